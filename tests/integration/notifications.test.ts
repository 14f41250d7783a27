import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openNotification, readAllNotifications } from "~/features/notifications/commands.server";
import { notify, notifyMany } from "~/features/notifications/notify";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import { commandContext, database } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";

const db = database();

const TEXT = { title: "News", message: "Something happened.", link: "/athlete/campaigns" };

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
