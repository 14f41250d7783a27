import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authenticate, signIn } from "~/features/identity/accounts/sign-in.server";
import {
  emailLink,
  followEmailLink,
  requestEmailChange,
} from "~/features/identity/security/change-email.server";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { emailChanges, outbox, profiles, userSessions } from "~db/schema";
import { authContext, signedLink } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeBrand, type Person } from "../support/factories";
import { database } from "../support/own-database";
import { postedForm } from "../support/posted-form";
import { quickHash } from "../support/quick-password";
import { openSession } from "../support/sign-in";

const db = database();
const { orm } = db;
const PASSWORD = "correct horse";

async function asked() {
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  const newEmail = `${newId()}@new.laurel`;
  await requestEmailChange(commandContext(db, brand), newEmail);
  return { brand, newEmail, ...(await linksOf(brand)) };
}

const ask = (person: Person, newEmail: string, minutes = 0) =>
  requestEmailChange(
    { ...commandContext(db, person), now: Date.now() + minutes * MINUTE_MS },
    newEmail,
  );

async function linksOf({ userId }: Person) {
  const [rows] = await db.read(
    orm.select().from(emailChanges).where(eq(emailChanges.userId, userId)).orderBy(emailChanges.id),
  );
  const { id = "" } = rows.at(-1) ?? {};
  const link = (step: string) => signedLink(`${id} email-${step}`);
  return { old: await link("old"), fresh: await link("new"), undo: await link("undo") };
}

const follow = async (link: string, at = 0) => followEmailLink(await authContext(db, { at }), link);

const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error as { code: string; fields?: Record<string, string[]> },
  );

const emailOf = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    orm.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId)),
  );
  return row?.email;
};

const mailsTo = async (address: string) => {
  const [rows] = await db.read(orm.select().from(outbox).where(eq(outbox.kind, "mail")));
  return rows.filter(({ payload }) => payload.to === address).map(({ payload }) => payload.subject);
};

test("an address changes once both have confirmed it, in either order, and each link works once", async () => {
  for (const order of [
    ["old", "fresh"],
    ["fresh", "old"],
  ] as const) {
    const { brand, newEmail, ...links } = await asked();
    expect(await mailsTo(newEmail)).toEqual(["Confirm your new email"]);
    expect(await follow(links[order[0]])).toBe("confirmed");
    expect(await emailOf(brand)).toBe(brand.email);
    expect((await refused(follow(links[order[0]])))?.code, "twice").toBe("conflict");
    expect((await refused(follow(links.undo)))?.code, "not made yet").toBe("conflict");
    expect(await follow(links[order[1]])).toBe("changed");
    expect(await emailOf(brand)).toBe(newEmail);
    expect(await mailsTo(brand.email)).toContain("The email of your Laurel account was changed");
  }
});

test("taken, own and late addresses are refused", async () => {
  const { brand, old, fresh, newEmail } = await asked();
  const other = await makeBrand(db);
  for (const email of [other.email, brand.email]) {
    const error = await refused(ask(brand, email, 2));
    expect(error?.fields?.newEmail, email).toBeDefined();
  }
  expect((await refused(follow(old, 8 * DAY_MS)))?.code).toBe("conflict");
  expect(await emailLink(await authContext(db), `${old}x`), "forged").toBeNull();
  await follow(old);
  await makeBrand(db, { email: newEmail });
  expect((await refused(follow(fresh)))?.code, "taken in the meantime").toBe("conflict");
  expect(await emailOf(brand)).toBe(brand.email);

  await ask(brand, `${newId()}@new.laurel`, 2);
  expect((await refused(follow(fresh)))?.code, "replaced by a newer change").toBe("conflict");
});

test("an address that is not confirmed mails nobody", async () => {
  const brand = await makeBrand(db);
  await db.write([
    orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, brand.userId)),
  ]);
  const stranger = `${newId()}@new.laurel`;
  const error = await refused(ask(brand, stranger));
  expect(error?.fields?.newEmail?.[0]).toContain("Confirm your email first");
  expect(await mailsTo(stranger)).toEqual([]);
});

test("a person mails new addresses once a minute and five times a day, and each mailbox gets one mail a day", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const stranger = `${newId()}@new.laurel`;
  await ask(brand, stranger);
  expect((await refused(ask(brand, `${newId()}@new.laurel`)))?.code, "at once").toBe("limit");
  const again = await refused(ask(other, stranger));
  expect(again?.fields?.newEmail?.[0]).toContain("mailed this mailbox today");
  const tagged = await refused(ask(other, stranger.replace("@", "+tag@")));
  expect(tagged?.fields?.newEmail?.[0]).toContain("mailed this mailbox today");
  for (const minutes of [2, 4, 6, 8]) await ask(brand, `${newId()}@new.laurel`, minutes);
  expect((await refused(ask(brand, `${newId()}@new.laurel`, 10)))?.code, "a sixth").toBe("limit");
  expect(await mailsTo(stranger)).toHaveLength(1);
  await ask(brand, `${newId()}@new.laurel`, 25 * 60);
});

test("the first address undoes later changes too, and only its own link does", async () => {
  const { brand, old, fresh, undo } = await asked();
  for (const link of [old, fresh]) await follow(link);
  const [[moved]] = await db.read(
    orm.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, brand.userId)),
  );
  await ask({ ...brand, email: moved?.email ?? "" }, `${newId()}@third.laurel`, 2);
  const second = await linksOf(brand);
  for (const link of [second.old, second.fresh]) await follow(link);
  expect(await emailOf(brand)).toContain("third.laurel");
  expect(await follow(undo)).toBe("undone");
  expect(await emailOf(brand)).toBe(brand.email);
  expect((await refused(follow(second.undo)))?.code, "the later one").toBe("conflict");
});

test("the old address undoes it within 7 days, and locks the account", async () => {
  const { brand, old, fresh, undo } = await asked();
  await follow(old);
  await follow(fresh);
  await openSession(db, brand);
  expect((await refused(follow(undo, 8 * DAY_MS)))?.code).toBe("conflict");
  expect(await follow(undo, 6 * DAY_MS)).toBe("undone");
  expect(await emailOf(brand)).toBe(brand.email);
  const [sessions] = await db.read(
    orm.select().from(userSessions).where(eq(userSessions.userId, brand.userId)),
  );
  expect(sessions.every(({ revoked }) => revoked)).toBe(true);
  const ctx = await authContext(db);
  const { email } = brand;
  const entry = authenticate(ctx, postedForm({ email, password: PASSWORD })).then((proven) =>
    signIn(ctx, proven, false),
  );
  expect((await refused(entry))?.code, "the old password").toBe("invalid");
  expect(await mailsTo(brand.email)).toContain("Reset your Laurel password");
  expect((await refused(follow(undo)))?.code, "twice").toBe("conflict");
});
