import { readEntry, writeEntry } from "~/components/kept/device-store";
import { KEPT_PREFIX } from "~/components/kept/kept-prefix";

/** A message on its way. */
export interface Outgoing {
  id: string;
  text: string;
  /** `waiting`: the line is down, it goes out when it is back. `failed`: it was refused, with the server's words. */
  state: "sending" | "sent" | "waiting" | "failed";
  error?: string;
}

/** One entry for each account and conversation; sign-out clears it with all that is kept. */
const keyFor = (account: string, conversationId: string) =>
  `${KEPT_PREFIX}${account}:messages/${conversationId}`;

/** What the device has kept of messages that were not sent. */
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

/** The key of a message that is written here: as the server would make one, of chance alone. */
export const newMessageId = () =>
  [...crypto.getRandomValues(new Uint8Array(26))].map((byte) => LETTERS[byte % 32]).join("");

type Answer = Pick<Outgoing, "state" | "error">;

/** Posts a message. It is stored once, however often it is posted. */
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
  // An outage is no refusal.
  if (answer.status >= 500) return { state: "waiting" };
  return { state: "failed", error: (isText && (await answer.text())) || "Error sending message" };
}
