import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  objectToSuspension,
  upholdSuspension,
} from "~/features/backoffice/staff/objections.server";
import { addRole, removeRole, staffRoles } from "~/features/backoffice/staff/staff-roles.server";
import { suspendAccount } from "~/features/backoffice/staff/suspend-account.server";
import { NO_BRAND } from "~/features/identity/accounts/actor";
import { awaitsFirstAdmin, makeFirstAdmin } from "~/features/identity/accounts/first-admin.server";
import { newId } from "~db/columns";
import {
  auditLogs,
  brandProfiles,
  outbox,
  profiles,
  suspensions,
  userRoles,
  userSessions,
} from "~db/schema";
import { authContext, claimsAfter, env, signedLink } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { ownDatabase } from "../support/own-database";
import { openSession } from "../support/sign-in";

// The tests count all admins.
const db = ownDatabase();
afterAll(() => db.client.close());

const TOKEN = "a-token-of-the-environment-0123456789";
const withToken = async (token: string | undefined = TOKEN) => ({
  ...(await authContext(db)),
  env: { ...env, ADMIN_SETUP_TOKEN: token },
});
const form = (setupToken = TOKEN) => {
  const id = newId();
  return { id, setupToken, fullName: "Ada", email: `${id}@test.laurel`, password: "three words" };
};
const as = (person: Person) => commandContext(db, person);
const adminIds = async () => {
  const [rows] = await db.read(
    db.orm.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin")),
  );
  return rows.map(({ id }) => id);
};

test("without a token in the environment, or with another one, no admin is made", async () => {
  const without = { ...(await withToken()), env: { ...env, ADMIN_SETUP_TOKEN: undefined } };
  expect(await awaitsFirstAdmin(without)).toBe(false);
  await expect(makeFirstAdmin(without, form(""))).rejects.toMatchObject({ code: "invalid" });
  await expect(makeFirstAdmin(await withToken(), form(`${TOKEN}x`))).rejects.toMatchObject({
    fields: { setupToken: ["That isn't the setup token"] },
  });
  expect(await adminIds()).toEqual([]);
});

test("two first admins at once are one, and there is no second", async () => {
  expect(await awaitsFirstAdmin(await withToken())).toBe(true);
  const visits = [await withToken(), await withToken()];
  const made = await Promise.allSettled(visits.map((visit) => makeFirstAdmin(visit, form())));
  expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [id] = await adminIds();
  expect(await adminIds()).toHaveLength(1);
  const winner = visits[made.findIndex(({ status }) => status === "fulfilled")];
  // Staff without a second factor see its set-up alone: the session has no more than the password.
  expect(winner && (await claimsAfter(winner))).toMatchObject({
    uid: id,
    type: "staff",
    roles: ["admin"],
    level: "password",
  });
  expect(await audited(id ?? "", "admin_set_up")).toMatchObject([{ userId: id }]);
  expect(await awaitsFirstAdmin(await withToken())).toBe(false);
  await expect(makeFirstAdmin(await withToken(), form())).rejects.toMatchObject({
    code: "conflict",
  });
});

let admin: Person;
beforeAll(async () => {
  // The tests above need a database without an admin, so theirs is made by the first that asks.
  admin = { userId: "", type: "staff", ...NO_BRAND, roles: ["admin"], name: "", email: "" };
});
const theAdmin = async () => {
  if (!admin.userId) admin = await makeStaff(db, ["admin"]);
  return as(admin);
};

const audited = async (userId: string, action: string) => {
  const [rows] = await db.read(
    db.orm
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceId, userId), eq(auditLogs.action, action))),
  );
  return rows;
};

const openSessionsOf = async (userId: string) => {
  const [rows] = await db.read(
    db.orm
      .select({ id: userSessions.id })
      .from(userSessions)
      .where(and(eq(userSessions.userId, userId), eq(userSessions.revoked, false))),
  );
  return rows;
};

test("an unused account becomes staff, signs in again, and is told", async () => {
  const ctx = await theAdmin();
  const brand = await makeBrand(db);
  await openSession(db, brand);
  await addRole(ctx, { email: brand.email, role: "moderator" });
  const [[profile], left, [role]] = await db.read(
    db.orm.select().from(profiles).where(eq(profiles.id, brand.userId)),
    db.orm.select().from(brandProfiles).where(eq(brandProfiles.id, brand.brandId)),
    db.orm.select().from(userRoles).where(eq(userRoles.userId, brand.userId)),
  );
  expect(profile?.userType).toBe("staff");
  expect(left).toEqual([]);
  expect(role).toMatchObject({ role: "moderator", createdBy: ctx.actor.personId });
  expect(await openSessionsOf(brand.userId)).toEqual([]);
  expect(await audited(brand.userId, "role_added")).toMatchObject([
    { userId: ctx.actor.personId, detail: { role: "moderator", before: [], type: "brand" } },
  ]);
  const [queued] = await db.read(db.orm.select().from(outbox));
  const payloads = queued.map(({ payload }) => JSON.stringify(payload));
  expect(payloads.some((text) => text.includes(brand.email))).toBe(true);
  expect(payloads.some((text) => text.includes('"disconnect"'))).toBe(true);
  expect((await staffRoles(db)).find(({ userId }) => userId === brand.userId)).toMatchObject({
    role: "moderator",
    addedBy: ctx.actor.name,
  });
});

