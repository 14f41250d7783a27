import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openNotification, readAllNotifications } from "~/features/notifications/commands.server";
import { markHandled } from "~/features/notifications/handled";
import { notify, notifyMany } from "~/features/notifications/notify";
import { notificationsPage } from "~/features/notifications/queries.server";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import { commandContext, database } from "../support/command-context";
import { makeAthlete, makeBrand, makeStaff, type Person } from "../support/factories";

const db = database();

const TEXT = {
  kind: "campaign" as const,
  title: "News",
  message: "Something happened.",
  link: "/athlete/campaigns",
};

const notificationsOf = async ({ userId }: Person) => {
  const [rows] = await db.read(
    db.orm.select().from(notifications).where(eq(notifications.userId, userId)),
  );
  return rows;
};

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
  await db.write(
    notify(commandContext(db, await makeBrand(db)), { userId: owner.userId, ...TEXT }),
  );
  const [row] = await notificationsOf(owner);
  const id = row?.id ?? "";

  await expect(openNotification(commandContext(db, other), id)).rejects.toMatchObject({
    code: "not_found",
  });
  await readAllNotifications(commandContext(db, other));
  expect((await notificationsOf(owner))[0]?.read).toBe(false);

  expect(await openNotification(commandContext(db, owner), id)).toBe(TEXT.link);
  expect((await notificationsOf(owner))[0]?.read).toBe(true);
  await expect(openNotification(commandContext(db, owner), newId())).rejects.toMatchObject({
    code: "not_found",
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
    notifyMany(commandContext(db, brand), sql`select id from profiles where id in (${ids})`, TEXT),
  );
  for (const person of people) {
    expect(await notificationsOf(person)).toEqual([
      expect.objectContaining({ ...TEXT, read: false }),
    ]);
    expect(await pushesTo(person)).toEqual([
      { room: "notifications", name: person.userId, event: { topic: "notifications" } },
    ]);
  }
  expect(await notificationsOf(outsider)).toEqual([]);
  expect(await pushesTo(outsider)).toEqual([]);
});

test("what is handled becomes read for the actor alone, and only at its address", async () => {
  const [actor, other, sender] = [
    await makeAthlete(db),
    await makeAthlete(db),
    await makeBrand(db),
  ];
  const from = commandContext(db, sender);
  const elsewhere = { ...TEXT, link: "/athlete/profile" };
  await db.write([
    ...notify(from, { userId: actor.userId, ...TEXT }),
    ...notify(from, { userId: actor.userId, ...elsewhere }),
    ...notify(from, { userId: other.userId, ...TEXT }),
  ]);
  await db.write(markHandled(commandContext(db, actor), TEXT.link));
  const readOf = async (person: Person) =>
    Object.fromEntries((await notificationsOf(person)).map(({ link, read }) => [link, read]));
  expect(await readOf(actor)).toEqual({ [TEXT.link]: true, [elsewhere.link]: false });
  expect(await readOf(other)).toEqual({ [TEXT.link]: false });
  expect(await pushesTo(actor), "one for each notification, one for the reading").toHaveLength(3);

  await db.write(markHandled(commandContext(db, actor), TEXT.link));
  expect(await pushesTo(actor), "nothing was unread: no push").toHaveLength(3);
});

test("what is handled under a condition waits for it", async () => {
  const [actor, sender] = [await makeAthlete(db), await makeBrand(db)];
  await db.write(notify(commandContext(db, sender), { userId: actor.userId, ...TEXT }));
  await db.write(markHandled(commandContext(db, actor), TEXT.link, sql`1 = 2`));
  expect(await notificationsOf(actor)).toMatchObject([{ read: false }]);
});

test("the pages of all notifications reach the oldest, each shown once", async () => {
  const owner = await makeAthlete(db);
  const from = commandContext(db, await makeBrand(db));
  await db.write(
    Array.from({ length: 120 }, () => notify(from, { userId: owner.userId, ...TEXT })).flat(),
  );
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let before: string | null | undefined = null; before !== undefined; ) {
    const page = await notificationsPage(db, owner.userId, before);
    expect(page.unread).toBe(120);
    seen.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    before = page.older;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

test("a notification shows a brand's company and logo as sender, and no sender for staff or the recipient", async () => {
  const owner = await makeAthlete(db);
  const brand = await makeBrand(db, { companyName: "Harrow Cycles" });
  const athlete = await makeAthlete(db, { name: "Tom Lindqvist" });
  const senders = [brand, athlete, await makeStaff(db), owner];
  await db.write([
    sql`update brand_profiles set logo = 'logo-of-harrow' where user_id = ${brand.userId}`,
    sql`update profiles set avatar_url = 'face-of-tom' where id = ${athlete.userId}`,
  ]);
  for (const person of senders)
    await db.write(notify(commandContext(db, person), { userId: owner.userId, ...TEXT }));
  const { items } = await notificationsPage(db, owner.userId, null);
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
      notifyMany(ctx, sql`select id from profiles where id = ${athlete.userId}`, {
        ...TEXT,
        title: `News ${n}`,
      }),
    );
  await db.write(notify(ctx, { userId: other.userId, ...TEXT }));
  const mails = async ({ userId }: Person) => {
    const { rows } = await db.client.execute({
      sql: "select payload ->> 'title' as title, due_at > created_at as isLater from outbox where kind = 'notice' and payload ->> 'userId' = ? order by id",
      args: [userId],
    });
    return rows.map(({ title, isLater }) => [title, Number(isLater)]);
  };
  expect(await mails(athlete)).toEqual([
    ...Array.from({ length: 8 }, (_, n) => [`News ${n}`, 0]),
    ["News 8", 1],
  ]);
  expect(await mails(other)).toEqual([["News", 0]]);
  expect(await notificationsOf(athlete)).toHaveLength(30);
});
