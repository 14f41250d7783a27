import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changePassword } from "~/features/accounts/change-password.server";
import {
  canConfirm,
  confirmEmail,
  resendConfirmation,
} from "~/features/accounts/confirm-email.server";
import { canReset, requestReset, resetPassword } from "~/features/accounts/reset-password.server";
import type { SignUp } from "~/features/accounts/schema";
import { sessionCheck } from "~/features/accounts/session.server";
import { leave, signOut } from "~/features/accounts/sessions.server";
import { lookUp, proveAccount, signIn } from "~/features/accounts/sign-in.server";
import { signUp } from "~/features/accounts/sign-up.server";
import { LIMITS, waitAfter } from "~/features/accounts/throttle";
import { countFailure, throttleKeys } from "~/features/accounts/throttle.server";
import { type Claims, StaleSession } from "~/platform/session";
import { newId } from "~db/columns";
import {
  accountTokens,
  athleteProfiles,
  auditLogs,
  brandProfiles,
  outbox,
  profiles,
  signInThrottles,
  userSessions,
} from "~db/schema";
import { database } from "../support/acting";
import { answered, claimsAfter, signedLink, visit } from "../support/visit";

const db = database();
const { orm } = db;

const PASSWORD = "correct horse";
const HOUR_MS = 60 * 60 * 1000;

let addresses = 0;
/** An address nobody else has used, so that failures of other tests do not count. */
const somewhere = () => `198.51.100.${++addresses}`;

const brandForm = (values: Partial<SignUp> = {}): SignUp => {
  const id = newId();
  const person = { id, fullName: "Ada North", email: `${id}@test.laurel`, password: PASSWORD };
  return { type: "brand", companyName: "Northlight", ...person, ...values } as SignUp;
};

async function newcomer() {
  const form = brandForm();
  const first = await visit(db);
  await signUp(first, form);
  return { ...form, claims: (await claimsAfter(first)) as Claims, cookie: answered(first).cookie };
}

async function enter(
  email: string,
  password: string,
  options: Parameters<typeof visit>[1] & { remember?: boolean } = {},
) {
  const visited = await visit(db, options);
  const proven = await proveAccount(visited, await lookUp(visited, email), password);
  await signIn(visited, proven, options.remember ?? false);
  return visited;
}

/** Failed tries, as sign-in counts them, without the work of comparing passwords. */
async function fail(email: string, times: number, { ip = somewhere(), at = 0 } = {}) {
  const { env } = await visit(db);
  const keys = await throttleKeys(env.SESSION_SECRET, email, ip);
  for (let i = 0; i < times; i++) await db.write(countFailure(keys, Date.now() + at));
}

const holds = (claims: Claims) => sessionCheck(db, Date.now(), () => {})(claims);

const tokensOf = async (userId: string, purpose: "confirm_email" | "reset_password") => {
  const [rows] = await db.read(
    orm
      .select()
      .from(accountTokens)
      .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)))
      .orderBy(accountTokens.id),
  );
  return rows;
};

const newestToken = async (userId: string, purpose: "confirm_email" | "reset_password") =>
  (await tokensOf(userId, purpose)).at(-1)?.id ?? "";

const mailsTo = async (email: string) => {
  const [rows] = await db.read(orm.select().from(outbox).where(eq(outbox.kind, "mail")));
  return rows.filter(({ payload }) => payload.to === email);
};

const rejection = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error as { code: string; message: string; fields?: object; retryAfter?: number },
  );

test("signing up makes profile, side, session, audit row and one mail", async () => {
  const athlete = { ...brandForm(), type: "athlete" as const, sport: "Rowing" };
  const visited = await visit(db);
  await signUp(visited, athlete);
  const [[profile], [side], [session], [trail]] = await db.read(
    orm.select().from(profiles).where(eq(profiles.id, athlete.id)),
    orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, athlete.id)),
    orm.select().from(userSessions).where(eq(userSessions.userId, athlete.id)),
    orm.select().from(auditLogs).where(eq(auditLogs.userId, athlete.id)),
  );
  expect(profile).toMatchObject({ userType: "athlete", subscriptionTier: "free" });
  expect(profile?.emailConfirmedAt).toBeNull();
  expect(side?.sport).toBe("Rowing");
  expect(trail?.action).toMatch(/signed_up|email_confirmation_requested/);
  expect((await claimsAfter(visited))?.sid).toBe(session?.id);
  expect(await mailsTo(athlete.email)).toHaveLength(1);

  const brand = await newcomer();
  const [[company]] = await db.read(
    orm.select().from(brandProfiles).where(eq(brandProfiles.userId, brand.id)),
  );
  expect(company?.companyName).toBe("Northlight");
});

