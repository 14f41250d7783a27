import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { categoriesOf } from "~/features/communication/notifications/categories";
import { queueDailyMails } from "~/features/communication/notifications/daily-mails.server";
import { nextDigest } from "~/features/communication/notifications/mail-time";
import { notify } from "~/features/communication/notifications/notify";
import { loadBell } from "~/features/communication/notifications/queries.server";
import {
  noticeSchema,
  sendNotice,
} from "~/features/communication/notifications/send-notice.server";
import {
  loadNotificationSettings,
  switchNotifications,
} from "~/features/communication/notifications/settings.server";
import { unsubscribeToken } from "~/features/communication/notifications/unsubscribe";
import { unsubscribe } from "~/features/communication/notifications/unsubscribe.server";
import type { Background } from "~/platform/context";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { type Attempt, TooEarly } from "~/platform/outbox";
import { BELL_CATEGORIES, type BellCategory, NOTIFICATION_CATEGORIES } from "~db/constants";
import { brandProfiles, notificationSettings, notifications, outbox, profiles } from "~db/schema";
import { authContext, env, signedLink } from "../support/auth-context";
import { type Choices, chooseNotifications } from "../support/choose-notifications";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeStaff, type Person } from "../support/factories";
import { startMailServer } from "../support/mail-server";
import { describeTest, testKind } from "../support/notifications";
import { database } from "../support/own-database";

const db = database();

let brand: Person;
let provider: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  brand = await makeBrand(db);
  await db.write([
    db.orm.update(brandProfiles).set({ logo: LOGO }).where(eq(brandProfiles.id, brand.brandId)),
  ]);
  provider = await startMailServer();
});
afterAll(() => provider.stop());

const LOGO = "northlight-logo";

const ALL = [...BELL_CATEGORIES];
const MAILED = [...NOTIFICATION_CATEGORIES];
const without = (kind: BellCategory) => ALL.filter((other) => other !== kind);
const mailedWithout = (kind: BellCategory) => MAILED.filter((other) => other !== kind);

const tell = (person: Person, category: BellCategory = "campaign", title = "News", from = brand) =>
  db.write(
    notify(commandContext(db, from), testKind(category), {
      userId: person.userId,
      subjectId: title,
      params: { title },
    }),
  );

const choose = (person: Person, choice: Partial<Choices>) =>
  chooseNotifications(commandContext(db, person), {
    app: ALL,
    email: MAILED,
    push: [...NOTIFICATION_CATEGORIES],
    mail: "at_once",
    quietFrom: undefined,
    quietTo: undefined,
    ...choice,
  });

const bell = async (person: Person) => {
  const { items, unread } = await loadBell(commandContext(db, person), describeTest);
  return { titles: items.map(({ title }) => title), unread };
};

/** Sends the mails about this person's notifications like the outbox. @returns the mails that arrived */
async function mailsFor(person: Person, now = Date.now()) {
  const [rows] = await db.read(
    db.orm
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(
        sql`kind = 'notice' and payload ->> '$.notificationId' in
          (select id from notifications where user_id = ${person.userId})`,
      ),
  );
  const background = {
    db,
    env: { ...env, MAIL_API_URL: provider.url },
    clock: () => now,
    signal: new AbortController().signal,
  } as unknown as Attempt;
  const send = sendNotice(describeTest);
  for (const { payload } of rows) await send(background, noticeSchema.parse(payload), "key");
  return provider.sent.filter(({ to }) => to.includes(person.email));
}

const setTimeZone = ({ userId }: Person, timeZone: string) =>
  db.write([db.orm.update(profiles).set({ timeZone }).where(eq(profiles.id, userId))]);

