// Shows what the site has to say about prices, in a browser whose owner asked for it. It keeps nothing
// and stands between nobody and the network.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = read(event.data);
  const shown = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** A push must show something: browsers put a notice of their own in the place of silence. */
function read(data) {
  const nothing = {
    title: 'Price alert',
    body: 'A price you wait for has moved.',
    path: '/alerts',
  };
  try {
    return { ...nothing, ...data.json() };
  } catch {
    return nothing;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data.path, self.location.origin);
  // Whatever was sent, it leads to this site.
  if (target.origin === self.location.origin) event.waitUntil(show(target.href));
});

/** The page, in the window that shows it already or in a new one. */
async function show(href) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === href);
  await (open ? open.focus() : self.clients.openWindow(href));
}
