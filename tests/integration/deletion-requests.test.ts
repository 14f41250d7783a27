import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  addRequest,
  closeRequest,
  deletionQueue,
  openDeletions,
  startDeletion,
} from "~/features/backoffice/own-data/requests.server";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { accountDeletions, deletionRequests } from "~db/schema";
import { commandContext } from "../support/command-context";
import { makeActiveDeal, makeAthlete, makeStaff } from "../support/factories";
import { database } from "../support/own-database";

const db = database();
const staff = commandContext(db, await makeStaff(db, ["admin"]));

const TODAY = new Date().toISOString().slice(0, 10);

async function request(email: string, receivedOn = TODAY) {
  const id = newId();
  await addRequest(staff, { id, email, receivedOn });
  return id;
}

const shown = async (id: string) => (await deletionQueue(staff)).find((one) => one.id === id);

test("a request is acknowledged by mail, shows its dates, and goes when it is done", async () => {
  const email = `${newId()}@gone.laurel`;
  const before = await openDeletions(db);
  const id = await request(email);
  expect(await openDeletions(db)).toMatchObject({ n: before.n + 1, oldest: expect.any(Number) });
  const [mails] = await db.read(
    db.orm.all<{ subject: string }>(
      sql`select payload ->> '$.subject' as subject from outbox where json_valid(payload) and payload ->> '$.to' = ${email}`,
    ),
  );
  expect(mails).toEqual([{ subject: "We've got your deletion request" }]);
  expect(await shown(id)).toMatchObject({
    ...{ email, hasAccount: false, isLate: false, isOverdue: false },
    dueAt: Date.parse(TODAY) + 30 * DAY_MS,
  });
  await closeRequest(staff, id);
  expect(await shown(id)).toBeUndefined();
  expect((await openDeletions(db)).n).toBe(before.n);
  await expect(closeRequest(staff, id)).rejects.toMatchObject({ code: "conflict" });
});

test("a request that was entered late says so, and one that is over its 30 days", async () => {
  const days = (n: number) => new Date(Date.now() - n * DAY_MS).toISOString().slice(0, 10);
  expect(await shown(await request("a@gone.laurel", days(3)))).toMatchObject({
    isLate: true,
    isOverdue: false,
  });
  expect(await shown(await request("b@gone.laurel", days(31)))).toMatchObject({ isOverdue: true });
});

test("the account under the address is closed for 14 days, unless something keeps it, and never one of staff", async () => {
  const athlete = await makeAthlete(db);
  const id = await request(athlete.email);
  await startDeletion(staff, id);
  expect(await shown(id)).toMatchObject({ hasAccount: true, isClosed: true });
  const [[deletion]] = await db.read(
    db.orm.select().from(accountDeletions).where(eq(accountDeletions.userId, athlete.userId)),
  );
  expect(deletion?.dueAt).toBeGreaterThan(Date.now() + 13 * DAY_MS);
  await expect(startDeletion(staff, id)).rejects.toMatchObject({ code: "conflict" });

  const { brand } = await makeActiveDeal(db);
  await expect(startDeletion(staff, await request(brand.email))).rejects.toMatchObject({
    code: "conflict",
  });
  const colleague = await request((await makeStaff(db)).email);
  await expect(startDeletion(staff, colleague)).rejects.toMatchObject({ code: "not_found" });
});

test("only administrators handle requests", async () => {
  const moderator = commandContext(db, await makeStaff(db));
  const athlete = commandContext(db, await makeAthlete(db));
  const form = { id: newId(), email: "c@gone.laurel", receivedOn: TODAY };
  await expect(addRequest(athlete, form)).rejects.toMatchObject({ code: "forbidden" });
  const id = await request("d@gone.laurel");
  await expect(closeRequest(athlete, id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(startDeletion(athlete, id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(startDeletion(moderator, id)).rejects.toMatchObject({ code: "forbidden" });
  const [[stored]] = await db.read(
    db.orm.select().from(deletionRequests).where(eq(deletionRequests.id, id)),
  );
  expect(stored?.closedAt).toBeNull();
});
