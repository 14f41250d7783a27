import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { changePassword } from "~/features/identity/accounts/change-password.server";
import {
  confirmEmail,
  loadConfirmationState,
  resendConfirmation,
} from "~/features/identity/accounts/confirm-email.server";
import {
  isResetLinkValid,
  requestReset,
  resetPassword,
} from "~/features/identity/accounts/reset-password.server";
import type { SignUp } from "~/features/identity/accounts/schema";
import { sessionCheck } from "~/features/identity/accounts/session-check.server";
import { forceSignOut, signOut } from "~/features/identity/accounts/sessions.server";
import {
  authenticate,
  findSignInAttempt,
  signIn,
  verifyCredentials,
} from "~/features/identity/accounts/sign-in.server";
import { signUp } from "~/features/identity/accounts/sign-up.server";
import { THROTTLES, waitAfter } from "~/features/identity/accounts/throttle";
import { countFailure, throttleKeys } from "~/features/identity/accounts/throttle.server";
import { DAY_MS } from "~/platform/durations";
import { type Claims, StaleSession } from "~/platform/session";
import { newId } from "~db/columns";
import {
  accountTokens,
  athleteProfiles,
  auditLogs,
  brandMembers,
  brandProfiles,
  outbox,
  profiles,
  signInThrottles,
  userSessions,
} from "~db/schema";
import { authContext, claimsAfter, issuedCookie, signedLink } from "../support/auth-context";
import { database } from "../support/own-database";
import { postedForm } from "../support/posted-form";

const db = database();
const { orm } = db;

const PASSWORD = "correct horse";
const HOUR_MS = 60 * 60 * 1000;

let addresses = 0;
/** An unused address, so that failures of other tests do not count. */
const somewhere = () => `198.51.100.${++addresses}`;

const brandForm = (values: Partial<SignUp> = {}): SignUp => {
  const id = newId();
  const person = { id, fullName: "Ada North", email: `${id}@test.laurel`, password: PASSWORD };
  return { type: "brand", companyName: "Northlight", ...person, ...values } as SignUp;
};

async function newcomer() {
  const form = brandForm();
  const first = await authContext(db);
  await signUp(first, form);
  return {
    ...form,
    claims: (await claimsAfter(first)) as Claims,
    cookie: issuedCookie(first).cookie,
  };
}

/** The cookie by which a browser is known later. */
function deviceCookie({ cookies }: Awaited<ReturnType<typeof authContext>>) {
  const headers = new Headers();
  cookies.writeTo(headers);
  return (
    headers
      .getSetCookie()
      .find((line) => line.startsWith("device="))
      ?.split(";")[0] ?? ""
  );
}

async function enter(
  email: string,
  password: string,
  options: Parameters<typeof authContext>[1] & { remember?: boolean } = {},
) {
  const visited = await authContext(db, options);
  const proven = await authenticate(visited, postedForm({ email, password }));
  await signIn(visited, proven, options.remember ?? false);
  return visited;
}

/** Failed tries, as sign-in counts them, without the work of comparing passwords. */
async function fail(email: string, times: number, { ip = somewhere(), at = 0, cookie = "" } = {}) {
  const keys = await throttleKeys(await authContext(db, { ip, cookie }), email);
  const now = Date.now() + at;
  await db.write(Array.from({ length: times }, () => countFailure(keys, now)).flat());
}

