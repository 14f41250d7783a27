import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { messageFileTarget } from "~/features/communication/messages/files.server";
import { markRead } from "~/features/communication/messages/mark-read.server";
import type { Change } from "~/features/communication/messages/schema";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { sendUnreadMail } from "~/features/communication/messages/unread-mail.server";
import { queueDailyMails } from "~/features/communication/notifications/daily-mails.server";
import { nextDigest } from "~/features/communication/notifications/mail-time";
import { loadNotificationSettings } from "~/features/communication/notifications/settings.server";
import { unsubscribe } from "~/features/communication/notifications/unsubscribe.server";
import { addFile } from "~/features/media/media/attachments.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/durations";
import { type Attempt, TooEarly } from "~/platform/outbox";
import { describeNotification } from "~/server/notifications";
import { newId } from "~db/columns";
import { BELL_CATEGORIES, NOTIFICATION_CATEGORIES } from "~db/constants";
import { outbox, profiles } from "~db/schema";
import { authContext, env } from "../support/auth-context";
import { type Choices, chooseNotifications } from "../support/choose-notifications";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person, sideOf } from "../support/factories";
import { startMailServer } from "../support/mail-server";
import { database } from "../support/own-database";

/** A message that is unread for 30 minutes is mailed once per conversation, until it is read. */

const db = database();
/** 12:00 in London. */
const NOON = Date.parse("2026-11-23T12:00Z");

let provider: Awaited<ReturnType<typeof startMailServer>>;
let brand: Person;
let athlete: Person;

beforeAll(async () => {
  provider = await startMailServer();
});
afterAll(() => provider.stop());
beforeEach(async () => {
  [brand, athlete] = [await makeBrand(db, { companyName: "Harrow" }), await makeAthlete(db)];
});

const as = (person: Person, minute = 0) => ({
  ...commandContext(db, person),
  now: NOON + minute * MINUTE_MS,
});

/** @param minute after noon */
const write = (minute: number, message = "Hello", from = brand, to = athlete) =>
  sendMessage(as(from, minute), { id: sideOf(to) }, { id: newId(), message });

const signal = { signal: new AbortController().signal };

const background = (now: number) =>
  ({
    db,
    env: { ...env, MAIL_API_URL: provider.url },
    clock: () => now,
    ...signal,
  }) as unknown as Attempt;

/** Runs the checks that are due, like the outbox. @returns the texts that this person has got so far */
async function mailsAt(minute: number, person = athlete) {
  const now = NOON + minute * MINUTE_MS;
  const [due] = await db.read(
    db.orm
      .select({ id: outbox.id, payload: outbox.payload })
      .from(outbox)
      .where(
        sql`kind = 'unread-message' and sent_at is null and due_at <= ${now}
          and payload ->> '$.senderId' in (${brand.userId}, ${athlete.userId})`,
      )
      .orderBy(outbox.id),
  );
  for (const { id, payload } of due) {
    try {
      await sendUnreadMail(background(now), payload as never, id);
      await db.write([db.orm.update(outbox).set({ sentAt: now }).where(eq(outbox.id, id))]);
    } catch (error) {
      if (!(error instanceof TooEarly)) throw error;
      await db.write([
        db.orm.update(outbox).set({ dueAt: error.notBefore }).where(eq(outbox.id, id)),
      ]);
    }
  }
  return provider.sent.filter(({ to }) => to.includes(person.email));
}

const choose = (choice: Partial<Choices>) =>
  chooseNotifications(as(athlete), {
    app: [...BELL_CATEGORIES],
    email: [...NOTIFICATION_CATEGORIES],
    push: [...NOTIFICATION_CATEGORIES],
    mail: "at_once",
    quietFrom: undefined,
    quietTo: undefined,
    ...choice,
  });

test("a file is mailed by its name, not as an attachment", async () => {
  const conversationId = await write(0);
  await addFile(
    as(brand, 1),
    messageFileTarget,
    { conversationId },
    {
      ...{ id: newId(), name: "rider.pdf", kind: "document", bytes: 10, width: 0, height: 0 },
      ...{ durationMs: null, poster: false, sha256: null },
    },
  );
  const [mail] = await mailsAt(30);
  expect(mail?.text).toContain("Sent a file: rider.pdf");
});

test("unread messages are mailed with their text after 30 minutes, once until they are read", async () => {
  const id = await write(0, "Could you post on Thursday?");
  await write(10, "At 18:00?");
  expect(await mailsAt(29)).toEqual([]);
  const [mail] = await mailsAt(30);
  expect(mail?.subject).toBe("Harrow: 2 messages");
  expect(mail?.text).toContain("Could you post on Thursday?\n\nAt 18:00?");
  expect(mail?.text).toContain(`Read and reply: ${env.APP_ORIGIN}/messages/${id}`);
  expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

  await write(35, "Still there?");
  expect(await mailsAt(200), "not again while unread").toHaveLength(1);
  await markRead(db, athlete.userId, id, 3);
  await write(300, "One more thing");
  const mails = await mailsAt(330);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Harrow: 2 messages",
    "Harrow wrote to you",
  ]);
  expect(await mailsAt(330, brand), "nothing to the sender").toEqual([]);
});

