import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { listBlockers } from "~/features/backoffice/own-data/blockers.server";
import {
  requestDeletion,
  undoableBy,
  undoByLink,
  undoDeletion,
} from "~/features/backoffice/own-data/deletion.server";
import { runErasures } from "~/features/backoffice/own-data/erase-accounts.server";
import { UNDO_DAYS } from "~/features/backoffice/own-data/limits";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { purgeEmptyCounts } from "~/features/finding/discovery/search-jobs.server";
import { setPublicPage } from "~/features/profiles/athletes/public-switch.server";
import { loadPublicAthlete } from "~/features/profiles/athletes/public-view.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import type { Background } from "~/platform/context";
import { DAY_MS } from "~/platform/durations";
import type { Mail } from "~/platform/mail";
import { clearSentPayloads, drainOutbox, type OutboxHandler } from "~/platform/outbox";
import { OUTBOX_HANDLERS } from "~/server/outbox";
import { PERSONAL_TABLES } from "~/server/personal-data";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import {
  accountDeletions,
  auditLogs,
  media,
  messages,
  outbox,
  profiles,
  userSessions,
} from "~db/schema";
import { assets } from "../support/assets";
import { authContext, env, signedLink } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeContract,
  makeConversation,
  makeDispute,
  makeStaff,
  type Person,
} from "../support/factories";
import { countRows, MARK, makeFullPeople, whereFound } from "../support/full-people";
import { interrupted } from "../support/interrupted";
import { MemoryBucket } from "../support/memory-bucket";
import { ownDatabase } from "../support/own-database";

// The job takes on every deletion that is due, and the scan reads all tables.
const db = ownDatabase();
afterAll(() => db.client.close());

const ask = async (person: Person, when: "later" | "now" = "later", on: Database = db) =>
  requestDeletion(await authContext(db), commandContext(on, person), { when });

const erase = (now = Date.now(), tables = PERSONAL_TABLES) =>
  runErasures(tables)({ db, clock: () => now }, now + 1);

const statusOf = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    db.orm.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)),
  );
  return row;
};

const mailsTo = async ({ email }: Person) => {
  const [rows] = await db.read(
    db.orm
      .select({
        subject: sql<string>`payload ->> '$.subject'`,
        token: sql<string>`payload ->> '$.link.token'`,
      })
      .from(outbox)
      .where(sql`payload ->> '$.to' = ${email}`),
  );
  return rows;
};

test("a contract, a dispute and a running campaign keep an account, and are linked", async () => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const [[invitation]] = await db.read(
    db.orm.all<{ id: string }>(
      sql`select id from campaign_invitations where campaign_id = ${campaignId}`,
    ),
  );
  await makeContract(db, invitation?.id ?? "", { brand, athlete, campaignId });
  await makeDispute(db, { brand, athlete, campaignId });
  const labels = async ({ userId }: Person) =>
    (await listBlockers(db, userId)).map(({ label }) => label);
  expect(await labels(athlete)).toEqual(["Contract", "Dispute"]);
  expect(await labels(brand)).toEqual(["Contract", "Dispute", "Campaign"]);
  for (const person of [athlete, brand]) {
    await expect(ask(person)).rejects.toMatchObject({ code: "conflict" });
    expect(await statusOf(person)).toBeUndefined();
  }
  await db.write([
    sql`update contracts set status = 'declined' where campaign_id = ${campaignId}`,
    sql`update disputes set status = 'closed' where campaign_id = ${campaignId}`,
  ]);
  await ask(athlete);
  await expect(ask(athlete)).rejects.toMatchObject({ code: "conflict" });
  await expect(ask(brand)).rejects.toMatchObject({ code: "conflict" });
});

test("staff cannot delete their account by themselves", async () => {
  await expect(ask(await makeStaff(db))).rejects.toMatchObject({ code: "forbidden" });
});

test("a closed account is found by nobody and signed out, and as before once it is undone", async () => {
  const [athlete, brand] = [await makeAthlete(db), await makeBrand(db)];
  await setPublicPage(commandContext(db, athlete), true);
  await db.write([
    db.orm.insert(userSessions).values({
      id: newId(),
      userId: athlete.userId,
      userAgent: "",
      ipAddress: "",
      lastActivity: 1,
      expiresAt: Date.now() + DAY_MS,
      createdAt: 1,
    }),
  ]);
  const { userId } = athlete;
  const expectedVersion = async () => {
    const [[inSearch], [open]] = await db.read(
      db.orm.all<{ n: number }>(
        sql`select count(*) as n from athlete_search where user_id = ${userId}`,
      ),
      db.orm.all<{ n: number }>(
        sql`select count(*) as n from user_sessions where user_id = ${userId} and not revoked`,
      ),
    );
    return {
      page: (await loadPublicAthlete(db, userId)) !== null,
      search: inSearch?.n,
      sessions: open?.n,
      brands: await loadAthleteForBrand(commandContext(db, brand), userId).then(
        Boolean,
        () => false,
      ),
      writes: await sendMessage(
        commandContext(db, brand),
        { id: userId },
        { id: newId(), message: "Hi" },
      ).then(
        () => true,
        () => false,
      ),
    };
  };
  await ask(athlete);
  expect(await expectedVersion()).toEqual({
    page: false,
    search: 0,
    sessions: 0,
    brands: false,
    writes: false,
  });
  await undoDeletion(commandContext(db, athlete));
  expect(await expectedVersion()).toEqual({
    page: true,
    search: 1,
    sessions: 0,
    brands: true,
    writes: true,
  });
  expect(await statusOf(athlete)).toMatchObject({ status: "cancelled" });
});

