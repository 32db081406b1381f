// Keeps what a page shows fresh for as long as somebody looks at it.

const EVERY = 60_000;
/** Coming back to a page is told twice, as a focus and as a change of what is visible. */
const AT_ONCE = 1000;

/** Load again each minute while the page is visible, and whenever somebody comes back to it. */
export function keepFresh(load: () => void): () => void {
  let loaded = Date.now();
  const again = (age: number) => {
    if (document.visibilityState !== 'visible' || Date.now() - loaded < age) return;
    loaded = Date.now();
    load();
  };
  const cameBack = () => again(AT_ONCE);
  const timer = setInterval(() => again(AT_ONCE), EVERY);
  window.addEventListener('focus', cameBack);
  document.addEventListener('visibilitychange', cameBack);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', cameBack);
    document.removeEventListener('visibilitychange', cameBack);
  };
}