/** Wrong guesses from as many addresses as it takes to slow the account down for every unknown browser. */
async function besiege(email: string) {
  const guesses = Array.from({ length: THROTTLES.account.limit }, async () =>
    throttleKeys(await authContext(db, { ip: somewhere() }), email),
  );
  const now = Date.now();
  await db.write((await Promise.all(guesses)).flatMap((keys) => countFailure(keys, now)));
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

test("sign-up creates the account, role profile, session, audit row and one mail", async () => {
  const athlete = { ...brandForm(), type: "athlete" as const, sport: "Rowing" };
  const visited = await authContext(db);
  await signUp(visited, athlete);
  const [[profile], [side], [session], [trail]] = await db.read(
    orm.select().from(profiles).where(eq(profiles.id, athlete.id)),
    orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, athlete.id)),
    orm.select().from(userSessions).where(eq(userSessions.userId, athlete.id)),
    orm.select().from(auditLogs).where(eq(auditLogs.userId, athlete.id)),
  );
  expect(profile).toMatchObject({ userType: "athlete" });
  expect(profile?.emailConfirmedAt).toBeNull();
  expect(side?.sport).toBe("Rowing");
  expect(trail?.action).toMatch(/signed_up|email_confirmation_requested/);
  expect((await claimsAfter(visited))?.sid).toBe(session?.id);
  expect(await mailsTo(athlete.email)).toHaveLength(1);

  const brand = await newcomer();
  const [companies] = await db.read(
    orm
      .select({ id: brandProfiles.id, name: brandProfiles.companyName, role: brandMembers.role })
      .from(brandMembers)
      .innerJoin(brandProfiles, eq(brandProfiles.id, brandMembers.brandId))
      .where(eq(brandMembers.personId, brand.id)),
  );
  expect(companies).toEqual([{ id: expect.any(String), name: "Northlight", role: "owner" }]);
  expect(companies[0]?.id, "a brand is no person").not.toBe(brand.id);
});

test("a form sent twice at once creates one account and two sessions", async () => {
  const form = brandForm();
  const visits = await Promise.all([authContext(db), authContext(db), authContext(db)]);
  await Promise.all(visits.map((visited) => signUp(visited, form)));
  for (const visited of visits) expect((await claimsAfter(visited))?.uid).toBe(form.id);
  expect(await mailsTo(form.email)).toHaveLength(1);
});

test("a taken email gets a field error, even with the right password", async () => {
  const taken = await newcomer();
  const error = await rejection(signUp(await authContext(db), brandForm({ email: taken.email })));
  expect(error?.fields).toHaveProperty("email");
});

test("a mailbox that has five accounts of today gets none by an address with a tag", async () => {
  const mailbox = newId();
  const tagged = (n: number) => brandForm({ email: `${mailbox}+${n}@test.laurel` });
  await signUp(await authContext(db), brandForm({ email: `${mailbox}@test.laurel` }));
  for (let n = 1; n <= 4; n++) await signUp(await authContext(db), tagged(n));
  const error = await rejection(signUp(await authContext(db), tagged(5)));
  expect(error?.fields).toHaveProperty("email");
  expect(await mailsTo(`${mailbox}+5@test.laurel`)).toHaveLength(0);
  // Of another host, or as long ago as yesterday: another mailbox, and another day.
  await signUp(await authContext(db), brandForm({ email: `${mailbox}+7@other.laurel` }));
  await db.write([
    sql`update profiles set created_at = created_at - ${DAY_MS} where email like ${`${mailbox}+%`}`,
  ]);
  await signUp(await authContext(db), tagged(8));
});

test("a repeated form with another password is refused", async () => {
  const { id, email } = await newcomer();
  const visited = await authContext(db, { ip: somewhere() });
  const error = await rejection(signUp(visited, brandForm({ id, email, password: "guessed" })));
  expect(error?.code).toBe("invalid");
  expect(await claimsAfter(visited)).toBeNull();
});

test("sign-in ends the browser's earlier session and creates a new one", async () => {
  const { email, claims, cookie } = await newcomer();
  const visited = await enter(email, PASSWORD, { cookie });
  const fresh = (await claimsAfter(visited)) as Claims;
  expect(fresh.sid).not.toBe(claims.sid);
  expect(await holds(claims)).toBeNull();
  expect(await holds(fresh)).toMatchObject({ sid: fresh.sid, email });
});

