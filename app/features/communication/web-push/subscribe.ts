import { paths } from "~/paths";

/**
 * Subscribes this browser and hands the subscription to the server. A subscription from before belonged to an earlier
 * session, so a new one is made.
 * @returns why the server refuses this device; null if it gets push notifications now
 * @throws if the browser refuses, or the server cannot be reached
 */
export async function subscribe(publicKey: string) {
  await navigator.serviceWorker.register(paths.serviceWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const answer = await fetch(paths.pushSubscription, {
    method: "POST",
    body: new URLSearchParams({ endpoint, p256dh, auth }),
    redirect: "error",
  });
  if (answer.status >= 500) throw new Error(`status ${answer.status}`);
  return answer.ok ? null : (await answer.text()).trim();
}