test("the same form sent twice at once makes one account and two ways in", async () => {
  const form = brandForm();
  const visits = await Promise.all([visit(db), visit(db), visit(db)]);
  await Promise.all(visits.map((visited) => signUp(visited, form)));
  for (const visited of visits) expect((await claimsAfter(visited))?.uid).toBe(form.id);
  expect(await mailsTo(form.email)).toHaveLength(1);
});

test("a taken e-mail is told at its field, also to somebody who knows the password", async () => {
  const taken = await newcomer();
  const error = await rejection(signUp(await visit(db), brandForm({ email: taken.email })));
  expect(error?.fields).toHaveProperty("email");
});

test("the same form with another password opens nothing", async () => {
  const { id, email } = await newcomer();
  const visited = await visit(db, { ip: somewhere() });
  const error = await rejection(signUp(visited, brandForm({ id, email, password: "guessed" })));
  expect(error?.code).toBe("invalid");
  expect(await claimsAfter(visited)).toBeNull();
});

test("signing in ends the session this browser had, and makes a new one", async () => {
  const { email, claims, cookie } = await newcomer();
  const visited = await enter(email, PASSWORD, { cookie });
  const fresh = (await claimsAfter(visited)) as Claims;
  expect(fresh.sid).not.toBe(claims.sid);
  expect(await holds(claims)).toBeNull();
  expect(await holds(fresh)).toMatchObject({ sid: fresh.sid, email });
});

test("remembered for 30 days, or until the browser closes and a day at most", async () => {
  const { email } = await newcomer();
  const remembered = await enter(email, PASSWORD, { remember: true });
  const brief = await enter(email, PASSWORD);
  const days = (claims: Claims | null) => ((claims?.expiresAt ?? 0) - Date.now()) / (24 * HOUR_MS);
  expect(answered(remembered).attributes).toContainEqual(expect.stringMatching(/^Max-Age=25919/));
  expect(answered(brief).attributes.join()).not.toMatch(/Max-Age|Expires/);
  expect(days(await claimsAfter(remembered))).toBeCloseTo(30, 2);
  expect(days(await claimsAfter(brief))).toBeCloseTo(1, 2);
});

test("a known and an unknown e-mail are refused alike", async () => {
  const { email } = await newcomer();
  const known = await rejection(enter(email, "wrong one", { ip: somewhere() }));
  const unknown = await rejection(enter("nobody@test.laurel", "wrong one", { ip: somewhere() }));
  expect(known?.message).toBe(unknown?.message);
  expect([known?.code, unknown?.code]).toEqual(["invalid", "invalid"]);
});

test.each(["known", "unknown"])(
  "five failures make a %s account wait, longer each time",
  async (kind) => {
    const email = kind === "known" ? (await newcomer()).email : `${newId()}@test.laurel`;
    for (let i = 0; i < LIMITS.account; i++)
      expect((await rejection(enter(email, "wrong one", { ip: somewhere() })))?.code).toBe(
        "invalid",
      );
    const blocked = await rejection(enter(email, PASSWORD, { ip: somewhere() }));
    expect(blocked?.code).toBe("limit");
    expect(blocked?.message).toContain("30 seconds");
    expect(blocked?.retryAfter).toBe(30);

    const later = { at: waitAfter(LIMITS.account, LIMITS.account) + 1000 };
    await rejection(enter(email, "wrong one", { ip: somewhere(), ...later }));
    const longer = await rejection(enter(email, PASSWORD, { ip: somewhere(), ...later }));
    expect(longer?.retryAfter).toBeGreaterThan(50);
  },
);

