import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Writes packed twins of what packs well: the server sends them to browsers that can unpack them. */
function packed(folder: string): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(css|html|js|json|svg|webmanifest)$/.test(file)) continue;
        const plain = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(plain));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}

/** Tells the service worker which files this build is made of, so that a new build is a new worker. */
function listed(): Plugin {
  return {
    name: 'listed',
    apply: 'build',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const files = Object.keys(bundle).filter(
        (file) => /\.(css|js|woff2)$/.test(file) && file !== 'sw.js',
      );
      worker.code = `self.FILES=${JSON.stringify(files.sort().map((file) => `/${file}`))};${worker.code}`;
    },
  };
}

/** Beside the server that serves it, so that a wheel carries it. */
const built = path('../src/mastaba/server/client');

export default defineConfig({
  plugins: [svelte(), listed(), packed(built)],
  resolve: {
    alias: {
      $protocol: path('./src/generated/protocol.ts'),
      // The catalogues of the games and the server are the client's as well.
      $mastaba: path('../src/mastaba'),
      $: path('./src'),
    },
  },
  build: {
    outDir: built,
    emptyOutDir: true,
    // Small files stay files: the server's content policy allows no inline data but pictures.
    assetsInlineLimit: 0,
    // The largest, in kB: physics and drawing of the bowl, which only a table with a bowl fetches.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      input: { main: path('index.html'), sw: path('src/sw.ts') },
      output: {
        // A service worker keeps its address; everything else is named after its content.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/sound': { target: 'http://127.0.0.1:8000' },
    },
  },
});