test("the mail contains five messages at most and says how many more there are", async () => {
  for (let n = 1; n <= 7; n++) await write(n, `Number ${n}`);
  const [mail] = await mailsAt(31);
  expect(mail?.subject).toBe("Harrow: 7 messages");
  expect(mail?.text).toMatch(/Number 5\n\nAnd 2 more\./);
});

test("a message that is read, answered or removed in time is not mailed", async () => {
  const id = await write(0);
  await markRead(db, athlete.userId, id, 1);
  await write(1);
  await write(2, "Hi", athlete, brand);
  await write(3, "A mistake");
  await unsendMessage(as(brand, 4), id, 4);
  expect(await mailsAt(200)).toEqual([]);
  expect(await mailsAt(200, brand), "writing again reads the answer").toEqual([]);
});

test("the removal or reading of the oldest message leaves the next one to be mailed", async () => {
  const id = await write(0, "A mistake");
  await write(2, "The question");
  await unsendMessage(as(brand, 3), id, 1);
  expect(await mailsAt(31)).toEqual([]);
  const [mail, ...more] = await mailsAt(32);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("The question");
  expect(mail?.text).not.toContain("A mistake");

  await write(100, "Third");
  await write(101, "Fourth");
  await markRead(db, athlete.userId, id, 3);
  const mails = await mailsAt(131);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain("Fourth");
  expect(mails[1]?.text).not.toContain("Third");
});

test.each<Change>(["mute", "archive", "block"])("after '%s' nothing is mailed", async (change) => {
  const id = await write(0);
  await changeConversation(as(athlete, 1), id, change);
  expect(await mailsAt(60)).toEqual([]);
});

test("a blocked sender's message is not mailed either when the sender blocks", async () => {
  const id = await write(0);
  await changeConversation(as(brand, 1), id, "block");
  expect(await mailsAt(60)).toEqual([]);
});

test("a sender without a confirmed address sends no mail", async () => {
  await db.write([
    db.orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, brand.userId)),
  ]);
  await write(0);
  expect(await mailsAt(60)).toEqual([]);
});

test.each([
  { email: BELL_CATEGORIES.map((kind) => kind) },
  { mail: "never" as const },
  { mail: "daily" as const },
])("the choice %j is respected", async (choice) => {
  await choose(choice);
  await write(0);
  expect(await mailsAt(60)).toEqual([]);
});

test("all messages of the quiet hours are one mail at their end", async () => {
  await choose({ quietFrom: "12:00", quietTo: "14:00" });
  await write(0, "First");
  await write(5, "Second");
  expect(await mailsAt(119)).toEqual([]);
  const [mail, ...more] = await mailsAt(120);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("First\n\nSecond");
});

test("the link of the mail ends mails about messages only", async () => {
  await write(0);
  const [mail] = await mailsAt(30);
  const address = mail?.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";
  const token = new URL(address).searchParams.get("token") ?? "";
  expect(await unsubscribe(await authContext(db), token)).toBe(true);
  expect((await loadNotificationSettings(as(athlete))).email).toEqual([...BELL_CATEGORIES]);
});

test("the daily mail names each conversation once until it is read", async () => {
  const digests = async () => {
    const [rows] = await db.read(
      db.orm
        .select({ payload: outbox.payload })
        .from(outbox)
        .where(sql`kind = 'mail' and payload ->> '$.to' = ${athlete.email}`),
    );
    return rows.map(({ payload }) => String(payload.text));
  };
  const runDaily = (now: number) =>
    queueDailyMails(describeNotification)(background(now), now + HOUR_MS);
  await choose({ mail: "daily" });
  const muted = await makeBrand(db, { companyName: "Muted" });
  const id = await write(0);
  await write(1);
  const loud = await write(1, "Hi", muted);
  await changeConversation(as(athlete, 2), loud, "mute");
  const due = nextDigest(NOON, "Europe/London");
  await runDaily(due);
  expect(await digests()).toEqual(["Harrow wrote to you\n2 unread messages."]);

  await write(24 * 60);
  await runDaily(due + DAY_MS);
  expect(await digests(), "still unread: not again").toHaveLength(1);
  await markRead(db, athlete.userId, id, 3);
  await write(48 * 60);
  await runDaily(due + 2 * DAY_MS);
  expect(await digests()).toHaveLength(2);
});
