import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { endSessionsOf } from "~/features/backoffice/staff/sessions.server";
import { restoreAccount, suspendAccount } from "~/features/backoffice/staff/suspend-account.server";
import { notify } from "~/features/communication/notifications/notify";
import { sendNotice } from "~/features/communication/notifications/send-notice.server";
import { invite } from "~/features/deals/invitations/invite.server";
import { loadComparedAthletes } from "~/features/finding/discovery/load-compared-athletes.server";
import { loadShortlist, setShortlisted } from "~/features/finding/discovery/shortlist.server";
import { NO_AVAILABLE_FILTERS } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { sessionCheck } from "~/features/identity/accounts/session-check.server";
import {
  findSignInAttempt,
  signIn,
  verifyCredentials,
} from "~/features/identity/accounts/sign-in.server";
import { publicName } from "~/features/profiles/athletes/public-view";
import {
  loadPublicAddresses,
  loadPublicAthlete,
} from "~/features/profiles/athletes/public-view.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import type { Attempt } from "~/platform/outbox";
import { newId } from "~db/columns";
import { auditLogs, outbox, profiles, suspensions, trustedDevices, userSessions } from "~db/schema";
import { authContext, claimsAfter, env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { describeTest, mailsQueuedFor, notificationsOf, testKind } from "../support/notifications";
import { database } from "../support/own-database";
import { quickHash } from "../support/quick-password";

const db = database();
const as = (person: Person) => commandContext(db, person);
const makeAdmin = () => makeStaff(db, ["admin"]);
const PASSWORD = "correct horse";
const REASON = "Messages that ask to be paid in advance";

const statusOf = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    db.orm.select({ status: profiles.status }).from(profiles).where(eq(profiles.id, userId)),
  );
  return row?.status;
};

const notesTo = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, link }) => ({ title, link }));
  return rows;
};

const queued = async (kind: string, contains: string) => {
  const [rows] = await db.read(db.orm.select().from(outbox).where(eq(outbox.kind, kind)));
  return rows
    .map(({ payload }) => payload)
    .filter((payload) => JSON.stringify(payload).includes(contains));
};

async function enter(person: Person) {
  const ctx = await authContext(db, { ip: `198.51.100.${Math.floor(Math.random() * 250)}` });
  const attempt = await findSignInAttempt(ctx, person.email);
  await signIn(ctx, await verifyCredentials(ctx, attempt, PASSWORD), false);
  return ctx;
}

test("a suspension ends sessions, sockets and trust, refuses the sign-in, and says why by mail", async () => {
  const admin = await makeAdmin();
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  const claims = await claimsAfter(await enter(brand));
  if (!claims) throw new Error("not signed in");
  await db.write([
    db.orm.insert(trustedDevices).values({
      id: newId(),
      userId: brand.userId,
      userAgent: "test",
      expiresAt: Date.now() + 1e9,
      createdAt: Date.now(),
    }),
  ]);
  await suspendAccount(as(admin), brand.userId, REASON);
  const [[session], trusted, [row]] = await db.read(
    db.orm.select().from(userSessions).where(eq(userSessions.id, claims.sid)),
    db.orm.select().from(trustedDevices).where(eq(trustedDevices.userId, brand.userId)),
    db.orm.select().from(suspensions).where(eq(suspensions.userId, brand.userId)),
  );
  expect(session).toMatchObject({ revoked: true, revokedReason: "Account suspended" });
  expect(trusted).toEqual([]);
  expect(row).toMatchObject({ reason: REASON, suspendedBy: admin.userId, restoredAt: null });
  expect(await queued("push", claims.sid)).toEqual([
    { room: "notifications", name: brand.userId, disconnect: claims.sid },
  ]);
  const [mail] = await queued("mail", brand.email).then((mails) =>
    mails.filter(({ text }) => String(text).includes(REASON)),
  );
  expect(mail).toMatchObject({ to: brand.email, subject: "Your Laurel account is suspended" });
  await expect(enter(brand)).rejects.toMatchObject({
    code: "forbidden",
    message: expect.stringContaining("suspended"),
  });

  await restoreAccount(as(admin), brand.userId);
  const [[closed]] = await db.read(
    db.orm.select().from(suspensions).where(eq(suspensions.userId, brand.userId)),
  );
  expect(closed).toMatchObject({ restoredBy: admin.userId, restoredAt: expect.any(Number) });
  expect(await claimsAfter(await enter(brand))).toMatchObject({ uid: brand.userId });
});

