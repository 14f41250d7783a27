import type { Background } from "~/platform/context";
import type { Attempt } from "~/platform/outbox";
import { OUTBOX_HANDLERS } from "~/server/outbox";
import type { outbox } from "~db/schema";

type Row = Pick<typeof outbox.$inferSelect, "kind" | "payload" | "idempotencyKey">;

/** Sends one row of the outbox, as the Worker does, without a lease and a time limit. What fails is thrown. */
export async function sendRow(
  background: Pick<Background, "db" | "env" | "clock">,
  { kind, payload, idempotencyKey }: Row,
): Promise<void> {
  const handler = OUTBOX_HANDLERS[kind];
  if (!handler) throw new Error(`the outbox sends no ${kind}`);
  const { signal } = new AbortController();
  // The senders under test need neither rooms nor files.
  const attempt = { ...background, signal } as Attempt;
  await handler.send(attempt, handler.schema.parse(payload), idempotencyKey);
}