test("the right password after the wait clears the account's count", async () => {
  const { email } = await newcomer();
  await fail(email, LIMITS.account);
  await enter(email, PASSWORD, { ip: somewhere(), at: 31_000 });
  expect((await rejection(enter(email, "no", { ip: somewhere(), at: 31_000 })))?.code).toBe(
    "invalid",
  );
  await enter(email, PASSWORD, { ip: somewhere(), at: 31_000 });
});

test("one address that tries many accounts waits, and an own account does not free it", async () => {
  const ip = somewhere();
  const own = await newcomer();
  for (let i = 1; i < LIMITS.address; i++) await fail(`${newId()}@test.laurel`, 1, { ip });
  await enter(own.email, PASSWORD, { ip });
  await fail(`${newId()}@test.laurel`, 1, { ip });
  expect((await rejection(enter(own.email, PASSWORD, { ip })))?.code).toBe("limit");
  await enter(own.email, PASSWORD, { ip: somewhere() });
});

test("failures an hour old count no more", async () => {
  const { email } = await newcomer();
  await fail(email, LIMITS.account - 1);
  await fail(email, 1, { at: HOUR_MS + 1000 });
  await enter(email, PASSWORD, { ip: somewhere(), at: HOUR_MS + 2000 });
});

test("guesses side by side all count, and a right one among them comes too late", async () => {
  const { email } = await newcomer();
  const late = await visit(db, { ip: somewhere() });
  const proven = await proveAccount(late, await lookUp(late, email), PASSWORD);
  await Promise.all(Array.from({ length: LIMITS.account }, () => fail(email, 1)));
  expect((await rejection(signIn(late, proven, false)))?.code).toBe("limit");
  expect(await claimsAfter(late)).toBeNull();
});

test("of guesses side by side, the answer to the right one is the answer to a wrong one", async () => {
  const { email } = await newcomer();
  const [right, wrong] = [
    await visit(db, { ip: somewhere() }),
    await visit(db, { ip: somewhere() }),
  ];
  const proven = await proveAccount(right, await lookUp(right, email), PASSWORD);
  const attempt = await lookUp(wrong, email);
  await fail(email, LIMITS.account);
  const late = await rejection(signIn(right, proven, false));
  const refused = await rejection(proveAccount(wrong, attempt, "wrong one"));
  expect([refused?.code, refused?.message]).toEqual([late?.code, late?.message]);
});

test("who leaves is signed out for good; an old cookie asks to be run again first", async () => {
  const { claims, cookie } = await newcomer();
  const visited = await visit(db, { cookie });
  const write = () => Promise.reject(new StaleSession());
  await expect(leave({ ...visited, db: { ...db, write } })).rejects.toThrow(StaleSession);
  expect(answered(visited).cookie).toBe("");
  await leave(visited);
  expect(await holds(claims)).toBeNull();
});