test("a remembered session lasts 30 days, another a day at most", async () => {
  const { email } = await newcomer();
  const remembered = await enter(email, PASSWORD, { remember: true });
  const brief = await enter(email, PASSWORD);
  const days = (claims: Claims | null) => ((claims?.expiresAt ?? 0) - Date.now()) / (24 * HOUR_MS);
  expect(issuedCookie(remembered).attributes).toContainEqual(
    expect.stringMatching(/^Max-Age=25919/),
  );
  expect(issuedCookie(brief).attributes.join()).not.toMatch(/Max-Age|Expires/);
  expect(days(await claimsAfter(remembered))).toBeCloseTo(30, 2);
  expect(days(await claimsAfter(brief))).toBeCloseTo(1, 2);
});

test("a known and an unknown email get the same refusal", async () => {
  const { email } = await newcomer();
  const known = await rejection(enter(email, "wrong one", { ip: somewhere() }));
  const unknown = await rejection(enter("nobody@test.laurel", "wrong one", { ip: somewhere() }));
  expect(known?.message).toBe(unknown?.message);
  expect([known?.code, unknown?.code]).toEqual(["invalid", "invalid"]);
});

test.each(["known", "unknown"])(
  "five failures of one address make it wait for a %s account, longer each time",
  async (kind) => {
    const email = kind === "known" ? (await newcomer()).email : `${newId()}@test.laurel`;
    const ip = somewhere();
    for (let i = 0; i < THROTTLES.pair.limit; i++)
      expect((await rejection(enter(email, "wrong one", { ip })))?.code).toBe("invalid");
    const blocked = await rejection(enter(email, PASSWORD, { ip }));
    expect(blocked?.code).toBe("limit");
    expect(blocked?.message).toContain("30 seconds");
    expect(blocked?.retryAfter).toBe(30);

    const later = { at: waitAfter(THROTTLES.pair.limit, "pair") + 1000 };
    await rejection(enter(email, "wrong one", { ip, ...later }));
    const longer = await rejection(enter(email, PASSWORD, { ip, ...later }));
    expect(longer?.retryAfter).toBeGreaterThan(50);
  },
);

test("guesses at one address do not keep the owner out at another", async () => {
  const { email } = await newcomer();
  await fail(email, THROTTLES.pair.limit + 1, { ip: somewhere() });
  await enter(email, PASSWORD, { ip: somewhere() });
});

test("guesses from many addresses slow an unknown browser down, and never shut it out", async () => {
  const { email } = await newcomer();
  await besiege(email);
  const slowed = await rejection(enter(email, PASSWORD, { ip: somewhere() }));
  expect([slowed?.code, slowed?.retryAfter]).toEqual(["limit", 30]);
  await besiege(email);
  expect((await rejection(enter(email, PASSWORD, { ip: somewhere() })))?.retryAfter).toBe(30);
  await enter(email, PASSWORD, { ip: somewhere(), at: 31_000 });
});

test("a browser that has signed in before passes, whatever others guess and wherever it is", async () => {
  const { email } = await newcomer();
  const cookie = deviceCookie(await enter(email, PASSWORD));
  const ip = somewhere();
  await besiege(email);
  await fail(email, THROTTLES.address.limit, { ip });
  await enter(email, PASSWORD, { ip, cookie });

  const other = await newcomer();
  await besiege(other.email);
  expect((await rejection(enter(other.email, PASSWORD, { cookie })))?.code).toBe("limit");
});

test("a known browser is no place to guess in peace", async () => {
  const { email } = await newcomer();
  const cookie = deviceCookie(await enter(email, PASSWORD));
  await fail(email, THROTTLES.device.limit, { cookie });
  expect((await rejection(enter(email, PASSWORD, { cookie, ip: somewhere() })))?.code).toBe(
    "limit",
  );
});

