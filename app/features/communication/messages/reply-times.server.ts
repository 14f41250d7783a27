import { and, asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS, HOUR_MS, WEEK_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { profiles, replyTimes } from "~db/schema";

/** How fast a person usually answers. Pure. */

/** With fewer answers nothing is shown, because one slow answer would count too much. */
const FEWEST = 10;

/** The median of the times, rounded up; null if they are too few. */
export function typicalReply(times: readonly number[]): number | null {
  if (times.length < FEWEST) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return Math.ceil(middle.reduce((sum, time) => sum + time, 0) / middle.length);
}

const WORDS: readonly [upTo: number, words: string][] = [
  [HOUR_MS, "within an hour"],
  [6 * HOUR_MS, "within a few hours"],
  [DAY_MS, "within a day"],
  [3 * DAY_MS, "within 3 days"],
  [WEEK_MS, "within a week"],
];

/** 'Usually answers within a day'; null if that is not known. */
export const replyTimeText = (ms: number | null): string | null =>
  ms === null
    ? null
    : `Usually answers ${WORDS.find(([upTo]) => ms <= upTo)?.[1] ?? "in more than a week"}`;

const PEOPLE = 100;
/** The newest answers of each person that count. */
const ANSWERS = 50;
const LOOKED_BACK_MS = 180 * DAY_MS;

/** The stored median of a person, as a column of a query. @param person selects the id of the account */
export const replyMs = (person: SQL) =>
  sql<number | null>`(select median_ms from reply_times where reply_times.user_id = ${person})`;

/** Stores how fast each person usually answers. */
export const dailyReplyTimes: RunBatch = async (db, { now }, cursor) => {
  const [people] = await db.read(
    db.orm
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(gt(profiles.id, cursor), inArray(profiles.userType, ["athlete", "brand"])))
      .orderBy(asc(profiles.id))
      .limit(PEOPLE),
  );
  const ids = people.map(({ id }) => id);
  const answers = ids.length > 0 ? await readAnswers(db, ids, now - LOOKED_BACK_MS) : [];
  const medians = ids.map((userId) => ({
    userId,
    medianMs: typicalReply(answers.filter((one) => one.userId === userId).map(({ took }) => took)),
  }));
  const known = medians.flatMap(({ userId, medianMs }) =>
    medianMs === null ? [] : [{ userId, medianMs }],
  );
  const unknown = medians.filter(({ medianMs }) => medianMs === null);
  return {
    writes: [
      ...known.map((row) =>
        db.orm
          .insert(replyTimes)
          .values(row)
          .onConflictDoUpdate({ target: replyTimes.userId, set: { medianMs: row.medianMs } }),
      ),
      db.orm.delete(replyTimes).where(
        inArray(
          replyTimes.userId,
          unknown.map(({ userId }) => userId),
        ),
      ),
    ],
    next: ids.length < PEOPLE ? null : (ids.at(-1) ?? null),
  };
};

/**
 * What people answered, and how long it took: invitations, reviews, requested changes and messages. A later version of a
 * content item replaces what was known of the earlier one.
 */
async function readAnswers(db: Database, ids: string[], since: number) {
  const people = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const answers = sql`
    select athlete_id as user_id, updated_at as answered_at, updated_at - created_at as took
    from campaign_invitations where status in ('accepted', 'declined') and athlete_id in ${people}
    union all
    select athlete_id, submitted_at, submitted_at - rejected_at from content_submissions
    where submitted_at > rejected_at and athlete_id in ${people}
    union all
    select person_id, decided_at, decided_at - submitted_at from (
      select owner.person_id, submitted_at,
        max(coalesce(approved_at, 0), coalesce(rejected_at, 0)) as decided_at
      from brand_members owner
        join campaigns on campaigns.brand_id = owner.brand_id
        join content_submissions on campaign_id = campaigns.id
      where owner.role = 'owner' and owner.person_id in ${people})
    where decided_at > submitted_at
    union all
    select reply.sender_id, reply.created_at, reply.created_at - asked.created_at
    from messages reply
    join messages asked on asked.conversation_id = reply.conversation_id and asked.seq = reply.seq - 1
      and asked.sender_id <> reply.sender_id
    where reply.created_at > ${since} and reply.sender_id in ${people}`;
  const [rows] = await db.read(
    db.orm
      .select({ userId: sql<string>`user_id`, took: sql<number>`took` })
      .from(
        sql`(select user_id, took, row_number() over (partition by user_id order by answered_at desc) as n
          from (${answers}) where answered_at > ${since})`,
      )
      .where(sql`n <= ${ANSWERS}`),
  );
  return rows;
}
