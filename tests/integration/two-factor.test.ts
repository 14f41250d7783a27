import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestReset, resetPassword } from "~/features/identity/accounts/reset-password.server";
import { authenticate, signIn } from "~/features/identity/accounts/sign-in.server";
import { THROTTLES } from "~/features/identity/accounts/throttle";
import { removeTrustedDevice } from "~/features/identity/accounts/trusted-devices.server";
import { securityPage } from "~/features/identity/security/security-settings.server";
import {
  factorPage,
  replaceRecoveryCodes,
  turnOffFactor,
} from "~/features/identity/two-factor/factor.server";
import {
  cancelRemoval,
  cancelRemovalByLink,
  openRemoval,
  removeLostFactor,
  requestRemoval,
} from "~/features/identity/two-factor/factor-removal.server";
import { finishSignIn } from "~/features/identity/two-factor/finish-sign-in.server";
import { proveIdentity } from "~/features/identity/two-factor/prove-identity.server";
import { confirmSetUp, startSetUp } from "~/features/identity/two-factor/set-up.server";
import { newId } from "~db/columns";
import {
  accountTokens,
  factorRemovals,
  outbox,
  profiles,
  pushSubscriptions,
  recoveryCodes,
  securityEvents,
  totpFactors,
  userSessions,
} from "~db/schema";
import { createStaffCode, staffFactor } from "../../scripts/seed/staff-factor";
import { authContext, env, issuedCookies, signedLink } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeBrand, makeStaff, type Person } from "../support/factories";
import { codeOf, makeFactor, secretOf } from "../support/one-time-codes";
import { database } from "../support/own-database";
import { postedForm } from "../support/posted-form";
import { quickHash } from "../support/quick-password";
import { openSession } from "../support/sign-in";

const db = database();
const { orm } = db;
const PASSWORD = "correct horse";
const passwordHash = quickHash(PASSWORD);

let addresses = 0;
/** An address of its own, so that failures of other tests do not count. */
const somewhere = () => `203.0.113.${++addresses}`;

/** A brand that signs in with a code. */
async function guarded() {
  const person = await makeBrand(db, { passwordHash });
  return { ...person, secret: await makeFactor(db, person) };
}

/** The first step of signing in. `cookies` are what the browser has afterwards. */
async function givePassword({ email }: Person, { cookie = "", ip = somewhere() } = {}) {
  const ctx = await authContext(db, { cookie, ip });
  const level = await signIn(
    ctx,
    await authenticate(ctx, postedForm({ email, password: PASSWORD })),
    false,
  );
  // The first of two cookies of one name counts.
  return { level, cookies: `${issuedCookies(ctx)}; ${cookie}`, ip };
}

async function giveCode(
  { cookies, ip }: { cookies: string; ip: string },
  oneTimeCode: string,
  { trust = false, at = 0 } = {},
) {
  const ctx = await authContext(db, { cookie: cookies, ip, at });
  await finishSignIn(ctx, { oneTimeCode, trust });
  return ctx;
}

const claimsOf = async (cookies: string) => (await authContext(db, { cookie: cookies })).session;

const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error as { code: string; fields?: Record<string, string[]>; message: string },
  );

const eventsOf = async ({ userId }: Person) => {
  const [rows] = await db.read(
    orm.select().from(securityEvents).where(eq(securityEvents.userId, userId)),
  );
  return rows.map(({ kind }) => kind);
};

const mailsTo = async ({ email }: Person) => {
  const [rows] = await db.read(orm.select().from(outbox).where(eq(outbox.kind, "mail")));
  return rows.filter(({ payload }) => payload.to === email).map(({ payload }) => payload.subject);
};