test("the right password after the wait clears the count", async () => {
  const { email } = await newcomer();
  const ip = somewhere();
  await fail(email, THROTTLES.pair.limit, { ip });
  await enter(email, PASSWORD, { ip, at: 31_000 });
  expect((await rejection(enter(email, "no", { ip, at: 31_000 })))?.code).toBe("invalid");
  await enter(email, PASSWORD, { ip, at: 31_000 });
});

test("addresses of one IPv6 network count together", async () => {
  const { email } = await newcomer();
  for (let i = 0; i < THROTTLES.pair.limit; i++) await fail(email, 1, { ip: `2001:db8:5:5::${i}` });
  const ip = "2001:db8:5:5:ffff::1";
  expect((await rejection(enter(email, PASSWORD, { ip })))?.code).toBe("limit");
});

test("an address that tries many accounts is blocked, even after a success", async () => {
  const ip = somewhere();
  const own = await newcomer();
  for (let i = 1; i < THROTTLES.address.limit; i++) await fail(`${newId()}@test.laurel`, 1, { ip });
  await enter(own.email, PASSWORD, { ip });
  await fail(`${newId()}@test.laurel`, 1, { ip });
  expect((await rejection(enter(own.email, PASSWORD, { ip })))?.code).toBe("limit");
  await enter(own.email, PASSWORD, { ip: somewhere() });
});

test("failures older than an hour do not count", async () => {
  const { email } = await newcomer();
  const ip = somewhere();
  await fail(email, THROTTLES.pair.limit - 1, { ip });
  await fail(email, 1, { ip, at: HOUR_MS + 1000 });
  await enter(email, PASSWORD, { ip, at: HOUR_MS + 2000 });
});

test("parallel guesses all count, and a right one among them is refused", async () => {
  const { email } = await newcomer();
  const late = await authContext(db, { ip: somewhere() });
  const proven = await verifyCredentials(late, await findSignInAttempt(late, email), PASSWORD);
  await besiege(email);
  expect((await rejection(signIn(late, proven, false)))?.code).toBe("limit");
  expect(await claimsAfter(late)).toBeNull();
});

test("parallel guesses get the same answer, right or wrong", async () => {
  const { email } = await newcomer();
  const [right, wrong] = [
    await authContext(db, { ip: somewhere() }),
    await authContext(db, { ip: somewhere() }),
  ];
  const proven = await verifyCredentials(right, await findSignInAttempt(right, email), PASSWORD);
  const attempt = await findSignInAttempt(wrong, email);
  await besiege(email);
  const late = await rejection(signIn(right, proven, false));
  const refused = await rejection(verifyCredentials(wrong, attempt, "wrong one"));
  expect([refused?.code, refused?.message]).toEqual([late?.code, late?.message]);
});

test("a forced sign-out ends the session; an outdated cookie reruns the request first", async () => {
  const { claims, cookie } = await newcomer();
  const visited = await authContext(db, { cookie });
  const write = () => Promise.reject(new StaleSession());
  await expect(forceSignOut({ ...visited, db: { ...db, write } })).rejects.toThrow(StaleSession);
  expect(issuedCookie(visited).cookie).toBe("");
  await forceSignOut(visited);
  expect(await holds(claims)).toBeNull();
});

