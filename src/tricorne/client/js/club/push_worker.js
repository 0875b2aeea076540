// @ts-check
/** Shows a notice when one comes, and opens its table when it is touched. */

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag: url, data: { url }, icon: "/client/icon.svg" }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data.url, worker.location.origin);
  event.waitUntil(worker.clients.openWindow(pathname));
});