test("an unconfirmed account sets up no second factor, but the first admin does", async () => {
  const [brand, admin] = [await makeBrand(db), await makeStaff(db, ["admin"])];
  for (const { userId } of [brand, admin])
    await db.write([
      orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, userId)),
    ]);
  await expect(startSetUp(commandContext(db, brand), env)).rejects.toThrow(
    "Confirm your email first",
  );
  const ctx = commandContext(db, admin);
  await db.write([orm.delete(totpFactors).where(eq(totpFactors.userId, admin.userId))]);
  await startSetUp(ctx, env);
  const page = await factorPage(ctx, env);
  if (page.state !== "pending") throw new Error("no set-up");
  expect(
    await confirmSetUp(await authContext(db), ctx, codeOf(secretOf(page.secret))),
  ).toHaveLength(10);
});

test("set-up: the key counts once a code has confirmed it, and ends all other sessions", async () => {
  const brand = await makeBrand(db, { passwordHash });
  const ctx = commandContext(db, brand);
  await openSession(db, brand);
  expect(await factorPage(ctx, env)).toEqual({ state: "off" });
  await startSetUp(ctx, env);
  const page = await factorPage(ctx, env);
  if (page.state !== "pending") throw new Error("no set-up");
  expect((await givePassword(brand)).level, "not confirmed").toBe("password");

  const auth = await authContext(db);
  const wrong = await refused(confirmSetUp(auth, ctx, "000000"));
  expect(wrong?.fields?.oneTimeCode?.[0]).toContain("isn't right");
  const code = codeOf(secretOf(page.secret));
  const codes = await confirmSetUp(auth, ctx, code);
  expect(new Set(codes).size).toBe(10);
  const [stored] = await db.read(
    orm.select().from(recoveryCodes).where(eq(recoveryCodes.userId, brand.userId)),
  );
  expect(stored).toHaveLength(10);
  expect(JSON.stringify(stored)).not.toContain(codes[0]);
  const [[factor], open] = await db.read(
    orm.select().from(totpFactors).where(eq(totpFactors.userId, brand.userId)),
    orm
      .select()
      .from(userSessions)
      .where(and(eq(userSessions.userId, brand.userId), eq(userSessions.revoked, false))),
  );
  expect(factor?.sealedSecret).not.toContain(page.secret.replaceAll(" ", ""));
  expect(open.map(({ level }) => level)).toEqual(["two_factor"]);
  expect((await refused(startSetUp(ctx, env)))?.code, "on already").toBe("conflict");

  const first = await givePassword(brand);
  const replayed = await refused(giveCode(first, code));
  expect(replayed?.fields?.oneTimeCode?.[0], "the code of the set-up").toContain("used already");
});

test("a set-up that is left in the middle ends", async () => {
  const brand = await makeBrand(db);
  const ctx = commandContext(db, brand);
  await startSetUp(ctx, env);
  const later = { ...ctx, now: ctx.now + 31 * 60_000 };
  expect((await factorPage(later, env)).state).toBe("off");
});

test("a session signs no one in after the password alone; a code replaces it", async () => {
  const brand = await guarded();
  const first = await givePassword(brand);
  expect(first.level).toBe("code_due");
  const waiting = await claimsOf(first.cookies);
  expect([waiting.claims, waiting.unfinished?.uid]).toEqual([null, brand.userId]);
  expect(first.cookies, "no known browser yet").not.toContain("device=");

  const done = await giveCode(first, codeOf(brand.secret));
  const { claims } = await claimsOf(issuedCookies(done));
  expect(claims).toMatchObject({ uid: brand.userId, level: "two_factor" });
  expect(claims?.sid).not.toBe(waiting.unfinished?.sid);
  const [rows] = await db.read(
    orm
      .select()
      .from(userSessions)
      .where(eq(userSessions.id, String(waiting.unfinished?.sid))),
  );
  expect(rows[0]).toMatchObject({ revoked: true, revokedReason: "Signed in again" });
});