test("says why an account gets no role", async () => {
  const ctx = await theAdmin();
  const add = (email: string, role: "admin" | "moderator" = "moderator") =>
    addRole(ctx, { email, role });
  const notifications = (field: string, text: string) => ({ fields: { [field]: [text] } });
  await expect(add("nobody@test.laurel")).rejects.toMatchObject(
    notifications("email", "User not found with that email"),
  );
  const stranger = await makeBrand(db);
  await db.write([
    sql`update profiles set email_confirmed_at = null where id = ${stranger.userId}`,
  ]);
  await expect(add(stranger.email)).rejects.toMatchObject(
    notifications("email", "This account hasn't confirmed its email address yet"),
  );
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  await makeInvitation(db, await makeCampaign(db, brand.brandId), athlete.userId, "pending");
  for (const { email } of [brand, athlete])
    await expect(add(email)).rejects.toMatchObject({
      fields: { email: [expect.stringContaining("takes part in campaigns")] },
    });
  const suspended = await makeStaff(db);
  await db.write([sql`update profiles set status = 'suspended' where id = ${suspended.userId}`]);
  await expect(add(suspended.email, "admin")).rejects.toMatchObject(
    notifications("email", "This account is suspended"),
  );
  const moderator = await makeStaff(db);
  await expect(add(moderator.email)).rejects.toMatchObject(
    notifications("role", "They already have this role"),
  );
});

test("an account that begins to take part in the same moment stays what it is", async () => {
  const ctx = await theAdmin();
  const brand = await makeBrand(db);
  const staleForm = {
    ...db,
    async write(statements: Parameters<typeof db.write>[0]) {
      await makeCampaign(db, brand.brandId);
      return db.write(statements);
    },
  };
  await expect(
    addRole({ ...ctx, db: staleForm }, { email: brand.email, role: "admin" }),
  ).rejects.toMatchObject({ code: "conflict" });
  const [[profile], [own]] = await db.read(
    db.orm.select().from(profiles).where(eq(profiles.id, brand.userId)),
    db.orm.select().from(brandProfiles).where(eq(brandProfiles.id, brand.brandId)),
  );
  expect(profile?.userType).toBe("brand");
  expect(own).toBeDefined();
});

test("only an admin gives and takes roles, also not for themselves", async () => {
  await theAdmin();
  const moderator = await makeStaff(db, ["moderator"]);
  const others = [moderator, await makeBrand(db), await makeAthlete(db), await makeStaff(db, [])];
  for (const person of others) {
    await expect(addRole(as(person), { email: person.email, role: "admin" })).rejects.toMatchObject(
      { code: "forbidden" },
    );
    await expect(
      removeRole(as(person), { userId: admin.userId, role: "admin" }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }
});

test("takes a role away, which ends the sessions", async () => {
  const ctx = await theAdmin();
  const moderator = await makeStaff(db);
  await openSession(db, moderator);
  await removeRole(ctx, { userId: moderator.userId, role: "moderator" });
  expect(await openSessionsOf(moderator.userId)).toEqual([]);
  expect(await audited(moderator.userId, "role_removed")).toMatchObject([
    { detail: { role: "moderator", before: ["moderator"] } },
  ]);
  await expect(
    removeRole(ctx, { userId: moderator.userId, role: "moderator" }),
  ).rejects.toMatchObject({ code: "conflict" });
});

test.each([
  ["remove each other", 1, 0],
  ["leave", 0, 1],
] as const)("one admin stays when two %s at once", async (_, first, second) => {
  await db.write([sql`delete from user_roles where role = 'admin'`]);
  const both = [await makeStaff(db, ["admin"]), await makeStaff(db, ["admin"])] as const;
  const removed = await Promise.allSettled([
    removeRole(as(both[0]), { userId: both[first].userId, role: "admin" }),
    removeRole(as(both[1]), { userId: both[second].userId, role: "admin" }),
  ]);
  expect(removed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await adminIds()).toHaveLength(1);
});

test("the only admin who can sign in cannot leave", async () => {
  await db.write([sql`delete from user_roles where role = 'admin'`]);
  const [last, away] = [await makeStaff(db, ["admin"]), await makeStaff(db, ["admin"])];
  await db.write([sql`update profiles set status = 'suspended' where id = ${away.userId}`]);
  await expect(removeRole(as(last), { userId: last.userId, role: "admin" })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("only admin"),
  });
});

test("the only admin answers an objection to their own suspension", async () => {
  await db.write([sql`delete from user_roles where role = 'admin'`]);
  const [last, brand] = [await makeStaff(db, ["admin"]), await makeBrand(db)];
  await suspendAccount(as(last), brand.userId, "Spam");
  const [[row]] = await db.read(
    db.orm.select().from(suspensions).where(eq(suspensions.userId, brand.userId)),
  );
  await objectToSuspension(await authContext(db), await signedLink(row?.id ?? ""), "Not me");
  await upholdSuspension(as(last), brand.userId, "We looked again");
});

test("who has just lost the role gives none", async () => {
  const [one, two] = [await makeStaff(db, ["admin"]), await makeStaff(db, ["admin"])];
  const friend = await makeStaff(db);
  await removeRole(as(one), { userId: two.userId, role: "admin" });
  await expect(addRole(as(two), { email: friend.email, role: "admin" })).rejects.toMatchObject({
    code: "conflict",
  });
});
