import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import {
  endImpersonation,
  IMPERSONATION_MS,
  logImpersonatedPage,
  stopImpersonation,
} from "~/features/backoffice/staff/impersonation.server";
import { suspendAccount } from "~/features/backoffice/staff/suspend-account.server";
import { contextFor } from "~/server/context";
import { impersonations, profiles, userRoles, userSessions } from "~db/schema";
import { env, issuedCookie, variables } from "../support/auth-context";
import { makeBrand, type Person } from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { ownServer } from "../support/own-database";
import { seeAsPorts } from "../support/ports";
import { makeLooker, REASON } from "../support/see-as";

// These tests end what every session sees, also those of other tests.
const { db, stack, stop } = await ownServer(seeAsPorts);
afterAll(stop);

const notesTo = async ({ userId }: Person) => {
  const rows = await notificationsOf(db, userId);
  return rows.map(({ title, message }) => `${title}: ${message}`);
};

test("an admin sees as a person for 15 minutes, and the person is told once, with the reason", async () => {
  const [admin, brand] = [await makeLooker(db), await makeBrand(db)];
  await admin.start(brand);
  expect(await admin.sees()).toBe(brand.userId);
  expect(await admin.sees(IMPERSONATION_MS + 1000)).toBeUndefined();
  expect(await notesTo(brand)).toEqual([]);
  for (const run of [1, 2]) {
    await endImpersonation({ db, clock: () => Date.now() + IMPERSONATION_MS + 1000 });
    expect(await notesTo(brand), String(run)).toEqual([expect.stringContaining(REASON)]);
  }
});

test("stopping ends it at once; twice is as good as once", async () => {
  const [admin, brand] = [await makeLooker(db), await makeBrand(db)];
  await admin.start(brand);
  const click = () => stopImpersonation(admin.context, admin.ctx);
  await Promise.all([click(), click()]);
  expect(await admin.sees()).toBeUndefined();
  expect(await notesTo(brand)).toHaveLength(1);
});

test("signing out ends it within a minute, and the person is told", async () => {
  const [admin, brand] = [await makeLooker(db), await makeBrand(db)];
  await admin.start(brand);
  await endImpersonation({ db, clock: Date.now });
  expect(await notesTo(brand)).toEqual([]);
  const { sessionId } = admin.ctx.actor;
  await db.write([
    db.orm.update(userSessions).set({ revoked: true }).where(eq(userSessions.id, sessionId)),
  ]);
  await endImpersonation({ db, clock: Date.now });
  expect(await notesTo(brand)).toHaveLength(1);
});

test("of two starts at the same moment one holds, and the other is told so", async () => {
  const [admin, brand, other] = [await makeLooker(db), await makeBrand(db), await makeBrand(db)];
  const starts = await Promise.allSettled([admin.start(brand), admin.start(other)]);
  const lost = starts.filter((start) => start.status === "rejected");
  expect(lost.map(({ reason }) => reason.message)).toEqual([
    "You're seeing Laurel as someone already.",
  ]);
});

test("whatever runs for the session that sees, the database takes audit rows alone", async () => {
  const [admin, brand] = [await makeLooker(db), await makeBrand(db)];
  await admin.start(brand);
  const work: unknown[] = [];
  const context = await contextFor(
    new Request(env.APP_ORIGIN, { headers: { Cookie: issuedCookie(admin.context).cookie } }),
    { ...variables, DATABASE_URL: stack.databaseUrl } as never,
    { waitUntil: (done: unknown) => work.push(done) } as never,
  );
  expect(context.session.claims?.uid).toBe(brand.userId);
  const rename = db.orm
    .update(profiles)
    .set({ fullName: "Changed" })
    .where(eq(profiles.id, brand.userId));
  await expect(context.db.write([rename])).rejects.toMatchObject({ code: "forbidden" });
  const [[row]] = await db.read(
    db.orm.select().from(profiles).where(eq(profiles.id, brand.userId)),
  );
  expect(row?.fullName).toBe(brand.name);
  context.runInBackground(async () => {});
  expect(work).toEqual([]);
  await logImpersonatedPage(context);
  await stopImpersonation(admin.context, admin.ctx);
  // The cookie from before changes nothing either.
  await expect(context.db.write([rename])).rejects.toMatchObject({ code: "forbidden" });
});

test("moderators cannot, and staff, oneself and suspended accounts are refused", async () => {
  const [admin, moderator, brand] = [
    await makeLooker(db),
    await makeLooker(db, ["moderator"]),
    await makeBrand(db),
  ];
  await expect(moderator.start(brand)).rejects.toMatchObject({ code: "forbidden" });
  await expect(admin.start(moderator.person)).rejects.toMatchObject({ code: "forbidden" });
  await expect(admin.start(admin.person)).rejects.toMatchObject({ code: "forbidden" });
  await suspendAccount(admin.ctx, brand.userId, "Spam");
  await expect(admin.start(brand)).rejects.toMatchObject({ code: "conflict" });
  const [rows] = await db.read(
    db.orm.select().from(impersonations).where(eq(impersonations.userId, brand.userId)),
  );
  expect(rows).toEqual([]);
});

test("it ends with the person's suspension or deletion, and with the admin's role", async () => {
  const [admin, brand, other] = [await makeLooker(db), await makeBrand(db), await makeBrand(db)];
  await admin.start(brand);
  await suspendAccount(admin.ctx, brand.userId, "Spam");
  expect(await admin.sees()).toBeUndefined();
  await stopImpersonation(admin.context, admin.ctx);
  await admin.start(other);
  const setClosed = (closedAt: number | null) =>
    db.write([db.orm.update(profiles).set({ closedAt }).where(eq(profiles.id, other.userId))]);
  await setClosed(Date.now());
  expect(await admin.sees()).toBeUndefined();
  await setClosed(null);
  expect(await admin.sees()).toBe(other.userId);
  await db.write([db.orm.delete(userRoles).where(eq(userRoles.userId, admin.person.userId))]);
  expect(await admin.sees()).toBeUndefined();
});