test("a code is good once, also in parallel, and for one step either way", async () => {
  const brand = await guarded();
  const [one, two] = [await givePassword(brand), await givePassword(brand)];
  const code = codeOf(brand.secret);
  const results = await Promise.all([refused(giveCode(one, code)), refused(giveCode(two, code))]);
  expect(results.filter((result) => result === null)).toHaveLength(1);

  const third = await givePassword(brand);
  const at = (steps: number) => refused(giveCode(third, codeOf(brand.secret, steps)));
  expect((await at(-1))?.fields, "older than the last one").toBeDefined();
  expect((await at(3))?.fields, "too early").toBeDefined();
  expect(await at(1)).toBeNull();
});

test("a recovery code signs in once and is told by mail", async () => {
  const brand = await guarded();
  const [code = "", other = ""] = await replaceRecoveryCodes(commandContext(db, brand), env);
  await giveCode(await givePassword(brand), ` ${code.toUpperCase().replaceAll("-", " ")}`);
  const again = await refused(giveCode(await givePassword(brand), code));
  expect(again?.fields?.oneTimeCode).toBeDefined();
  expect(await eventsOf(brand)).toContain("recovery_code_used");
  expect(await mailsTo(brand)).toContain("A recovery code was used");

  await replaceRecoveryCodes(commandContext(db, brand), env);
  const replaced = await refused(giveCode(await givePassword(brand), other));
  expect(replaced?.fields?.oneTimeCode, "new codes replace the old ones").toBeDefined();
  const foreign = await guarded();
  const [mine = ""] = await replaceRecoveryCodes(commandContext(db, brand), env);
  const stolen = await refused(giveCode(await givePassword(foreign), mine));
  expect(stolen?.fields?.oneTimeCode, "another person's code").toBeDefined();
});

test("guesses wait, at the owner's other browser they do not", async () => {
  const brand = await guarded();
  const known = await giveCode(await givePassword(brand), codeOf(brand.secret));
  const attacker = await givePassword(brand);
  for (let i = 0; i < THROTTLES.pair.limit; i++)
    expect((await refused(giveCode(attacker, "000000")))?.code).toBe("invalid");
  const blocked = await refused(giveCode(attacker, codeOf(brand.secret, 1)));
  expect(blocked?.code).toBe("limit");
  expect(await eventsOf(brand)).toContain("many_failures");

  const owner = await givePassword(brand, { cookie: issuedCookies(known) });
  expect(await refused(giveCode(owner, codeOf(brand.secret, 1)))).toBeNull();
});

test("wrong codes do not count as wrong passwords", async () => {
  const brand = await guarded();
  const cookie = issuedCookies(await giveCode(await givePassword(brand), codeOf(brand.secret)));
  for (const from of [{ cookie }, { ip: somewhere() }]) {
    const first = await givePassword(brand, from);
    for (let i = 0; i < THROTTLES.pair.limit; i++) await refused(giveCode(first, "000000"));
    expect((await refused(giveCode(first, "000000")))?.code).toBe("limit");
    expect((await givePassword(brand, from)).level).toBe("code_due");
  }
});

test("the demo's staff sign in with the code that `npm run code` prints", async () => {
  const person = await makeBrand(db, { passwordHash });
  await db.write([orm.insert(totpFactors).values(await staffFactor(person.userId, Date.now()))]);
  const done = await giveCode(await givePassword(person), createStaffCode(Date.now()));
  expect((await claimsOf(issuedCookies(done))).claims?.uid).toBe(person.userId);
});

test("a trusted device needs no code until it is removed", async () => {
  const brand = await guarded();
  const done = await giveCode(await givePassword(brand), codeOf(brand.secret), { trust: true });
  const trusting = issuedCookies(done);
  const trusted = await givePassword(brand, { cookie: trusting });
  expect(trusted.level).toBe("two_factor");
  const { claims } = await claimsOf(trusted.cookies);
  expect(claims?.provedAt, "what matters still asks for one").toBe(0);
  const other = await guarded();
  expect((await givePassword(other, { cookie: trusting })).level, "one account").toBe("code_due");

  const { devices } = await securityPage(commandContext(db, brand));
  const id = devices[0]?.id ?? "";
  const foreign = await refused(removeTrustedDevice(commandContext(db, other), id));
  expect(foreign?.code).toBe("not_found");
  await removeTrustedDevice(commandContext(db, brand), id);
  expect((await givePassword(brand, { cookie: trusting })).level).toBe("code_due");
});