test("a notification is shown and mailed by default", async () => {
  const athlete = await makeAthlete(db);
  await tell(athlete);
  expect(await bell(athlete)).toEqual({ titles: ["News"], unread: 1 });
  const [mail, ...more] = await mailsFor(athlete);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("News");
  expect(mail?.html).toContain("Something happened.");
  expect(mail?.html, "who acted").toContain(`${LOGO}/160.webp`);
  expect(mail?.text).toContain("See the campaign: http");
  expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

test.each(ALL)("'%s' can be switched off in the app and by mail, independently", async (kind) => {
  const [quiet, unmailed] = [await makeAthlete(db), await makeAthlete(db)];
  await choose(quiet, { app: without(kind) });
  await choose(unmailed, { email: mailedWithout(kind) });
  const other = ALL.find((one) => one !== kind) ?? kind;
  for (const person of [quiet, unmailed]) {
    await tell(person, kind, "Off");
    await tell(person, other, "On");
  }
  expect(await bell(quiet)).toEqual({ titles: ["On"], unread: 1 });
  expect((await mailsFor(quiet)).map(({ subject }) => subject).toSorted()).toEqual(["Off", "On"]);
  expect((await bell(unmailed)).titles.toSorted()).toEqual(["Off", "On"]);
  expect((await mailsFor(unmailed)).map(({ subject }) => subject)).toEqual(["On"]);
});

test("a notification that is read before its mail is due is not mailed", async () => {
  const athlete = await makeAthlete(db);
  await tell(athlete);
  await db.write([
    db.orm
      .update(notifications)
      .set({ read: true })
      .where(eq(notifications.userId, athlete.userId)),
  ]);
  expect(await mailsFor(athlete)).toEqual([]);
});

test("a mail waits for the end of the recipient's quiet hours", async () => {
  const athlete = await makeAthlete(db);
  await setTimeZone(athlete, "Asia/Kolkata");
  await choose(athlete, { quietFrom: "22:00", quietTo: "07:00" });
  await tell(athlete);
  const night = Date.parse("2026-11-21T23:30+05:30");
  const error = await mailsFor(athlete, night).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(TooEarly);
  expect(error.notBefore).toBe(Date.parse("2026-11-22T07:00+05:30"));
  expect(await mailsFor(athlete, error.notBefore)).toHaveLength(1);
});

test("a mail about one's own work, or from our staff, shows no face", async () => {
  const athlete = await makeAthlete(db);
  const staff = await makeStaff(db);
  await tell(athlete, "content", "From us", staff);
  await tell(athlete, "content", "Own", athlete);
  const mails = await mailsFor(athlete);
  expect(mails).toHaveLength(2);
  for (const { html } of mails)
    expect(html).not.toMatch(new RegExp(`${staff.name}|${athlete.name}`));
});

test("'never' sends no mail and keeps the notification", async () => {
  const athlete = await makeAthlete(db);
  await choose(athlete, { mail: "never" });
  await tell(athlete);
  expect(await mailsFor(athlete)).toEqual([]);
  expect((await bell(athlete)).unread).toBe(1);
});

/** The daily mails queued for this person. */
const dailyMails = async ({ email }: Person) => {
  const [rows] = await db.read(
    db.orm
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`kind = 'mail' and payload ->> '$.to' = ${email}`),
  );
  return rows.map(({ payload }) => payload as { subject: string; text: string });
};

const runDaily = (now: number) =>
  queueDailyMails(describeTest)({ db, clock: () => now } as unknown as Background, now + HOUR_MS);

test("one daily mail reports unread notifications once, at 08:00 in the recipient's time zone", async () => {
  const athlete = await makeAthlete(db);
  await choose(athlete, {
    mail: "daily",
    app: without("comment"),
    email: mailedWithout("interest"),
  });
  await tell(athlete, "campaign", "Read");
  await db.write([
    db.orm
      .update(notifications)
      .set({ read: true })
      .where(eq(notifications.userId, athlete.userId)),
  ]);
  await tell(athlete, "campaign", "Unread");
  await tell(athlete, "comment", "Not in the app");
  await tell(athlete, "interest", "Not by mail");
  expect(await mailsFor(athlete), "nothing by itself").toEqual([]);

  const due = nextDigest(Date.now(), "Europe/London");
  await runDaily(due - 1);
  expect(await dailyMails(athlete)).toEqual([]);
  await Promise.all([runDaily(due), runDaily(due)]);
  const [mail, ...more] = await dailyMails(athlete);
  expect(more, "two runs at once queue one").toEqual([]);
  expect(mail?.subject).toBe("2 things to catch up on");
  expect(mail?.text).toContain("Unread\n");
  expect(mail?.text).toContain("Not in the app\n");

  await runDaily(due + DAY_MS);
  expect(await dailyMails(athlete), "a day without news has no mail").toHaveLength(1);
  const [[row]] = await db.read(
    db.orm
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, athlete.userId)),
  );
  expect(row?.digestAt).toBe(nextDigest(due + DAY_MS, "Europe/London"));
});

test("a form that began before another one was saved, or a mail was stopped, replaces nothing", async () => {
  const athlete = await makeAthlete(db);
  const shown = () => loadNotificationSettings(commandContext(db, athlete));
  const { version: first } = await shown();
  await choose(athlete, { expectedVersion: first, mail: "daily" });
  const { version: second } = await shown();
  await expect(choose(athlete, { expectedVersion: first, mail: "never" })).rejects.toThrow(
    /another page/,
  );
  const link = await signedLink(unsubscribeToken(athlete.userId, "daily"));
  await unsubscribe(await authContext(db), link);
  await expect(choose(athlete, { expectedVersion: second })).rejects.toThrow(/another page/);
  expect(await shown()).toMatchObject({ mail: "never" });
  await choose(athlete, {
    expectedVersion: (await shown()).version,
    quietFrom: "22:00",
    quietTo: "07:00",
  });
  expect(await shown()).toMatchObject({ mail: "at_once", quietTo: "07:00" });
});

