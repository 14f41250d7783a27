import { readEntry, writeEntry } from "~/components/kept/device-store";
import { KEPT_PREFIX } from "~/components/kept/kept-prefix";

/** A message that the server has not stored yet. */
export interface Outgoing {
  id: string;
  text: string;
  /** `waiting`: offline; it is sent when the connection is back. `failed`: refused, with the server's error text. */
  state: "sending" | "sent" | "waiting" | "failed";
  error?: string;
}

/** The storage key, one for each account and conversation. Sign-out clears it with all other kept data. */
const keyFor = (account: string, conversationId: string) =>
  `${KEPT_PREFIX}${account}:messages/${conversationId}`;

/** Reads the unsent messages that are kept on the device. */
export function keptMessages(account: string, conversationId: string): Outgoing[] {
  const { id: ids = [], text = [] } = readEntry(keyFor(account, conversationId)) ?? {};
  return ids.map((id, i) => ({ id, text: text[i] ?? "", state: "waiting" }));
}

export function keepMessages(account: string, conversationId: string, queue: readonly Outgoing[]) {
  const unsent = queue.filter(({ state }) => state !== "sent");
  writeEntry(
    keyFor(account, conversationId),
    unsent.length === 0
      ? {}
      : { id: unsent.map(({ id }) => id), text: unsent.map(({ text }) => text) },
  );
}

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** A random message id, in the format of the server's ids. */
export const newMessageId = () =>
  [...crypto.getRandomValues(new Uint8Array(26))].map((byte) => LETTERS[byte % 32]).join("");

type Answer = Pick<Outgoing, "state" | "error">;

/** Posts a message. The server stores it once, even if it is posted again. */
export async function postMessage(
  address: string,
  { id, text }: Pick<Outgoing, "id" | "text">,
): Promise<Answer> {
  const body = new URLSearchParams({ intent: "send", id, message: text });
  const answer = await fetch(address, { method: "POST", body, redirect: "error" }).catch(
    () => null,
  );
  if (!answer) return { state: "waiting" };
  if (answer.ok) return { state: "sent" };
  const isText = answer.headers.get("Content-Type")?.startsWith("text/plain");
  // A server error is not a refusal, so the message is sent again later.
  if (answer.status >= 500) return { state: "waiting" };
  return { state: "failed", error: (isText && (await answer.text())) || "Error sending message" };
}
