import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestReset, resetPassword } from "~/features/identity/accounts/reset-password.server";
import { authenticate, signIn } from "~/features/identity/accounts/sign-in.server";
import {
  addPasskey,
  listPasskeys,
  removePasskey,
} from "~/features/identity/passkeys/passkey-list.server";
import {
  signInWithPasskey,
  writeWithPasskey,
} from "~/features/identity/passkeys/write-with-passkey.server";
import { lockAccount } from "~/features/identity/security/secure-account.server";
import { finishSignIn } from "~/features/identity/two-factor/finish-sign-in.server";
import { proveIdentity } from "~/features/identity/two-factor/prove-identity.server";
import { accountTokens, auditLogs, outbox, passkeys, profiles, securityEvents } from "~db/schema";
import { authContext, claimsAfter, issuedCookies, signedLink } from "../support/auth-context";
import { makeAuthenticator, makeChallenge, makePasskey } from "../support/authenticator";
import { commandContext } from "../support/command-context";
import { makeBrand, type Person } from "../support/factories";
import { makeFactor } from "../support/one-time-codes";
import { database } from "../support/own-database";
import { postedForm } from "../support/posted-form";
import { quickHash } from "../support/quick-password";

const db = database();
const { orm } = db;
const PASSWORD = "correct horse";
const passwordHash = quickHash(PASSWORD);

let addresses = 0;
/** An address of its own, so that failures of other tests do not count. */
const somewhere = () => `198.51.100.${++addresses}`;

const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error as { code: string; message: string },
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

type Device = Awaited<ReturnType<typeof makePasskey>>;
type Ceremony = Partial<Parameters<Device["sign"]>[0]>;

/** Signs in with the passkey. `uses` is what the device counts; `given` replaces parts of what it signs. */
async function enter(device: Device, given: Ceremony = {}, { uses = 0, at = 0 } = {}) {
  const ctx = await authContext(db, { ip: somewhere() });
  const challenge = await makeChallenge(ctx, null);
  const answer = await device.sign({ challenge, ...given }, uses);
  const later = await authContext(db, { ip: somewhere(), at });
  await signInWithPasskey(later, answer, false);
  return { ctx: later, answer };
}

/** The first step of signing in, with the password. */
async function givePassword({ email }: Person) {
  const ctx = await authContext(db, { ip: somewhere() });
  await signIn(ctx, await authenticate(ctx, postedForm({ email, password: PASSWORD })), false);
  return authContext(db, { cookie: issuedCookies(ctx), ip: somewhere() });
}

test("a passkey is added once, told by mail, and signs in with a proof that is fresh", async () => {
  const brand = await makeBrand(db, { passwordHash });
  const ctx = commandContext(db, brand);
  const auth = await authContext(db);
  const device = await makeAuthenticator();
  const challenge = await makeChallenge(auth, brand.userId);
  const made = { name: "Phone", passkey: await device.create({ challenge }) };
  await addPasskey(auth, ctx, made);
  expect((await refused(addPasskey(auth, ctx, made)))?.code, "sent twice").toBe("conflict");
  const [[stored]] = await db.read(listPasskeys(ctx));
  expect(stored).toMatchObject({ name: "Phone", lastUsedAt: null });
  expect(await eventsOf(brand)).toEqual(["passkey_added"]);
  expect(await mailsTo(brand)).toEqual(["A passkey was added to your Laurel account"]);

  const { ctx: visit } = await enter({ ...device, rowId: String(stored?.id) });
  const claims = await claimsAfter(visit);
  expect(claims).toMatchObject({ uid: brand.userId, level: "password" });
  expect(Date.now() - Number(claims?.provedAt)).toBeLessThan(60_000);
  expect(await eventsOf(brand), "the alert of a password sign-in").toContain("new_device");
  const [rows] = await db.read(
    orm.select().from(auditLogs).where(eq(auditLogs.userId, brand.userId)),
  );
  expect(rows.map(({ action }) => action)).toEqual(["passkey_added", "signed_in"]);
});

test("an account whose address is not confirmed adds none, and none outlives a reset by mail", async () => {
  const brand = await makeBrand(db, { passwordHash });
  const ctx = commandContext(db, brand);
  const auth = await authContext(db);
  const device = await makeAuthenticator();
  const add = async () => {
    const challenge = await makeChallenge(auth, brand.userId);
    const passkey = await device.create({ challenge });
    return addPasskey(auth, ctx, { name: "Phone", passkey });
  };
  const setConfirmed = (emailConfirmedAt: number | null) =>
    db.write([orm.update(profiles).set({ emailConfirmedAt }).where(eq(profiles.id, brand.userId))]);
  await setConfirmed(null);
  expect((await refused(add()))?.message).toContain("Confirm your email first");
  await setConfirmed(Date.now());
  await add();

  await requestReset(auth, brand.email);
  const [[token]] = await db.read(
    orm.select().from(accountTokens).where(eq(accountTokens.userId, brand.userId)),
  );
  await resetPassword(await authContext(db), await signedLink(String(token?.id)), "battery staple");
  expect((await db.read(listPasskeys(ctx)))[0]).toEqual([]);
});

