// @ts-check
/**
 * The part of the page that outlives it: it says honestly that one is offline, and shows notices. Code and tables always come
 * from the server; only the page for those who are offline is kept, and a new version of it replaces the old one.
 */

const worker = /** @type {any} */ (self);
/** The server writes the hash of these files here: another one is another worker. */
const VERSION = "shell-0";
const OFFLINE = "/client/offline.html";
const SHELL = [OFFLINE, "/client/js/offline.js", "/client/css/tokens.css", "/client/css/app.css", "/client/icon.svg"];

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forget().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (SHELL.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag: url + title, data: { url }, icon: "/client/icons/icon-192.png" }),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { pathname, hash } = new URL(event.notification.data.url, worker.location.origin);
  event.waitUntil(worker.clients.openWindow(pathname + hash));
});

async function keep() {
  const cache = await caches.open(VERSION);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: "reload" })));
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
}