test("throttle rows hold no email and no address", async () => {
  await fail(`${newId()}@test.laurel`, 1);
  const [rows] = await db.read(orm.select({ key: signInThrottles.key }).from(signInThrottles));
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

test("a reset works once, ends every session, clears the block and signs in", async () => {
  const { id, email, claims } = await newcomer();
  await besiege(email);
  await requestReset(await authContext(db), email);
  const link = await signedLink(await newestToken(id, "reset_password"));

  // Looking is not using.
  expect(await isResetLinkValid(await authContext(db), link)).toBe(true);
  expect(await isResetLinkValid(await authContext(db), link)).toBe(true);

  const visited = await authContext(db);
  await resetPassword(visited, link, "battery staple");
  expect(await holds(claims)).toBeNull();
  expect(await holds((await claimsAfter(visited)) as Claims)).not.toBeNull();
  await enter(email, "battery staple", { ip: somewhere() });
  expect((await rejection(enter(email, PASSWORD, { ip: somewhere() })))?.code).toBe("invalid");

  expect(await isResetLinkValid(await authContext(db), link)).toBe(false);
  const again = await rejection(resetPassword(await authContext(db), link, "third password"));
  expect(again?.code).toBe("conflict");
  expect((await mailsTo(email)).map(({ payload }) => payload.subject)).toEqual([
    "Welcome to Laurel: confirm your email",
    "Reset your Laurel password",
    "Your Laurel password was changed",
    "New sign-in to your Laurel account",
  ]);
});

test("two resets with one link at once: one wins", async () => {
  const { id, email } = await newcomer();
  await requestReset(await authContext(db), email);
  const link = await signedLink(await newestToken(id, "reset_password"));
  const outcomes = await Promise.all(
    ["first password", "second password"].map(async (password) =>
      rejection(resetPassword(await authContext(db), link, password)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome !== null)?.code).toBe("conflict");
});

test("a reset link is refused when expired, forged or of another purpose", async () => {
  const { id, email } = await newcomer();
  await requestReset(await authContext(db), email);
  const tokenId = await newestToken(id, "reset_password");
  const link = await signedLink(tokenId);
  const old = await authContext(db, { at: HOUR_MS + 1000 });
  expect(await isResetLinkValid(old, link)).toBe(false);
  expect((await rejection(resetPassword(old, link, "battery staple")))?.code).toBe("conflict");
  const other = await signedLink(await newestToken(id, "confirm_email"));
  for (const forged of ["", tokenId, `${link}x`, other])
    expect(
      (await rejection(resetPassword(await authContext(db), forged, "battery staple")))?.code,
    ).toBe("conflict");
  await enter(email, PASSWORD, { ip: somewhere() });
});

test("a reset request writes the same rows for an unknown email; at most one mail a minute", async () => {
  const { id, email } = await newcomer();
  const stranger = `${newId()}@test.laurel`;
  await requestReset(await authContext(db), stranger);
  expect(await mailsTo(stranger)).toEqual([]);
  await requestReset(await authContext(db), email);
  await requestReset(await authContext(db), email);
  expect(await tokensOf(id, "reset_password")).toHaveLength(1);
  await requestReset(await authContext(db, { at: 61_000 }), email);
  expect(await tokensOf(id, "reset_password")).toHaveLength(2);
});

test("a mailed reset link opens nothing after the owner has changed the password", async () => {
  const { id, email, cookie } = await newcomer();
  await requestReset(await authContext(db), email);
  const link = await signedLink(await newestToken(id, "reset_password"));
  await changePassword(
    await authContext(db, { cookie, ip: somewhere() }),
    { personId: id, email },
    { currentPassword: PASSWORD, newPassword: "battery staple" },
  );
  expect(await isResetLinkValid(await authContext(db), link)).toBe(false);
  const late = await rejection(resetPassword(await authContext(db), link, "third password"));
  expect(late?.code).toBe("conflict");
});

test("the first mail repeats no word that was typed", async () => {
  const form = brandForm({
    fullName: "Win at evil.example",
    companyName: "Claim your prize",
  } as never);
  await signUp(await authContext(db), form);
  const [mail] = await mailsTo(form.email);
  expect(JSON.stringify(mail?.payload)).toContain("Your account has been created");
  expect(JSON.stringify(mail?.payload)).not.toMatch(/evil|prize/);
});

test("a session ends when its time is over: by its cookie alone, and by its row alone", async () => {
  const { claims, cookie } = await newcomer();
  const atEnd = claims.expiresAt - Date.now();
  expect((await authContext(db, { cookie, at: atEnd - 5_000 })).session.claims).toEqual(claims);
  expect((await authContext(db, { cookie, at: atEnd + 1_000 })).session.claims).toBeNull();

  const check = (now: number) => sessionCheck(db, now, () => {})(claims);
  expect(await check(claims.expiresAt - 1)).toMatchObject({ sid: claims.sid });
  expect(await check(claims.expiresAt)).toBeNull();
});

test("a password change keeps this browser and ends the others", async () => {
  const { id, email, claims, cookie } = await newcomer();
  const elsewhere = (await claimsAfter(await enter(email, PASSWORD))) as Claims;
  const values = { currentPassword: PASSWORD, newPassword: "battery staple" };

  const wrong = await authContext(db, { cookie, ip: somewhere() });
  const refused = await rejection(
    changePassword(wrong, { personId: id, email }, { ...values, currentPassword: "no" }),
  );
  expect(refused?.fields).toHaveProperty("currentPassword");

  const visited = await authContext(db, { cookie, ip: somewhere() });
  await changePassword(visited, { personId: id, email }, values);
  const fresh = (await claimsAfter(visited)) as Claims;
  expect(fresh.sid).not.toBe(claims.sid);
  expect(await holds(fresh)).not.toBeNull();
  expect(await holds(claims)).toBeNull();
  expect(await holds(elsewhere)).toBeNull();
  await enter(email, "battery staple", { ip: somewhere() });
});

test("activity is recorded at most every five minutes", async () => {
  const { claims } = await newcomer();
  const activity = async () => {
    const [[row]] = await db.read(
      orm.select().from(userSessions).where(eq(userSessions.id, claims.sid)),
    );
    return row?.lastActivity ?? 0;
  };
  const checkAt = async (now: number) => {
    const work: (() => Promise<unknown>)[] = [];
    await sessionCheck(db, now, (touch) => work.push(touch))(claims);
    for (const touch of work) await touch();
  };
  const began = await activity();
  await checkAt(began + 5 * 60_000);
  expect(await activity()).toBe(began);
  await checkAt(began + 5 * 60_000 + 1);
  expect(await activity()).toBe(began + 5 * 60_000 + 1);
});

test("signing out ends the session for good", async () => {
  const { claims, cookie } = await newcomer();
  await signOut(await authContext(db, { cookie }));
  expect(await holds(claims)).toBeNull();
});

test("an email is confirmed once by its link; at most one new link a minute", async () => {
  const { id } = await newcomer();
  await resendConfirmation(await authContext(db), id, "/dashboard");
  expect(await tokensOf(id, "confirm_email")).toHaveLength(1);
  const link = await signedLink(await newestToken(id, "confirm_email"));
  const stateOf = async (signed: string, at = 0) =>
    loadConfirmationState(await authContext(db, { at }), signed);
  expect(await stateOf(link)).toBe("ready");
  expect(await stateOf(link, 8 * 24 * HOUR_MS), "too old").toBe("spent");
  expect(await stateOf(`${link}x`), "not ours").toBe("spent");
  expect(await confirmEmail(await authContext(db, { at: 8 * 24 * HOUR_MS }), link)).toBe(false);
  expect(await confirmEmail(await authContext(db), `${link}x`)).toBe(false);
  expect(await confirmEmail(await authContext(db), link)).toBe(true);
  expect(await confirmEmail(await authContext(db), link)).toBe(false);
  expect(await stateOf(link), "used").toBe("confirmed");
  expect(await stateOf(link, 8 * 24 * HOUR_MS), "used, and old").toBe("confirmed");
  const [[profile]] = await db.read(orm.select().from(profiles).where(eq(profiles.id, id)));
  expect(profile?.emailConfirmedAt).toBeGreaterThan(0);
  await resendConfirmation(await authContext(db, { at: 120_000 }), id, "/dashboard");
  expect(await tokensOf(id, "confirm_email")).toHaveLength(1);
});