test("a wrong password is not told of a suspension", async () => {
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  await suspendAccount(as(await makeAdmin()), brand.userId, REASON);
  const ctx = await authContext(db);
  const attempt = await findSignInAttempt(ctx, brand.email);
  await expect(verifyCredentials(ctx, attempt, "wrong")).rejects.toMatchObject({ code: "invalid" });
});

test("a sign-in that overlaps with a suspension makes no session", async () => {
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  const ctx = await authContext(db);
  const verified = await verifyCredentials(
    ctx,
    await findSignInAttempt(ctx, brand.email),
    PASSWORD,
  );
  await suspendAccount(as(await makeAdmin()), brand.userId, REASON);
  await expect(signIn(ctx, verified, false)).rejects.toMatchObject({ code: "limit" });
});

test("a session that another way has made is over while the account is suspended", async () => {
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  const claims = await claimsAfter(await enter(brand));
  const check = sessionCheck(db, Date.now(), () => {});
  if (!claims) throw new Error("not signed in");
  expect(await check(claims)).toMatchObject({ uid: brand.userId });
  await db.write([sql`update profiles set status = 'suspended' where id = ${brand.userId}`]);
  expect(await check(claims)).toBeNull();
});

test("a suspended athlete is nowhere to be found, and back after the restoration", async () => {
  const admin = as(await makeAdmin());
  const athlete = await makeAthlete(db, { name: "Zara Quill", figures: { isPublic: true } });
  const brand = as(await makeBrand(db));
  const campaignId = await makeCampaign(db, brand.actor.brandId, { deliverables: [] });
  await setShortlisted(brand, athlete.userId, true);
  const address = publicName({ id: athlete.userId, name: athlete.name });
  const shownTo = async () => {
    const [found] = await db.read(
      db.orm.all(sql`select 1 from athlete_search where user_id = ${athlete.userId}`),
    );
    const [words] = await db.read(
      db.orm.all(sql`select 1 from athlete_words where athlete_words match 'quill'
        and rowid in (select rank from athlete_search where user_id = ${athlete.userId})`),
    );
    return {
      search: found.length,
      words: words.length,
      page: (await loadPublicAthlete(db, address)) !== null,
      siteMap: (await loadPublicAddresses(db)).some((path) => path.endsWith(address)),
      forBrand: (await loadAthleteForBrand(brand, athlete.userId)) !== null,
      shortlist: (await loadShortlist(brand)).length,
      compared: (await loadComparedAthletes(brand, [athlete.userId])).length,
    };
  };
  const shown = {
    search: 1,
    words: 1,
    page: true,
    siteMap: true,
    forBrand: true,
    shortlist: 1,
    compared: 1,
  };
  const hidden = {
    search: 0,
    words: 0,
    page: false,
    siteMap: false,
    forBrand: false,
    shortlist: 0,
    compared: 0,
  };
  expect(await shownTo()).toEqual(shown);
  await suspendAccount(admin, athlete.userId, REASON);
  expect(await shownTo()).toEqual(hidden);
  // A saved profile, as a job may write it, does not bring them back.
  await db.write([
    sql`update athlete_profiles set total_followers = 77777, ambassador_score = 9 where user_id = ${athlete.userId}`,
    sql`update profiles set full_name = 'Zara Quill Two' where id = ${athlete.userId}`,
    sql`update profiles set full_name = 'Zara Quill' where id = ${athlete.userId}`,
  ]);
  expect(await shownTo()).toEqual(hidden);
  await expect(setShortlisted(brand, athlete.userId, true)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(
    invite(brand, athlete.userId, { id: newId(), campaignId, fee: 10, deliverables: [] }),
  ).rejects.toMatchObject({ code: "not_found" });
  await restoreAccount(admin, athlete.userId);
  expect(await shownTo()).toEqual(shown);
});

test("a suspended brand's campaigns take no athletes", async () => {
  const brand = await makeBrand(db);
  const id = await makeCampaign(db, brand.brandId, { title: "Hidden miles" });
  const athlete = as(await makeAthlete(db));
  const isShown = async () =>
    (await listAvailableCampaigns(athlete, NO_AVAILABLE_FILTERS, null)).items.some(
      (one) => one.id === id,
    );
  expect(await isShown()).toBe(true);
  await suspendAccount(as(await makeAdmin()), brand.userId, REASON);
  expect(await isShown()).toBe(false);
});

test("partners in running campaigns are told, others and the reason are not", async () => {
  const admin = as(await makeAdmin());
  const { brand, athlete } = await makeActiveDeal(db);
  const invited = await makeBrand(db);
  await makeInvitation(db, await makeCampaign(db, invited.brandId), athlete.userId, "pending");
  const past = await makeBrand(db);
  const ended = await makeCampaign(db, past.brandId, { status: "completed" });
  await makeInvitation(db, ended, athlete.userId);
  await suspendAccount(admin, athlete.userId, REASON);
  expect(await notesTo(brand)).toEqual([
    { title: `${athlete.name}'s account is suspended`, link: "/brand/campaigns" },
  ]);
  const mails = await mailsQueuedFor(db, brand.userId);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain(REASON);
  expect([...(await notesTo(invited)), ...(await notesTo(past))]).toEqual([]);
  await restoreAccount(admin, athlete.userId);
  expect(await notesTo(brand)).toHaveLength(2);

  await suspendAccount(admin, brand.userId, REASON);
  expect(await notesTo(athlete)).toMatchObject([{ link: "/athlete/campaigns" }]);
});

test("notifications are not mailed to a suspended account", async () => {
  const { brand, athlete } = await makeActiveDeal(db);
  const admin = as(await makeAdmin());
  await suspendAccount(admin, brand.userId, REASON);
  const { signal } = new AbortController();
  const background = { db, env, clock: Date.now, signal } as unknown as Attempt;
  await db.write(
    notify(as(athlete), testKind("campaign"), {
      userId: brand.userId,
      subjectId: newId(),
      params: { title: "News" },
    }),
  );
  const [notice] = await notificationsOf(db, brand.userId);
  // Sent, it would fail: no mail server listens here.
  const payload = { notificationId: notice?.id ?? "" };
  await expect(sendNotice(describeTest)(background, payload, newId())).resolves.toBeUndefined();
});

test("who may suspend whom", async () => {
  const [admin, moderator] = [await makeStaff(db, ["admin"]), await makeStaff(db)];
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const nobody = await makeStaff(db, []);
  const everyone = { admin, moderator, brand, athlete };
  for (const by of [brand, athlete, nobody, moderator])
    for (const whom of Object.values(everyone)) {
      await expect(suspendAccount(as(by), whom.userId, REASON)).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(restoreAccount(as(by), whom.userId)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
  await expect(suspendAccount(as(admin), admin.userId, REASON)).rejects.toMatchObject({
    code: "forbidden",
  });
  for (const whom of Object.values(everyone)) expect(await statusOf(whom)).toBe("active");
  await suspendAccount(as(admin), moderator.userId, REASON);
  expect(await statusOf(moderator)).toBe("suspended");
  await expect(
    suspendAccount(as(admin), "01arz3ndektsv4rrffq69g5fav", REASON),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("staff sign a person out everywhere, and moderators no staff", async () => {
  const [moderator, colleague] = [await makeStaff(db), await makeStaff(db)];
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  const claims = await claimsAfter(await enter(brand));
  if (!claims) throw new Error("not signed in");
  for (const person of [brand, await makeStaff(db, [])])
    await expect(endSessionsOf(as(person), brand.userId)).rejects.toMatchObject({
      code: "forbidden",
    });
  await expect(endSessionsOf(as(moderator), colleague.userId)).rejects.toMatchObject({
    code: "forbidden",
  });
  await endSessionsOf(as(moderator), brand.userId);
  expect(await sessionCheck(db, Date.now(), () => {})(claims)).toBeNull();
  expect(await queued("push", claims.sid)).toHaveLength(1);
  await expect(endSessionsOf(as(moderator), brand.userId)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await claimsAfter(await enter(brand))).toMatchObject({ uid: brand.userId });
});

test("the audit carries the reason", async () => {
  const [admin, brand] = [await makeAdmin(), await makeBrand(db)];
  await suspendAccount(as(admin), brand.userId, REASON);
  const [rows] = await db.read(
    db.orm
      .select()
      .from(auditLogs)
      .where(
        and(eq(auditLogs.resourceId, brand.userId), eq(auditLogs.action, "account_suspended")),
      ),
  );
  expect(rows).toMatchObject([{ userId: admin.userId, detail: { reason: REASON } }]);
});
