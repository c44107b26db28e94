// Shows what the site has to say about prices, in a browser whose owner asked for it. It keeps nothing
// and stands between nobody and the network.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const shown = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data.path, self.location.origin);
  // Whatever was sent, it leads to this site.
  if (target.origin === self.location.origin) event.waitUntil(self.clients.openWindow(target.href));
});