test("a password reset ends trust and asks for the code all the same", async () => {
  const brand = await guarded();
  const done = await giveCode(await givePassword(brand), codeOf(brand.secret), { trust: true });
  const ctx = await authContext(db, { ip: somewhere() });
  await requestReset(ctx, brand.email);
  const [[token]] = await db.read(
    orm.select().from(accountTokens).where(eq(accountTokens.userId, brand.userId)),
  );
  await resetPassword(ctx, await signedLink(token?.id ?? ""), PASSWORD);
  expect((await claimsOf(issuedCookies(ctx))).claims, "signed in by mail alone").toBeNull();
  expect((await givePassword(brand, { cookie: issuedCookies(done) })).level).toBe("code_due");
});

test("switching it off is told, lowers open sessions and ends those that wait", async () => {
  const brand = await guarded();
  const done = await giveCode(await givePassword(brand), codeOf(brand.secret));
  const waiting = await givePassword(brand);
  const auth = await authContext(db, { cookie: issuedCookies(done) });
  const sid = String(auth.session.claims?.sid);
  await turnOffFactor(auth, commandContext(db, brand));
  expect((await claimsOf(issuedCookies(auth))).claims).toMatchObject({ sid, level: "password" });
  const [rows] = await db.read(
    orm.select().from(userSessions).where(eq(userSessions.userId, brand.userId)),
  );
  expect(rows.find(({ id }) => id === sid)).toMatchObject({ level: "password", revoked: false });
  const waitingId = (await claimsOf(waiting.cookies)).unfinished?.sid;
  expect(rows.find(({ id }) => id === waitingId)?.revoked).toBe(true);
  expect(await eventsOf(brand)).toContain("two_factor_off");
  expect(await mailsTo(brand)).toContain("Two-factor sign-in is off");
  expect((await givePassword(brand)).level).toBe("password");
});

test("identity is proven by a code where one is due, else by the password", async () => {
  const brand = await guarded();
  const done = await giveCode(await givePassword(brand), codeOf(brand.secret));
  const auth = await authContext(db, { cookie: issuedCookies(done), at: 60_000 });
  const actor = { ...brand, personId: brand.userId, sessionId: String(auth.session.claims?.sid) };
  const byPassword = await refused(proveIdentity(auth, actor, { password: PASSWORD }));
  expect(byPassword?.fields).toEqual({ oneTimeCode: ["Enter a code"] });
  const before = auth.session.claims?.provedAt ?? 0;
  await proveIdentity(auth, actor, { oneTimeCode: codeOf(brand.secret, 2) });
  const { claims } = await claimsOf(issuedCookies(auth));
  expect(claims?.provedAt).toBeGreaterThan(before);

  const plain = await makeBrand(db, { passwordHash });
  const signed = await givePassword(plain);
  const own = await authContext(db, { cookie: signed.cookies, at: 60_000 });
  const self = { ...plain, personId: plain.userId, sessionId: String(own.session.claims?.sid) };
  const wrong = await refused(proveIdentity(own, self, { password: "wrong" }));
  expect(wrong?.fields?.password).toBeDefined();
  await proveIdentity(own, self, { password: PASSWORD });
  const { claims: proven } = await claimsOf(issuedCookies(own));
  const [[row]] = await db.read(
    orm
      .select()
      .from(userSessions)
      .where(eq(userSessions.id, String(proven?.sid))),
  );
  expect(row?.provedAt).toBe(proven?.provedAt);
});

