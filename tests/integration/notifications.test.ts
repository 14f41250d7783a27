import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  openNotification,
  readAllNotifications,
} from "~/features/communication/notifications/commands.server";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify, notifyMany } from "~/features/communication/notifications/notify";
import { loadNotificationsPage } from "~/features/communication/notifications/queries.server";
import { newId } from "~db/columns";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeStaff, type Person } from "../support/factories";
import { describeTest, mailsQueuedFor, notificationsOf, testKind } from "../support/notifications";
import { database } from "../support/own-database";

const db = database();

const NEWS = testKind("campaign");
const LINK = "/athlete/campaigns";

/** What the tests notify a person of. */
const news = ({ userId }: Person, title = "News", subjectId = "campaigns") => ({
  userId,
  subjectId,
  params: { title },
});

const rowsOf = ({ userId }: Person) => notificationsOf(db, userId);

/** The pushes that name this person's room. */
const pushesTo = async ({ userId }: Person) => {
  const { rows } = await db.client.execute({
    sql: "select payload from outbox where kind = 'push' and payload ->> 'name' = ?",
    args: [userId],
  });
  return rows.map(({ payload }) => JSON.parse(String(payload)));
};

test("a notification opens for its owner alone", async () => {
  const [owner, other] = [await makeAthlete(db), await makeAthlete(db)];
  await db.write(notify(commandContext(db, await makeBrand(db)), NEWS, news(owner)));
  const [row] = await rowsOf(owner);
  const id = row?.id ?? "";

  await expect(openNotification(commandContext(db, other), describeTest, id)).rejects.toMatchObject(
    {
      code: "not_found",
    },
  );
  await readAllNotifications(commandContext(db, other));
  expect((await rowsOf(owner))[0]?.read).toBe(false);

  expect(await openNotification(commandContext(db, owner), describeTest, id)).toBe(LINK);
  expect((await rowsOf(owner))[0]?.read).toBe(true);
  await expect(
    openNotification(commandContext(db, owner), describeTest, newId()),
  ).rejects.toMatchObject({
    code: "not_found",
  });
});

test("opening a notification marks all about its subject as read, and no other", async () => {
  const owner = await makeAthlete(db);
  const from = commandContext(db, await makeBrand(db));
  await db.write([
    ...notify(from, NEWS, news(owner, "First")),
    ...notify(from, NEWS, news(owner, "Elsewhere", "profile")),
    ...notify(from, testKind("contract"), news(owner, "Second")),
  ]);
  const [first] = await rowsOf(owner);
  await openNotification(commandContext(db, owner), describeTest, first?.id ?? "");
  const rows = await rowsOf(owner);
  expect(Object.fromEntries(rows.map(({ title, read }) => [title, read]))).toEqual({
    First: true,
    Elsewhere: false,
    Second: true,
  });
});

test("each of many recipients gets a notification and an event in their own room", async () => {
  const people = [await makeAthlete(db), await makeAthlete(db)];
  const [brand, outsider] = [await makeBrand(db), await makeAthlete(db)];
  const ids = sql.join(
    people.map(({ userId }) => sql`${userId}`),
    sql`, `,
  );
  await db.write(
    notifyMany(
      commandContext(db, brand),
      NEWS,
      sql`select id from profiles where id in (${ids})`,
      news(brand),
    ),
  );
  for (const person of people) {
    expect(await rowsOf(person)).toEqual([
      expect.objectContaining({
        kind: NEWS.name,
        category: "campaign",
        subjectId: "campaigns",
        params: { title: "News" },
        read: false,
      }),
    ]);
    expect(await pushesTo(person)).toEqual([
      { room: "notifications", name: person.userId, event: { topic: "notifications" } },
    ]);
  }
  expect(await rowsOf(outsider)).toEqual([]);
  expect(await pushesTo(outsider)).toEqual([]);
});

