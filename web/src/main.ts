import './app/fonts.css';
import './app/theme.css';
import './art/ornaments.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { session } from './app/session.svelte.ts';
import { settings } from './app/settings.svelte.ts';
import { words } from './app/words.svelte.ts';

// Who is playing is not needed to draw the page; without the server the pages say so themselves.
session.recall().catch(() => undefined);
await words.speak(settings.liking.language);
mount(App, { target: document.body });

// After an update the server no longer has the parts of the old client: start afresh, once.
window.addEventListener('vite:preloadError', () => {
  const address = new URL(location.href);
  if (address.searchParams.has('afresh')) return;
  address.searchParams.set('afresh', '1');
  location.replace(address);
});

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
