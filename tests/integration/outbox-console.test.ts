import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  discardRow,
  outboxPage,
  sendAgain,
  sendKindAgain,
  unsentRow,
} from "~/features/backoffice/consoles/outbox.server";
import { newId } from "~db/columns";
import { auditLogs, outbox } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeStaff } from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const adminContext = async () => commandContext(db, await makeStaff(db, ["admin"]));

/** A row of a kind that no sender of the tests knows. */
async function queue(values: Partial<typeof outbox.$inferInsert> = {}) {
  const id = newId();
  const now = Date.now();
  await db.write([
    db.orm.insert(outbox).values({
      id,
      kind: "test-kind",
      idempotencyKey: `test-kind:${id}`,
      payload: { to: "secret@test.laurel" },
      dueAt: now + 60_000,
      createdAt: now,
      ...values,
    }),
  ]);
  return id;
}

const SET_ASIDE = { attempts: 20, failedAt: Date.now(), lastError: "refused" };

const rowOf = async (id: string) => {
  const [[row]] = await db.read(db.orm.select().from(outbox).where(eq(outbox.id, id)));
  return row;
};

const auditRowsOf = async (resourceId: string) => {
  const [rows] = await db.read(
    db.orm
      .select({ action: auditLogs.action, userId: auditLogs.userId, detail: auditLogs.detail })
      .from(auditLogs)
      .where(eq(auditLogs.resourceId, resourceId)),
  );
  return rows;
};

const CONFLICT = { code: "conflict" };

test("what was set aside, fails and waits is told apart, without what it says", async () => {
  const ctx = await adminContext();
  const kind = `kind-${newId()}`;
  const rows = {
    "set-aside": await queue({ ...SET_ASIDE, kind }),
    failing: await queue({ kind, attempts: 2, lastError: "timeout" }),
    waiting: await queue({ kind }),
  };
  await queue({ kind, sentAt: Date.now() });
  for (const tab of ["set-aside", "failing", "waiting"] as const) {
    const before = rows["set-aside"].slice(0, 10);
    const page = await outboxPage(ctx, tab, before);
    expect(page.items.filter((row) => row.kind === kind).map(({ id }) => id)).toEqual([rows[tab]]);
    expect(page.kinds[tab].find((found) => found.kind === kind)?.n).toBe(1);
    expect(JSON.stringify(page)).not.toContain("secret@test.laurel");
  }
});

test("a row is sent again with all its attempts, and only while no drainer has it", async () => {
  const ctx = await adminContext();
  const id = await queue(SET_ASIDE);
  await sendAgain(ctx, id);
  expect(await rowOf(id)).toMatchObject({ attempts: 0, failedAt: null, dueAt: ctx.now });
  expect(await auditRowsOf(id)).toMatchObject([
    { action: "outbox_sent_again", userId: ctx.actor.personId, detail: { lastError: "refused" } },
  ]);
  const failing = await queue({ attempts: 3, lastError: "timeout" });
  await sendAgain(ctx, failing);
  expect(await rowOf(failing)).toMatchObject({ attempts: 0, dueAt: ctx.now });

  const underWay = await queue({ attempts: 1, leasedUntil: Date.now() + 60_000 });
  await expect(sendAgain(ctx, underWay)).rejects.toMatchObject(CONFLICT);
  const fresh = await queue();
  await expect(sendAgain(ctx, fresh)).rejects.toMatchObject(CONFLICT);
  expect(await auditRowsOf(fresh)).toEqual([]);
  const sent = await queue({ sentAt: Date.now() });
  await expect(sendAgain(ctx, sent)).rejects.toMatchObject({ code: "not_found" });
});

test("all of a kind that was set aside is sent again, and nothing else", async () => {
  const ctx = await adminContext();
  const kind = `kind-${newId()}`;
  const aside = [await queue({ ...SET_ASIDE, kind }), await queue({ ...SET_ASIDE, kind })];
  const [failing, other] = [await queue({ kind, attempts: 2 }), await queue(SET_ASIDE)];
  await sendKindAgain(ctx, kind);
  for (const id of aside) expect(await rowOf(id)).toMatchObject({ attempts: 0, failedAt: null });
  expect(await rowOf(failing)).toMatchObject({ attempts: 2 });
  expect((await rowOf(other))?.failedAt).not.toBeNull();
  await expect(sendKindAgain(ctx, kind)).rejects.toMatchObject(CONFLICT);
});

test("only what was set aside is discarded, once; the reason stays in the audit log", async () => {
  const ctx = await adminContext();
  const id = await queue(SET_ASIDE);
  const waiting = await queue({ attempts: 2 });
  await expect(discardRow(ctx, waiting, "No")).rejects.toMatchObject(CONFLICT);
  const results = await Promise.allSettled([
    discardRow(ctx, id, "The account is gone"),
    discardRow(ctx, id, "The account is gone"),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await rowOf(id)).toBeUndefined();
  expect(await auditRowsOf(id)).toMatchObject([
    { action: "outbox_discarded", detail: { reason: "The account is gone", lastError: "refused" } },
  ]);
});

test("moderators do none of it", async () => {
  const ctx = commandContext(db, await makeStaff(db, ["moderator"]));
  const id = await queue(SET_ASIDE);
  for (const tried of [
    () => outboxPage(ctx, "waiting", null),
    () => unsentRow(ctx, id),
    () => sendAgain(ctx, id),
    () => sendKindAgain(ctx, "test-kind"),
    () => discardRow(ctx, id, "No"),
  ])
    await expect(tried()).rejects.toMatchObject({ code: "forbidden" });
  await db.write([sql`delete from outbox where id = ${id}`]);
});