test("a proof of identity begins a new session, with the device's pushes, and ends the old one", async () => {
  const plain = await makeBrand(db, { passwordHash });
  const signed = await givePassword(plain);
  const auth = await authContext(db, { cookie: signed.cookies, at: 60_000 });
  const old = String(auth.session.claims?.sid);
  const device = { id: newId(), endpoint: `https://push.example/${old}`, p256dh: "k", auth: "a" };
  const { userId } = plain;
  await db.write([
    orm
      .insert(pushSubscriptions)
      .values({ ...device, userId, sessionId: old, createdAt: Date.now() }),
  ]);
  await proveIdentity(
    auth,
    { ...plain, personId: plain.userId, sessionId: old },
    { password: PASSWORD },
  );
  const { claims } = await claimsOf(issuedCookies(auth));
  expect(claims?.sid).not.toBe(old);
  const [[before], [moved]] = await db.read(
    orm.select().from(userSessions).where(eq(userSessions.id, old)),
    orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device.id)),
  );
  expect([before?.revoked, moved?.sessionId]).toEqual([true, claims?.sid]);
});

const HOUR_MS = 60 * 60 * 1000;

test("a lost factor goes 72 hours after it was reported, if nobody objects", async () => {
  const brand = await guarded();
  const first = await givePassword(brand);
  const asking = await authContext(db, { cookie: first.cookies });
  await requestRemoval(asking);
  await requestRemoval(asking);
  expect(await mailsTo(brand), "once").toEqual(["Two-factor sign-in will be turned off"]);
  const early = await authContext(db, { cookie: first.cookies, at: 10 * 60_000 });
  expect((await refused(removeLostFactor(early)))?.code).toBe("conflict");

  // The session of the first step is over by then.
  const ctx = await authContext(db, { ip: somewhere(), at: 72 * HOUR_MS + 60_000 });
  const { email } = brand;
  await signIn(ctx, await authenticate(ctx, postedForm({ email, password: PASSWORD })), false);
  const cookie = issuedCookies(ctx);
  const done = await authContext(db, { cookie, at: 72 * HOUR_MS + 60_000 });
  await removeLostFactor(done);
  expect((await claimsOf(issuedCookies(done))).claims).toMatchObject({ level: "password" });
  expect(await factorPage(commandContext(db, brand), env)).toEqual({ state: "off" });
  expect(await mailsTo(brand)).toContain("Two-factor sign-in is off");
  expect(await eventsOf(brand)).toContain("factor_removal_asked");
});

test("the way back is cancelled by a session, by the mail and by a code", async () => {
  const brand = await guarded();
  const waiting = await givePassword(brand);
  const auth = await authContext(db, { cookie: waiting.cookies });
  const open = async () => {
    const [rows] = await db.read(openRemoval(orm, brand.userId));
    return rows.length;
  };
  const linkOf = async () => {
    const [rows] = await db.read(
      orm.select().from(factorRemovals).where(eq(factorRemovals.userId, brand.userId)),
    );
    return signedLink(rows.find(({ closedAt }) => closedAt === null)?.id ?? "");
  };
  await requestRemoval(auth);
  await cancelRemoval(auth, commandContext(db, brand));
  expect(await open()).toBe(0);
  expect((await refused(cancelRemoval(auth, commandContext(db, brand))))?.code).toBe("conflict");

  await requestRemoval(auth);
  const other = commandContext(db, await guarded());
  expect((await refused(cancelRemoval(auth, other)))?.code, "another account").toBe("conflict");
  const link = await linkOf();
  expect((await refused(cancelRemovalByLink(auth, `${link}x`)))?.code).toBe("conflict");
  expect(await open()).toBe(1);
  await cancelRemovalByLink(auth, link);
  expect(await open()).toBe(0);
  expect((await refused(cancelRemovalByLink(auth, link)))?.code, "once").toBe("conflict");

  await requestRemoval(auth);
  expect((await refused(cancelRemovalByLink(auth, link)))?.code, "of one before").toBe("conflict");
  const late = await authContext(db, { cookie: waiting.cookies, at: 5 * 60_000 });
  await giveCode(waiting, codeOf(brand.secret));
  expect(await open()).toBe(0);
  expect((await refused(removeLostFactor(late)))?.code).toBe("conflict");
});
