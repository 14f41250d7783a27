import { createStore, del, set, values } from "idb-keyval";
import { paths } from "~/paths";
import { DAY_MS } from "~/platform/durations";

/** A message that the server has not stored yet. */
export interface Outgoing {
  id: string;
  text: string;
  /** `waiting`: offline; it is sent when the connection is back. `failed`: refused, with the server's error text. */
  state: "sending" | "sent" | "waiting" | "failed";
  error?: string;
}

/** Whose message it is, and where it goes. */
interface Address {
  account: string;
  conversationId: string;
}

/** An unsent message as the device keeps it. The service worker reads it, too (public/sw.js). */
interface StoredMessage extends Address {
  id: string;
  text: string;
  at: number;
}

const MAX_AGE_MS = 7 * DAY_MS;

/** Sign-out clears it with all other kept data. */
const store = createStore("outgoing", "messages");

/** Reads the unsent messages of a conversation, oldest first. Those of any account that are too old are deleted. */
export async function loadStoredMessages(address: Address): Promise<Outgoing[]> {
  const all = await values<StoredMessage>(store).catch(() => []);
  const isOld = ({ at }: StoredMessage) => at < Date.now() - MAX_AGE_MS;
  for (const stored of all) if (isOld(stored)) deleteStoredMessage(stored.id);
  return all
    .filter(
      (stored) =>
        stored.account === address.account &&
        stored.conversationId === address.conversationId &&
        !isOld(stored),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ id, text }) => ({ id, text, state: "waiting" }));
}

/** Without storage the message lives as long as the page. */
export function storeMessage(address: Address, { id, text }: Pick<Outgoing, "id" | "text">) {
  // Finer than a millisecond, so that messages keep their order.
  const at = performance.timeOrigin + performance.now();
  set(id, { ...address, id, text, at } satisfies StoredMessage, store).catch(() => {});
}

export function deleteStoredMessage(id: string) {
  del(id, store).catch(() => {});
}

/** Has the browser wake the service worker when the line is back, also if no page is open. Chromium only. */
export function registerBackgroundSync() {
  navigator.serviceWorker?.ready
    .then((registration) =>
      (registration as ServiceWorkerRegistration & { sync?: SyncManager }).sync?.register(
        "outgoing",
      ),
    )
    .catch(() => {});
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** A random message id, in the format of the server's ids. */
export const newMessageId = () =>
  [...crypto.getRandomValues(new Uint8Array(26))].map((byte) => LETTERS[byte % 32]).join("");

type Answer = Pick<Outgoing, "state" | "error">;

/** Posts a message. The server stores it once, even if it is posted again. */
export async function postMessage(
  { account, conversationId }: Address,
  { id, text }: Pick<Outgoing, "id" | "text">,
): Promise<Answer> {
  const answer = await fetch(paths.conversationSend(conversationId), {
    method: "POST",
    body: new URLSearchParams({ intent: "send", id, account, message: text }),
    redirect: "error",
  }).catch(() => null);
  if (!answer) return { state: "waiting" };
  if (answer.ok) return { state: "sent" };
  const isText = answer.headers.get("Content-Type")?.startsWith("text/plain");
  // A server error is not a refusal, so the message is sent again later.
  if (answer.status >= 500) return { state: "waiting" };
  return { state: "failed", error: (isText && (await answer.text())) || "Error sending message" };
}