test("the mail's link undoes it once, and no other link of ours does", async () => {
  const athlete = await makeAthlete(db);
  await ask(athlete);
  const [mail] = await mailsTo(athlete);
  expect(mail?.subject).toBe("Your account will be deleted");
  const link = await signedLink(mail?.token ?? "");
  const auth = await authContext(db);
  const deletion = await statusOf(athlete);
  expect(await undoableBy(auth, await signedLink(deletion?.id ?? ""))).toBeNull();
  expect(await undoableBy(auth, link)).toMatchObject({ userId: athlete.userId });
  await undoByLink(auth, link);
  await expect(undoByLink(auth, link)).rejects.toMatchObject({ code: "conflict" });
  const [[account]] = await db.read(
    db.orm.select().from(profiles).where(eq(profiles.id, athlete.userId)),
  );
  expect(account?.closedAt).toBeNull();
});

test("nothing is erased before its day, and nothing can be undone from then on", async () => {
  const athlete = await makeAthlete(db);
  await ask(athlete);
  const due = Date.now() + UNDO_DAYS * DAY_MS;
  await erase(due - 60_000);
  expect(await statusOf(athlete)).toMatchObject({ status: "scheduled" });
  await expect(
    undoDeletion({ ...commandContext(db, athlete), now: due + 60_000 }),
  ).rejects.toMatchObject({ code: "conflict" });
  await erase(due + 60_000);
  expect(await statusOf(athlete)).toMatchObject({ status: "done" });
});

test("what begins in the moment in which it is taken on keeps the account", async () => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  await ask(athlete, "now");
  const now = Date.now() + 1;
  const meanwhile = interrupted(db, () => makeDispute(db, { brand, athlete, campaignId }));
  await runErasures(PERSONAL_TABLES)({ db: meanwhile, clock: () => now }, now + 1);
  expect(await statusOf(athlete)).toMatchObject({ status: "scheduled", dueAt: now + DAY_MS });
});

test("what began after the person asked delays it by a day, and they are told once", async () => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  await ask(athlete, "now");
  const disputeId = await makeDispute(db, { brand, athlete, campaignId });
  await erase();
  await erase(Date.now() + DAY_MS + 1);
  expect(await statusOf(athlete)).toMatchObject({ status: "scheduled" });
  expect((await mailsTo(athlete)).map(({ subject }) => subject)).toEqual([
    "We can't delete your account yet",
  ]);
  await db.write([sql`update disputes set status = 'closed' where id = ${disputeId}`]);
  await erase(Date.now() + 3 * DAY_MS);
  expect(await statusOf(athlete)).toMatchObject({ status: "done" });
});

test("a run that stops is continued, one that fails is tried again, and many rows take several batches", async () => {
  const [athlete, brand] = [await makeAthlete(db), await makeBrand(db)];
  const said = Array.from({ length: 1_201 }, () => ({ from: athlete }));
  const conversationId = await makeConversation(db, brand, athlete, said);
  await ask(athlete, "now");
  const failing = PERSONAL_TABLES.map((table) =>
    table.name === "campaigns" ? { ...table, about: () => sql`no_such_column = 1` } : table,
  );
  await erase(Date.now(), failing);
  expect(await statusOf(athlete)).toMatchObject({ status: "erasing" });
  const [[left]] = await db.read(
    db.orm
      .select({ n: sql<number>`count(*)` })
      .from(messages)
      .where(sql`conversation_id = ${conversationId} and body <> ''`),
  );
  expect(left?.n).toBe(0);
  await erase();
  expect(await statusOf(athlete)).toMatchObject({ status: "erasing" });
  await erase(Date.now() + 2 * 3_600_000);
  expect(await statusOf(athlete)).toMatchObject({ status: "done" });
});

test("two runs at once do everything once", async () => {
  const athlete = await makeAthlete(db);
  await ask(athlete, "now");
  const now = Date.now();
  await Promise.all([erase(now), erase(now)]);
  expect((await mailsTo(athlete)).map(({ subject }) => subject)).toEqual([
    "Your account has been deleted",
  ]);
  const [rows] = await db.read(
    db.orm
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(eq(auditLogs.resourceId, athlete.userId))
      .orderBy(auditLogs.id),
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "deletion_asked",
    "deletion_begun",
    "deletion_done",
  ]);
});

