// The service worker of signed-in people. Sign-out removes it (`Clear-Site-Data`). It answers no requests, so it keeps no page.

// Messages that could not be sent: features/communication/messages/outgoing.ts keeps them.
self.addEventListener("sync", (event) => {
  if (event.tag === "outgoing") event.waitUntil(sendKept());
});
// A page asks when it opens and when its line is back, for browsers without background sync.
self.addEventListener("message", (event) => event.waitUntil(sendKept().catch(() => {})));

/** One after another, oldest first. Throws when the site is out of reach; the browser then tries again later. */
async function sendKept() {
  const kept = await messages("readonly", (store) => store.getAll());
  for (const { id, account, conversationId, text } of kept.sort((a, b) => a.at - b.at)) {
    const answer = await fetch(`/messages/${conversationId}/send`, {
      method: "POST",
      body: new URLSearchParams({ intent: "send", id, account, message: text }),
      redirect: "manual",
    });
    if (answer.status >= 500) throw new Error("out of reach");
    // What is refused, or waits for a sign-in, stays: its page sends it again and says why.
    if (answer.ok) await messages("readwrite", (store) => store.delete(id));
  }
}

/** Runs one request on the kept messages. Without any there is no database yet, and none is made. */
function messages(mode, ask) {
  return new Promise((resolve) => {
    const opening = indexedDB.open("outgoing");
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const request = ask(opening.result.transaction("messages", mode).objectStore("messages"));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve([]);
      opening.result.close();
    };
  });
}

// Push notifications. What a push holds: app/platform/web-push.ts.
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data));
});

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

const shows = (link) => (page) => new URL(page.url).pathname === link;

/** A page in use that shows the thing itself needs no notification. A newer push about the same thing replaces it. */
async function show({ title, link, notificationId }) {
  if ((await pages()).some((page) => page.focused && shows(link)(page))) return;
  await self.registration.showNotification(title, {
    tag: link,
    renotify: true,
    icon: "/icon-192.png",
    data: { link, notificationId },
  });
}

/** Marks the notification as read, and brings a page that shows it to the front or opens one. */
async function openLink({ link, notificationId }) {
  if (notificationId) await markRead(notificationId);
  const page = (await pages()).find(shows(link));
  await (page ? page.focus() : self.clients.openWindow(link));
}

const markRead = (open) =>
  fetch("/notifications", {
    method: "POST",
    body: new URLSearchParams({ open }),
    redirect: "manual",
  }).catch(() => {});
