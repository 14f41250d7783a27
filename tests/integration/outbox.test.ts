import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { readEnv } from "~/platform/env";
import { drainOutbox, queuePush } from "~/platform/jobs";
import type { Push } from "~/platform/push";
import type { Rooms } from "~/platform/realtime";
import { newId } from "~db/columns";
import { outbox } from "~db/schema";
import { localVariables } from "../../scripts/stack.mjs";
import { database } from "../support/acting";
import { integrationPorts } from "../support/ports";

const db = database();
const env = readEnv(localVariables(integrationPorts, { appEnv: "test" }));

/** Long past, so that these rows are due before any other test's. */
const LONG_AGO = 1;

const push = (name: string): Push => ({ room: "review", name, event: { type: "content-changed" } });

const worker = (deliver: (push: Push) => Promise<void>, at = LONG_AGO) => ({
  db,
  env,
  rooms: { deliver } as Rooms,
  clock: () => at,
});

test("senders at the same time send every row once", async () => {
  const names = Array.from({ length: 120 }, () => newId());
  await db.write(names.map((name) => queuePush(push(name), LONG_AGO)));
  const sent: string[] = [];
  const deliver = async ({ name }: Push) => {
    sent.push(name);
  };
  const counts = await Promise.all([1, 2, 3, 4].map(() => drainOutbox(worker(deliver))));
  expect(counts.reduce((a, b) => a + b)).toBe(120);
  expect(sent.sort()).toEqual(names.sort());
});

test("what could not be sent comes back later, and names its reason", async () => {
  const name = newId();
  await db.write([queuePush(push(name), LONG_AGO)]);
  const broken = async () => {
    throw new Error("no such room");
  };
  expect(await drainOutbox(worker(broken))).toBe(0);
  const row = async () => {
    const [[found]] = await db.read(
      db.orm
        .select()
        .from(outbox)
        .where(like(outbox.payload, `%${name}%`)),
    );
    return found;
  };
  const failed = await row();
  expect(failed).toMatchObject({ attempts: 1, sentAt: null, lastError: "no such room" });
  expect(await drainOutbox(worker(async () => {}))).toBe(0);
  await drainOutbox(worker(async () => {}, failed?.dueAt));
  expect(await row()).toMatchObject({ attempts: 2, sentAt: failed?.dueAt, lastError: null });
  await db.write([db.orm.delete(outbox).where(eq(outbox.id, failed?.id ?? ""))]);
});
