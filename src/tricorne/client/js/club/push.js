// @ts-check
/** Notices of this browser, also while no page is open. */
import { call } from "../app/api.js";

/** Whether this browser can show notices. */
export function browserCanPush() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask the person, then tell the server where this browser gets its notices. */
export async function startPush() {
  if ((await Notification.requestPermission()) !== "granted") return;
  const worker = await navigator.serviceWorker.register("/worker.js");
  const { key } = await call("/push-key");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await call("/me/pushes", { method: "POST", body: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** @param {string} text base64 for the web */
function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
