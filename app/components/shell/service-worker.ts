import { paths } from "~/paths";

/** Has the service worker send what is kept for sending (public/sw.js). */
const sendStoredMessages = () =>
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("send"));

/** Starts the service worker once the page has nothing else to do. */
export function startServiceWorker() {
  if (!("serviceWorker" in navigator)) return;
  const start = () =>
    navigator.serviceWorker.register(paths.serviceWorker).then(sendStoredMessages, () => {});
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start, 2_000);
  window.addEventListener("online", sendStoredMessages);
}