test("once the last mail is sent, the erased address is nowhere", async () => {
  const athlete = await makeAthlete(db);
  await ask(athlete, "now");
  const now = Date.now();
  await erase(now);
  expect(await mailsTo(athlete)).toHaveLength(1);
  const sent: string[] = [];
  const mail = {
    ...(OUTBOX_HANDLERS.mail as OutboxHandler<Mail>),
    send: async (_: unknown, { to }: Mail) => void sent.push(to),
  };
  const background = { db, env, clock: () => now } as unknown as Background;
  await drainOutbox(background, { mail: mail as OutboxHandler }, now + 60_000);
  expect(sent).toContain(athlete.email);
  expect(await whereFound(db, [athlete.email])).toEqual([]);
});

/** What both sides agreed, and what our team wrote, in rows that stay for the other side. */
const SHARED = [
  "campaign_invitations.deliverables",
  "campaign_invitations.terms",
  "campaign_versions.terms",
  "campaigns.terms",
  "content_submissions.deliverable",
  "content_submissions.staff_note",
  "deal_deliverables.due",
  "deal_deliverables.text",
  "invitation_offers.deliverables",
  "invitation_offers.terms",
  "moderation_appeals.answer",
  "moderation_cases.athlete_note",
  "moderation_cases.brand_note",
];

/** What an erased person's rows hold that is kept: as app/server/personal-data.ts declares it. */
const KEPT = PERSONAL_TABLES.filter(({ erasure }) => erasure.how === "kept").map(
  ({ name }) => name,
);

test("nothing of an erased athlete, and then of the brand, is left in any table or file but what is declared", async () => {
  const { athlete, brand, contentId, mediaIds } = await makeFullPeople(db);
  const counts = [await countRows(db, athlete), await countRows(db, brand)];
  const empty = PERSONAL_TABLES.filter((_, i) => counts.every((one) => one[i] === 0));
  expect(empty.map(({ name }) => name)).toEqual([]);
  // Each of them has a deletion already, as a row of that table.
  await db.write([db.orm.delete(accountDeletions)]);
  const bucket = new MemoryBucket();
  for (const id of mediaIds) await bucket.put(`media/${id}/original`, MARK);
  const background = (at: number) => ({
    db,
    env,
    rooms: { deliver: async () => {} } as never,
    assets,
    storage: bucket as unknown as R2Bucket,
    clock: () => at,
  });
  const settle = async (at: number) => {
    // Only files are deleted here: nobody receives the mails.
    const { storage } = OUTBOX_HANDLERS;
    await drainOutbox(background(at), { storage } as typeof OUTBOX_HANDLERS, at + 1_000);
    await db.write([
      sql`update outbox set sent_at = ${at} where sent_at is null and due_at <= ${at}`,
    ]);
    const week = { day: "", now: at + 8 * DAY_MS };
    await db.write((await clearSentPayloads(db, week, "")).writes);
    await db.write((await purgeEmptyCounts(db, week, "")).writes);
  };

  await ask(athlete, "now");
  await erase();
  expect(await statusOf(athlete)).toMatchObject({ status: "done" });
  await settle(Date.now());
  const athletes = [athlete.email, "Zyxwathlete"];
  const isKept = (place: string) => KEPT.includes(place.split(".")[0] as string);
  expect((await whereFound(db, athletes)).filter((place) => !isKept(place))).toEqual([]);

  // What the brand wrote is still there.
  const [[contentItem]] = await db.read(
    db.orm.all<{ brand_feedback: string; title: string }>(
      sql`select brand_feedback, title from content_submissions where id = ${contentId}`,
    ),
  );
  expect(contentItem?.brand_feedback).toContain(MARK);
  expect(contentItem?.title).toBe("Deleted with its account");
  const [stored] = await db.read(
    db.orm
      .select({ body: messages.body })
      .from(messages)
      .where(eq(messages.senderId, brand.userId)),
  );
  expect(stored.some(({ body }) => body.includes(MARK))).toBe(true);

  await ask(brand, "now");
  await erase();
  expect(await statusOf(brand)).toMatchObject({ status: "done" });
  await settle(Date.now());
  const all = [...athletes, brand.email, "Zyxwbrand", MARK];
  expect((await whereFound(db, all)).filter((place) => !isKept(place))).toEqual(SHARED);

  // Evidence is its dispute's.
  const [left] = await db.read(
    db.orm.select({ id: media.id }).from(media).where(sql`dispute_id is not null`),
  );
  expect([...bucket.objects.keys()].sort()).toEqual(
    left.map(({ id }) => `media/${id}/original`).sort(),
  );
});
