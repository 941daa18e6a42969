const PAGE_LOCK = 'tessera.page';

/**
 * Keeps the product in the browser for offline play. A new version that was fetched earlier takes over here, while
 * nothing is shown yet and no other page of ours is open; so it never pulls the ground from under a game.
 */
export async function takeOverNewVersion(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('locks' in navigator)) return;
  const { held = [] } = await navigator.locks.query();
  const alone = !held.some((lock) => lock.name === PAGE_LOCK);
  void navigator.locks.request(PAGE_LOCK, { mode: 'shared' }, () => new Promise(() => {}));
  const registration = await navigator.serviceWorker.getRegistration();
  if (!alone || !registration?.waiting) return;
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  const tookOver = await Promise.race([
    new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done(true))),
    new Promise((done) => setTimeout(() => done(false), 1500)),
  ]);
  if (!tookOver) return;
  location.reload();
  await new Promise(() => {}); // the page is on its way out
}

export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Offline play is a gift: without it (a private window, a plain-http host) everything else works.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