test("a group that is switched takes its kinds with it, and leaves the other groups and channels", async () => {
  const [athlete, other] = [await makeAthlete(db), await makeAthlete(db)];
  const shown = (person = athlete) => loadNotificationSettings(commandContext(db, person));
  const press = (was: string, ...on: string[]) =>
    switchNotifications(commandContext(db, athlete), { was, on });
  const all = await shown();
  await press("mail:deals mail:money push:tips", "mail:money", "push:tips");
  const withoutDeals = MAILED.filter((kind) => !categoriesOf("deals").includes(kind));
  expect(await shown()).toEqual({ ...all, email: withoutDeals });
  expect(await shown(other)).toEqual(all);

  await press("", "mail:contract");
  const mixed = MAILED.filter((kind) => kind === "contract" || withoutDeals.includes(kind));
  // A mixed group has no tick, and stays as it is unless it is ticked.
  await press("mail:money app:deals", "app:deals");
  expect(await shown()).toEqual({ ...all, email: mixed.filter((kind) => kind !== "payment") });
  await press("", "mail:deals");
  expect(await shown()).toEqual({ ...all, email: MAILED.filter((kind) => kind !== "payment") });
});

test("a page that is out of date changes only what was changed on it", async () => {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, athlete);
  const link = await signedLink(unsubscribeToken(athlete.userId, "comment"));
  await unsubscribe(await authContext(db), link);
  await switchNotifications(ctx, { was: "push:deals", on: [] });
  await switchNotifications(ctx, {
    was: "mail:comment mail:payment push:deals app:money",
    on: ["mail:comment", "push:deals", "app:money"],
  });
  expect(await loadNotificationSettings(ctx)).toMatchObject({
    app: ALL,
    email: MAILED.filter((kind) => kind !== "comment" && kind !== "payment"),
    push: MAILED.filter((kind) => !categoriesOf("deals").includes(kind)),
  });
});

test("what can't be switched off is ignored, and switches are saved twenty times in a minute", async () => {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, athlete);
  await switchNotifications(ctx, { was: "app:message mail:security mail: x", on: [] });
  expect(await loadNotificationSettings(ctx)).toMatchObject({ app: ALL, email: MAILED });
  const names = ["app:money", "mail:money"];
  for (let i = 0; i < 20; i++) {
    const name = names[i % 2] ?? "";
    await switchNotifications(ctx, i % 4 < 2 ? { was: name, on: [] } : { was: "", on: [name] });
  }
  await expect(switchNotifications(ctx, { was: "app:deals", on: [] })).rejects.toMatchObject({
    code: "limit",
  });
  expect(await loadNotificationSettings(ctx)).toMatchObject({ app: ALL });
});

test("the form shows the saved settings", async () => {
  const athlete = await makeAthlete(db);
  const shown = () => loadNotificationSettings(commandContext(db, athlete));
  expect(await shown()).toMatchObject({ app: ALL, email: MAILED, mail: "at_once", quietFrom: "" });
  const choice = { app: without("comment"), email: [], quietFrom: "22:05", quietTo: "07:00" };
  await choose(athlete, choice);
  expect(await shown()).toMatchObject({ ...choice, mail: "at_once" });
  await choose(athlete, { mail: "daily" });
  expect(await shown()).toMatchObject({ app: ALL, email: MAILED, mail: "daily", quietTo: "" });
});

test("an unsubscribe link ends mails of its kind, also when it is used twice", async () => {
  const athlete = await makeAthlete(db);
  const link = await signedLink(unsubscribeToken(athlete.userId, "comment"));
  const visit = () => authContext(db);
  expect(await unsubscribe(await visit(), link)).toBe(true);
  expect(await unsubscribe(await visit(), link)).toBe(true);
  expect(await loadNotificationSettings(commandContext(db, athlete))).toMatchObject({
    app: ALL,
    email: mailedWithout("comment"),
  });
});

test("the link of a daily mail ends the daily mail", async () => {
  const athlete = await makeAthlete(db);
  await choose(athlete, { mail: "daily" });
  const link = await signedLink(unsubscribeToken(athlete.userId, "daily"));
  expect(await unsubscribe(await authContext(db), link)).toBe(true);
  expect(await loadNotificationSettings(commandContext(db, athlete))).toMatchObject({
    mail: "never",
  });
});

test("no other signed text unsubscribes anyone", async () => {
  const { userId } = await makeAthlete(db);
  const texts = [userId, `unsubscribe ${userId} security`, `reset ${userId} comment`];
  for (const text of texts)
    expect(await unsubscribe(await authContext(db), await signedLink(text))).toBe(false);
  const forged = `${await signedLink(unsubscribeToken(userId, "comment"))}x`;
  expect(await unsubscribe(await authContext(db), forged)).toBe(false);
});