test("what is handled becomes read for the actor alone, and only about its subject", async () => {
  const [actor, other, sender] = [
    await makeAthlete(db),
    await makeAthlete(db),
    await makeBrand(db),
  ];
  const from = commandContext(db, sender);
  await db.write([
    ...notify(from, NEWS, news(actor)),
    ...notify(from, NEWS, news(actor, "News", "profile")),
    ...notify(from, NEWS, news(other)),
  ]);
  await db.write(markHandled(actor.userId, Date.now(), "campaigns"));
  const readOf = async (person: Person) =>
    Object.fromEntries((await rowsOf(person)).map(({ subjectId, read }) => [subjectId, read]));
  expect(await readOf(actor)).toEqual({ campaigns: true, profile: false });
  expect(await readOf(other)).toEqual({ campaigns: false });
  expect(await pushesTo(actor), "one for each notification, one for the reading").toHaveLength(3);

  await db.write(markHandled(actor.userId, Date.now(), "campaigns"));
  expect(await pushesTo(actor), "nothing was unread: no push").toHaveLength(3);
});

test("what is handled under a condition waits for it", async () => {
  const [actor, sender] = [await makeAthlete(db), await makeBrand(db)];
  await db.write(notify(commandContext(db, sender), NEWS, news(actor)));
  await db.write(markHandled(actor.userId, Date.now(), "campaigns", sql`1 = 2`));
  expect(await rowsOf(actor)).toMatchObject([{ read: false }]);
});

test("the pages of all notifications reach the oldest, each shown once", async () => {
  const owner = await makeAthlete(db);
  const from = commandContext(db, await makeBrand(db));
  await db.write(Array.from({ length: 120 }, () => notify(from, NEWS, news(owner))).flat());
  const expectedVersion: string[] = [];
  const sizes: number[] = [];
  for (let before: string | null | undefined = null; before !== undefined; ) {
    const page = await loadNotificationsPage(db, describeTest, owner.userId, before);
    expect(page.unread).toBe(120);
    expectedVersion.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    before = page.older;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(expectedVersion).size).toBe(120);
  expect(expectedVersion).toEqual(expectedVersion.toSorted().toReversed());
});

test("a notification shows a brand's company and logo as sender, and no sender for staff or the recipient", async () => {
  const owner = await makeAthlete(db);
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db, { name: "Tom Lindqvist" });
  const senders = [brand, athlete, await makeStaff(db), owner];
  await db.write([
    sql`update brand_profiles set logo = 'logo-of-harrow' where id = ${brand.brandId}`,
    sql`update profiles set avatar_url = 'face-of-tom' where id = ${athlete.userId}`,
  ]);
  for (const person of senders)
    await db.write(notify(commandContext(db, person), NEWS, news(owner)));
  const { items } = await loadNotificationsPage(db, describeTest, owner.userId, null);
  expect(items.map(({ senderName, senderPicture }) => [senderName, senderPicture])).toEqual([
    [null, null],
    [null, null],
    ["Tom Lindqvist", "face-of-tom"],
    ["Harrow Cycles", "logo-of-harrow"],
  ]);
});

test("of many notifications of one sender the first are mailed at once, the rest as one later mail", async () => {
  const [athlete, other] = [await makeAthlete(db), await makeAthlete(db)];
  const ctx = commandContext(db, await makeBrand(db));
  for (let n = 0; n < 30; n++)
    await db.write(
      notifyMany(
        ctx,
        NEWS,
        sql`select id from profiles where id = ${athlete.userId}`,
        news(athlete, `News ${n}`),
      ),
    );
  await db.write(notify(ctx, NEWS, news(other)));
  const mails = async ({ userId }: Person) =>
    (await mailsQueuedFor(db, userId)).map(({ title, isLater }) => [title, isLater]);
  expect(await mails(athlete)).toEqual([
    ["News 0", false],
    ["News 1", false],
    ["News 2", true],
  ]);
  expect(await mails(other)).toEqual([["News", false]]);
  expect(await rowsOf(athlete)).toHaveLength(30);
});