test("throttle rows name nobody", async () => {
  await fail(`${newId()}@test.laurel`, 1);
  const [rows] = await db.read(orm.select({ key: signInThrottles.key }).from(signInThrottles));
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

test("a reset works once, ends every session, lifts the wait, and signs in", async () => {
  const { id, email, claims } = await newcomer();
  await fail(email, LIMITS.account);
  await requestReset(await visit(db), email);
  const link = await signedLink(await newestToken(id, "reset_password"));

  // Looking is not using.
  expect(await canReset(await visit(db), link)).toBe(true);
  expect(await canReset(await visit(db), link)).toBe(true);

  const visited = await visit(db);
  await resetPassword(visited, link, "battery staple");
  expect(await holds(claims)).toBeNull();
  expect(await holds((await claimsAfter(visited)) as Claims)).not.toBeNull();
  await enter(email, "battery staple", { ip: somewhere() });
  expect((await rejection(enter(email, PASSWORD, { ip: somewhere() })))?.code).toBe("invalid");

  expect(await canReset(await visit(db), link)).toBe(false);
  const again = await rejection(resetPassword(await visit(db), link, "third password"));
  expect(again?.code).toBe("conflict");
  expect(await mailsTo(email)).toHaveLength(3);
});

test("two resets with one link at once: one wins", async () => {
  const { id, email } = await newcomer();
  await requestReset(await visit(db), email);
  const link = await signedLink(await newestToken(id, "reset_password"));
  const outcomes = await Promise.all(
    ["first password", "second password"].map(async (password) =>
      rejection(resetPassword(await visit(db), link, password)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome !== null)?.code).toBe("conflict");
});

test("a reset link is refused when it is old, forged, or made for something else", async () => {
  const { id, email } = await newcomer();
  await requestReset(await visit(db), email);
  const tokenId = await newestToken(id, "reset_password");
  const link = await signedLink(tokenId);
  const old = await visit(db, { at: HOUR_MS + 1000 });
  expect(await canReset(old, link)).toBe(false);
  expect((await rejection(resetPassword(old, link, "battery staple")))?.code).toBe("conflict");
  const other = await signedLink(await newestToken(id, "confirm_email"));
  for (const forged of ["", tokenId, `${link}x`, other])
    expect((await rejection(resetPassword(await visit(db), forged, "battery staple")))?.code).toBe(
      "conflict",
    );
  await enter(email, PASSWORD, { ip: somewhere() });
});

test("asking for a reset writes the same for a stranger, without a mail; one mail a minute", async () => {
  const { id, email } = await newcomer();
  const stranger = `${newId()}@test.laurel`;
  await requestReset(await visit(db), stranger);
  expect(await mailsTo(stranger)).toEqual([]);
  await requestReset(await visit(db), email);
  await requestReset(await visit(db), email);
  expect(await tokensOf(id, "reset_password")).toHaveLength(1);
  await requestReset(await visit(db, { at: 61_000 }), email);
  expect(await tokensOf(id, "reset_password")).toHaveLength(2);
});

test("a password change keeps this browser and ends the others", async () => {
  const { id, email, claims, cookie } = await newcomer();
  const elsewhere = (await claimsAfter(await enter(email, PASSWORD))) as Claims;
  const values = { currentPassword: PASSWORD, newPassword: "battery staple" };

  const wrong = await visit(db, { cookie, ip: somewhere() });
  const refused = await rejection(
    changePassword(wrong, { userId: id, email }, { ...values, currentPassword: "no" }),
  );
  expect(refused?.fields).toHaveProperty("currentPassword");

  const visited = await visit(db, { cookie, ip: somewhere() });
  await changePassword(visited, { userId: id, email }, values);
  const fresh = (await claimsAfter(visited)) as Claims;
  expect(fresh.sid).not.toBe(claims.sid);
  expect(await holds(fresh)).not.toBeNull();
  expect(await holds(claims)).toBeNull();
  expect(await holds(elsewhere)).toBeNull();
  await enter(email, "battery staple", { ip: somewhere() });
});

test("signing out ends the session for good", async () => {
  const { claims, cookie } = await newcomer();
  await signOut(await visit(db, { cookie }));
  expect(await holds(claims)).toBeNull();
});

test("an e-mail is confirmed once, by its own link, and asking again gives one link a minute", async () => {
  const { id } = await newcomer();
  await resendConfirmation(await visit(db), id);
  expect(await tokensOf(id, "confirm_email")).toHaveLength(1);
  const link = await signedLink(await newestToken(id, "confirm_email"));
  expect(await canConfirm(await visit(db), link)).toBe(true);
  expect(await confirmEmail(await visit(db, { at: 8 * 24 * HOUR_MS }), link)).toBe(false);
  expect(await confirmEmail(await visit(db), `${link}x`)).toBe(false);
  expect(await confirmEmail(await visit(db), link)).toBe(true);
  expect(await confirmEmail(await visit(db), link)).toBe(false);
  const [[profile]] = await db.read(orm.select().from(profiles).where(eq(profiles.id, id)));
  expect(profile?.emailConfirmedAt).toBeGreaterThan(0);
  await resendConfirmation(await visit(db, { at: 120_000 }), id);
  expect(await tokensOf(id, "confirm_email")).toHaveLength(1);
});