test("with an authenticator app on, a passkey is both factors at sign-in, the second step and a proof", async () => {
  const brand = await makeBrand(db, { passwordHash });
  await makeFactor(db, brand);
  const device = await makePasskey(db, brand);
  const { ctx } = await enter(device);
  expect((await claimsAfter(ctx))?.level).toBe("two_factor");

  const first = await givePassword(brand);
  expect(first.session.claims).toBeNull();
  const challenge = await makeChallenge(first, brand.userId);
  const passkey = await device.sign({ challenge });
  await finishSignIn(first, { passkey, trust: false });
  const claims = await claimsAfter(first);
  expect(claims).toMatchObject({ uid: brand.userId, level: "two_factor" });

  const again = await authContext(db, { cookie: issuedCookies(first), ip: somewhere() });
  const own = { ...brand, personId: brand.userId, sessionId: String(claims?.sid) };
  const proof = await device.sign({ challenge: await makeChallenge(again, brand.userId) });
  await proveIdentity(again, own, { passkey: proof });
  expect((await claimsAfter(again))?.sid).not.toBe(claims?.sid);
});

test("an answer counts once, also in parallel, and for five minutes", async () => {
  const brand = await makeBrand(db);
  const device = await makePasskey(db, brand);
  const { answer } = await enter(device);
  const replay = await refused(signInWithPasskey(await authContext(db), answer, false));
  expect(replay?.message).toContain("sent twice");

  const [one, two] = [await authContext(db), await authContext(db)];
  const both = await device.sign({ challenge: await makeChallenge(one, null) });
  const results = await Promise.all(
    [one, two].map((ctx) => refused(signInWithPasskey(ctx, both, false))),
  );
  expect(results.filter((result) => result === null)).toHaveLength(1);

  expect(await refused(enter(device, {}, { at: 4 * 60_000 }))).toBeNull();
  expect((await refused(enter(device, {}, { at: 6 * 60_000 })))?.message).toContain("too long");
});

test("a challenge takes the answer of the person it was given to, and only theirs", async () => {
  const [brand, other] = [await makeBrand(db, { passwordHash }), await makeBrand(db)];
  await makeFactor(db, brand);
  const [own, foreign] = [await makePasskey(db, brand), await makePasskey(db, other)];
  const step = async (device: Device, userId: string | null) => {
    const first = await givePassword(brand);
    const challenge = await makeChallenge(first, userId);
    return refused(
      finishSignIn(first, { passkey: await device.sign({ challenge }), trust: false }),
    );
  };
  expect((await step(own, other.userId))?.code, "another person's challenge").toBe("conflict");
  expect((await step(own, null))?.code, "a challenge of the sign-in").toBe("conflict");
  expect((await step(foreign, brand.userId))?.message, "another person's passkey").toContain(
    "don't know this passkey",
  );
  expect(await step(own, brand.userId)).toBeNull();

  const ctx = await authContext(db, { ip: somewhere() });
  const bound = await own.sign({ challenge: await makeChallenge(ctx, brand.userId) });
  expect((await refused(signInWithPasskey(ctx, bound, false)))?.code).toBe("conflict");
});

test("another site, another key, an unverified holder and an unknown passkey are refused", async () => {
  const brand = await makeBrand(db);
  const device = await makePasskey(db, brand);
  const message = "That passkey didn't work. Try again, or use another way.";
  const because = async (given: Ceremony) => (await refused(enter(device, given)))?.message;
  expect(await because({ origin: "https://laurel.evil.example" }), "origin").toBe(message);
  expect(await because({ rpId: "evil.example" }), "RP id").toBe(message);
  expect(await because({ isVerified: false }), "unverified").toBe(message);
  const forged = { ...(await makeAuthenticator()), rowId: "" };
  const named = async (...args: Parameters<Device["sign"]>) =>
    (await forged.sign(...args)).replaceAll(forged.id, device.id);
  expect((await refused(enter({ ...forged, sign: named })))?.message, "key").toBe(message);
  expect((await refused(enter(forged)))?.message, "unknown").toContain("don't know this passkey");
  const nonsense = await authContext(db);
  for (const text of ["", "{}", "null", JSON.stringify({ id: "a" })])
    expect((await refused(signInWithPasskey(nonsense, text, false)))?.code).toBe("invalid");
  expect(await refused(enter(device))).toBeNull();
});

