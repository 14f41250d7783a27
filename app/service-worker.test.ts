import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

/** public/sw.js in a browser that is made of what it uses. What needs a real one: tests/e2e/scripted/offline.spec.ts. */

interface OpenPage {
  url: string;
  focused?: boolean;
}

const LINK = "/messages/1";
const HERE = `https://laurel.test${LINK}`;
const SOURCE = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");

function worker(open: OpenPage[] = [], fails = false) {
  const did: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const pages = open.map(({ url, focused = false }) => ({
    url,
    focused,
    focus: async () => did.push(["focus", url]),
  }));
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
    clients: {
      matchAll: async (which: object) => {
        expect(which).toEqual({ type: "window", includeUncontrolled: true });
        return pages;
      },
      openWindow: async (link: string) => did.push(["open", link]),
    },
    registration: {
      showNotification: async (title: string, { tag, data }: Record<string, unknown>) =>
        did.push(["show", title, tag, data]),
    },
  };
  const fetch = async (address: string, { method, body }: { method: string; body: unknown }) => {
    did.push([method, address, String(body)]);
    if (fails) throw new TypeError("offline");
  };
  runInNewContext(SOURCE, { self, fetch, URL, URLSearchParams });
  /** Ends with everything that the event waits for. */
  const on = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
    return did;
  };
  const click = (data: object) =>
    on("notificationclick", { notification: { data, close: () => did.push("close") } });
  const push = (data: object) => on("push", { data: { json: () => data } });
  return { click, push };
}

test("a click on a notification opens its page where none is open", async () => {
  const elsewhere = [{ url: "https://laurel.test/messages/2" }, { url: "https://laurel.test/" }];
  expect(await worker(elsewhere).click({ link: LINK })).toEqual(["close", ["open", LINK]]);
});

test("a click brings the page that shows the thing to the front, whatever its query", async () => {
  const open = [{ url: "https://laurel.test/messages" }, { url: `${HERE}?at=3#message-3` }];
  expect(await worker(open).click({ link: LINK })).toEqual([
    "close",
    ["focus", `${HERE}?at=3#message-3`],
  ]);
});

test("a click marks the notification as read before its page is shown, and goes on without a line", async () => {
  const data = { link: LINK, notificationId: "n1" };
  const marked = ["POST", "/notifications", "open=n1"];
  for (const fails of [false, true])
    expect(await worker([], fails).click(data)).toEqual(["close", marked, ["open", LINK]]);
});

test("a push is shown once for each thing, and not to the person who looks at that thing", async () => {
  const push = { title: "Harrow wrote to you", link: LINK, notificationId: "n1" };
  const shown = ["show", push.title, LINK, { link: LINK, notificationId: "n1" }];
  expect(await worker([{ url: HERE, focused: true }]).push(push)).toEqual([]);
  expect(await worker([{ url: HERE }]).push(push), "in the background").toEqual([shown]);
  const other = { url: "https://laurel.test/messages/2", focused: true };
  expect(await worker([other]).push(push), "at another thread").toEqual([shown]);
});
