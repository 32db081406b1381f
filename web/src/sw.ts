/// <reference lib="webworker" />
// Keeps the client itself on the device: it opens at once, and without a network it can say so.
// Pages always come from the server first, so nobody plays with an old client by mistake.

// A module would need an import or export, which a classic worker cannot have.
const worker = globalThis as unknown as ServiceWorkerGlobalScope & {
  /** The files of this build, each named after its content. */
  FILES: string[];
};

const NAME = 'mastaba-';
const cacheName = NAME + fingerprint(worker.FILES.join());

/** The same files make the same name. */
function fingerprint(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = ((hash * 33) ^ letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(['/', ...worker.FILES]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(NAME) && name !== cacheName))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && url.pathname !== '/link')
    event.respondWith(fetch(request).catch(() => kept(new Request('/'))));
});

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
