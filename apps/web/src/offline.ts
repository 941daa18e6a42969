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
  if (!(await takeOver(registration.waiting, 1500))) return;
  location.reload();
  await new Promise(() => {}); // the page is on its way out
}

/**
 * Fetches the version that the server has now and goes over to it; loading the page again alone would bring the old one, which
 * is kept for offline play. While other pages of ours are open it stays as it is: they would lose the files they still need.
 */
export async function bringNewVersion(): Promise<'reloads' | 'other-pages' | 'failed'> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const waiting = registration && (await installed(registration));
    if (waiting) {
      const { held = [] } = (await navigator.locks?.query()) ?? {};
      if (held.filter((lock) => lock.name === PAGE_LOCK).length > 1) return 'other-pages';
      if (!(await takeOver(waiting, 10_000))) return 'failed';
    }
    location.reload();
    return 'reloads';
  } catch {
    // whatever broke, the reader is told that it did, and may try again
    return 'failed';
  }
}

/** The new version once all of it is here; undefined when there is none. */
function installed({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  if (!installing) return Promise.resolve(waiting ?? undefined);
  return new Promise((resolve, reject) => {
    const look = () => {
      if (installing.state === 'redundant') reject(new Error('The new version could not be fetched.'));
      else if (installing.state !== 'installing') resolve(installing);
    };
    installing.addEventListener('statechange', look);
    look();
  });
}

function takeOver(worker: ServiceWorker, patienceMs: number): Promise<boolean> {
  const done = new Promise<boolean>((resolve) => {
    // where no older one is in the way it may be at work by now
    const look = () => worker.state === 'activated' && resolve(true);
    worker.addEventListener('statechange', look);
    look();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), patienceMs);
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
  return done;
}

export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Offline play is a gift: without it (a private window, a plain-http host) everything else works.
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