test("a passkey whose count goes back is refused and told", async () => {
  const brand = await makeBrand(db);
  const device = await makePasskey(db, brand, 7);
  expect(await refused(enter(device, {}, { uses: 8 }))).toBeNull();
  for (const uses of [8, 3, 0])
    expect((await refused(enter(device, {}, { uses })))?.message).toContain("copied");
  expect(await eventsOf(brand)).toContain("passkey_copied");
  expect(await mailsTo(brand)).toContain("We refused one of your passkeys");
  const [[row]] = await db.read(orm.select().from(passkeys).where(eq(passkeys.id, device.rowId)));
  expect(row?.counter).toBe(8);

  const events = await eventsOf(brand);
  expect((await refused(enter(device, { isVerified: false }, { uses: 1 })))?.message).toContain(
    "didn't work",
  );
  expect(await eventsOf(brand), "what is not signed raises nothing").toEqual(events);
});

test("wrong answers wait like wrong passwords", async () => {
  const brand = await makeBrand(db);
  const device = await makePasskey(db, brand);
  const ip = somewhere();
  const attempt = async (given: Ceremony) => {
    const ctx = await authContext(db, { ip });
    const challenge = await makeChallenge(ctx, null);
    return refused(signInWithPasskey(ctx, await device.sign({ challenge, ...given }), false));
  };
  for (let i = 0; i < 5; i++) expect((await attempt({ isVerified: false }))?.code).toBe("invalid");
  expect((await attempt({}))?.code).toBe("limit");
  expect(await eventsOf(brand)).toContain("many_failures");
  expect(await refused(enter(device)), "elsewhere").toBeNull();
});

test("a suspended account and a locked one are refused", async () => {
  const brand = await makeBrand(db, { passwordHash });
  const device = await makePasskey(db, brand);
  const set = (status: "active" | "suspended") =>
    db.write([orm.update(profiles).set({ status }).where(eq(profiles.id, brand.userId))]);
  await set("suspended");
  expect((await refused(enter(device)))?.message).toContain("suspended");
  await set("active");
  const visit = await authContext(db, { ip: somewhere() });
  const answer = await device.sign({ challenge: await makeChallenge(visit, null) });
  const meanwhile = writeWithPasskey(visit, null, answer, async () => {
    await set("suspended");
    const audit = { action: "signed_in", resourceType: "session", resourceId: "" } as const;
    return { effects: [], audit };
  });
  expect((await refused(meanwhile))?.code, "suspended meanwhile").toBe("conflict");
  await set("active");
  const auth = await authContext(db);
  await db.write(lockAccount(auth, brand.userId, [], Date.now(), "Owner reported a sign-in"));
  expect((await refused(enter(device)))?.message).toContain("don't know this passkey");
});

test("only its owner removes a passkey; the removal is told by mail", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const device = await makePasskey(db, brand);
  const auth = await authContext(db);
  const foreign = await refused(removePasskey(auth, commandContext(db, other), device.rowId));
  expect(foreign?.code).toBe("not_found");
  expect(await refused(enter(device))).toBeNull();
  await removePasskey(auth, commandContext(db, brand), device.rowId);
  expect((await refused(enter(device)))?.message).toContain("don't know this passkey");
  expect(await mailsTo(brand)).toContain("A passkey was removed from your Laurel account");
});

test("a person has at most ten passkeys, and one is one person's", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const auth = await authContext(db);
  const taken = await makePasskey(db, other);
  const add = async (device: Pick<Device, "create">, given: Ceremony = {}) => {
    const challenge = await makeChallenge(auth, brand.userId);
    const passkey = await device.create({ challenge, ...given });
    return refused(addPasskey(auth, commandContext(db, brand), { name: "Key", passkey }));
  };
  expect((await add(taken))?.message).toContain("added already");
  expect((await add(await makeAuthenticator(), { isVerified: false }))?.code).toBe("invalid");
  expect((await add(await makeAuthenticator(), { origin: "https://evil.example" }))?.code).toBe(
    "invalid",
  );
  for (let i = 0; i < 9; i++) await makePasskey(db, brand);
  expect(await add(await makeAuthenticator())).toBeNull();
  expect((await add(await makeAuthenticator()))?.message).toContain("up to 10 passkeys");
});
