// Told by the server that it is somebody's turn, or that they are invited. Part of the service worker.
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // a message that can't be read still means that something waits
  }
  const { type = 'your-turn', title = 'Tessera', body = '', path = '/online' } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icons/icon-192.png',
      // one for each table; what is told again is heard again
      tag: `${type} ${path}`,
      renotify: true,
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? '/online', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
    await (open ? open.focus() : self.clients.openWindow(url.href));
  };
  event.waitUntil(show());
});
