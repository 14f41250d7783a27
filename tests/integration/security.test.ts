import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestReset } from "~/features/identity/accounts/reset-password.server";
import { revokeAllSessions, revokeSession } from "~/features/identity/accounts/sessions.server";
import { authenticate, signIn } from "~/features/identity/accounts/sign-in.server";
import { THROTTLES } from "~/features/identity/accounts/throttle";
import { canSecure, secureAccount } from "~/features/identity/security/secure-account.server";
import { changeSetting, securityPage } from "~/features/identity/security/security-settings.server";
import { accountTokens, outbox, securityEvents, userSessions } from "~db/schema";
import { authContext, issuedCookies, signedLink } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeBrand, type Person } from "../support/factories";
import { database } from "../support/own-database";
import { postedForm } from "../support/posted-form";
import { quickHash } from "../support/quick-password";
import { openSession } from "../support/sign-in";

const db = database();
const { orm } = db;
const PASSWORD = "correct horse";
const passwordHash = quickHash(PASSWORD);

let addresses = 0;
const somewhere = () => `198.18.0.${++addresses}`;

async function enter(
  { email }: Person,
  options: Parameters<typeof authContext>[1] & { password?: string } = {},
) {
  const ctx = await authContext(db, { ip: somewhere(), ...options });
  const { password = PASSWORD } = options;
  await signIn(ctx, await authenticate(ctx, postedForm({ email, password })), false);
  return issuedCookies(ctx);
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error as { code: string },
  );

const sessionsOf = async ({ userId }: Person) => {
  const [rows] = await db.read(
    orm.select().from(userSessions).where(eq(userSessions.userId, userId)).orderBy(userSessions.id),
  );
  return rows;
};

const eventsOf = async ({ userId }: Person) => {
  const [rows] = await db.read(
    orm.select().from(securityEvents).where(eq(securityEvents.userId, userId)),
  );
  return rows;
};

const mailsTo = async ({ email }: Person) => {
  const [rows] = await db.read(orm.select().from(outbox).where(eq(outbox.kind, "mail")));
  return rows.filter(({ payload }) => payload.to === email).map(({ payload }) => payload);
};

const disconnected = async ({ userId }: Person) => {
  const [rows] = await db.read(orm.select().from(outbox).where(eq(outbox.kind, "push")));
  return rows.filter(({ payload }) => payload.name === userId).map((row) => row.payload.disconnect);
};

test("the page lists open sessions; one is revoked with its sockets, by its owner alone", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  for (const _ of "12") await openSession(db, brand);
  await openSession(db, brand, { level: "code_due" });
  const [first, second, waiting] = await sessionsOf(brand);
  const ctx = commandContext(db, brand);
  ctx.actor.sessionId = first?.id ?? "";
  const { sessions } = await securityPage(ctx);
  expect(Object.fromEntries(sessions.map(({ id, status }) => [id, status]))).toEqual({
    [first?.id ?? ""]: "this",
    [second?.id ?? ""]: "active",
    [waiting?.id ?? ""]: "waiting",
  });
  const auth = await authContext(db);
  const id = second?.id ?? "";
  const foreign = await refused(revokeSession(auth, commandContext(db, other), id));
  expect(foreign?.code).toBe("conflict");
  expect((await sessionsOf(brand)).map(({ revoked }) => revoked)).toEqual([false, false, false]);

  await revokeSession(auth, ctx, id);
  expect((await sessionsOf(brand))[1]).toMatchObject({
    revoked: true,
    revokedReason: "User revoked",
    revokedAt: ctx.now,
  });
  expect(await disconnected(brand)).toEqual([id]);
  expect((await refused(revokeSession(auth, ctx, id)))?.code, "twice").toBe("conflict");
});

