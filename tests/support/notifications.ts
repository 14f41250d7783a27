import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { DescribeNotification, NotificationKind } from "~/notifications";
import { describeNotification } from "~/server/notifications";
import type { Database } from "~db/client";
import type { NotificationCategory } from "~db/constants";
import { notifications, outbox } from "~db/schema";

/** Rows with their texts and addresses, the oldest first. */
export async function notificationsWhere(db: Database, where?: SQL) {
  const [rows] = await db.read(
    db.orm.select().from(notifications).where(where).orderBy(asc(notifications.id)),
  );
  return rows.map((row) => {
    const { title = "", message = "", link = "", ...mail } = describeTest(row) ?? {};
    return { ...row, ...mail, title, message, link };
  });
}

/** What a person was notified of, the oldest first. */
export const notificationsOf = (db: Database, userId: string) =>
  notificationsWhere(db, eq(notifications.userId, userId));

/** The mails about notifications that wait in the outbox for a person, with what they are about. */
export async function mailsQueuedFor(db: Database, userId: string) {
  const own = await notificationsOf(db, userId);
  const [queued] = await db.read(
    db.orm
      .select({ payload: outbox.payload, dueAt: outbox.dueAt, createdAt: outbox.createdAt })
      .from(outbox)
      .where(eq(outbox.kind, "notice"))
      // In the order of writing: ids of one millisecond have none.
      .orderBy(sql`outbox.rowid`),
  );
  return queued.flatMap(({ payload, dueAt, createdAt }) => {
    const about = own.find(({ id }) => id === payload.notificationId);
    return about ? [{ ...about, dueAt, isLater: dueAt > createdAt }] : [];
  });
}

interface TestParams {
  title: string;
  message?: string;
}

/** A kind that the tests alone have, in any category. Its text is its parameters. */
export const testKind = (category: NotificationCategory): NotificationKind<TestParams> => ({
  name: `test.${category}`,
  category,
  text: ({ title, message = "Something happened." }) => ({ title, message }),
  path: (subjectId) => `/athlete/${subjectId}`,
});

/** Describes the kinds of the tests, too. */
export const describeTest: DescribeNotification = (row) => {
  const [, category] = row.kind.match(/^test\.(.*)/) ?? [];
  if (!category) return describeNotification(row);
  const { text, path } = testKind(category as NotificationCategory);
  const params = row.params as unknown as TestParams;
  return { ...text(params), link: path(row.subjectId ?? "", params) };
};