test("revoking all ends this session too, and no one else's", async () => {
  const [brand, other] = [await makeBrand(db), await makeBrand(db)];
  const cookie = `session=${await openSession(db, brand)}`;
  await openSession(db, brand);
  await openSession(db, other);
  const auth = await authContext(db, { cookie });
  await revokeAllSessions(auth, commandContext(db, brand));
  const rows = await sessionsOf(brand);
  expect(rows.map(({ revokedReason }) => revokedReason)).toEqual([
    "User revoked all sessions",
    "User revoked all sessions",
  ]);
  expect((await disconnected(brand)).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(issuedCookies(auth)).toContain("session=");
  expect((await sessionsOf(other)).map(({ revoked }) => revoked)).toEqual([false]);
});

test("a new browser is told by mail, a known one and a switched-off mail are not", async () => {
  const brand = await makeBrand(db, { passwordHash });
  const cookies = await enter(brand);
  expect((await eventsOf(brand)).map(({ kind, severity }) => [kind, severity])).toEqual([
    ["new_device", "low"],
  ]);
  const [mail] = await mailsTo(brand);
  expect(mail?.subject).toBe("New sign-in to your Laurel account");
  await enter(brand, { cookie: cookies });
  expect(await mailsTo(brand)).toHaveLength(1);

  expect(await securityPage(commandContext(db, brand))).toMatchObject({
    loginNotifications: true,
    suspiciousActivityAlerts: true,
  });
  await changeSetting(commandContext(db, brand), "loginNotifications", false);
  expect(await securityPage(commandContext(db, brand))).toMatchObject({
    loginNotifications: false,
    suspiciousActivityAlerts: true,
  });
  await enter(brand);
  expect(await eventsOf(brand), "noted all the same").toHaveLength(2);
  expect(await mailsTo(brand)).toHaveLength(1);
});

test("a new country is told once, in place of a new browser", async () => {
  const brand = await makeBrand(db, { passwordHash });
  await enter(brand, { country: "GB" });
  await enter(brand, { country: "GB" });
  await enter(brand, { country: "FR" });
  await enter(brand, { country: "FR" });
  expect((await eventsOf(brand)).map(({ kind }) => kind)).toEqual([
    "new_device",
    "new_device",
    "new_country",
    "new_device",
  ]);
  const texts = (await mailsTo(brand)).map(({ text }) => String(text));
  expect(texts.filter((text) => text.includes("France"))).toHaveLength(2);

  await changeSetting(commandContext(db, brand), "suspiciousActivityAlerts", false);
  await enter(brand, { country: "DE" });
  expect((await mailsTo(brand)).filter(({ text }) => String(text).includes("Germany"))).toEqual([]);
});

test("many failures are told once a day", async () => {
  const brand = await makeBrand(db, { passwordHash });
  for (const ip of [somewhere(), somewhere()])
    for (let i = 0; i < THROTTLES.pair.limit; i++)
      await refused(enter(brand, { ip, password: "wrong" }));
  expect((await eventsOf(brand)).map(({ kind }) => kind)).toEqual(["many_failures"]);
  expect(await mailsTo(brand)).toHaveLength(1);
});

test("'This wasn't me' locks the account once: sessions, password, and a link to a new one", async () => {
  const brand = await makeBrand(db, { passwordHash });
  await enter(brand);
  const [event] = await eventsOf(brand);
  const link = await signedLink(event?.id ?? "");
  const ctx = await authContext(db);
  expect(await canSecure(ctx, link)).toBe(true);
  expect(await canSecure(ctx, `${link}x`), "forged").toBe(false);
  const later = await authContext(db, { at: 8 * 24 * 60 * 60 * 1000 });
  expect(await canSecure(later, link), "after a week").toBe(false);

  await secureAccount(ctx, link);
  expect((await sessionsOf(brand)).every(({ revoked }) => revoked)).toBe(true);
  expect((await refused(enter(brand)))?.code, "the old password").toBe("invalid");
  expect((await mailsTo(brand)).map(({ subject }) => subject)).toContain(
    "Reset your Laurel password",
  );
  expect((await eventsOf(brand)).find(({ kind }) => kind === "not_me")?.severity).toBe("critical");
  expect(await canSecure(ctx, link)).toBe(false);
  expect((await refused(secureAccount(ctx, link)))?.code).toBe("conflict");
});

test("the link of one purpose opens nothing of another", async () => {
  const brand = await makeBrand(db, { passwordHash });
  const ctx = await authContext(db, { ip: somewhere() });
  await requestReset(ctx, brand.email);
  const [[token]] = await db.read(
    orm
      .select()
      .from(accountTokens)
      .where(
        and(eq(accountTokens.userId, brand.userId), eq(accountTokens.purpose, "reset_password")),
      ),
  );
  expect(await canSecure(ctx, await signedLink(token?.id ?? ""))).toBe(false);
});
