import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import type { RunBatch } from "~/platform/daily-jobs";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import type { Database, Statement } from "~db/client";
import type { Platform } from "~db/constants";
import { audienceSigns, channelDays } from "~db/schema";
import { type Anomaly, findAnomalies, JUMP } from "./anomalies";
import { audienceNotifications, figuresSubject } from "./notifications";

/** Channels a batch. */
const BATCH = 100;

type Stored = typeof audienceSigns.$inferSelect;

/**
 * The daily job: looks for what is far from usual in the figures that platforms have told, tells the athlete what is new, and
 * forgets what is usual again.
 */
export const detectAnomalies: RunBatch = async (db, { day, now }, cursor) => {
  const channels = await listNextChannels(db, cursor);
  const athletes = [...new Set(channels.map(({ athleteId }) => athleteId))];
  const [days, stored] = await db.read(
    db.orm
      .select()
      .from(channelDays)
      .where(
        and(
          inArray(channelDays.athleteId, athletes),
          gte(channelDays.takenOn, dayOf(Date.parse(day) - JUMP.askedDays * DAY_MS)),
        ),
      ),
    db.orm.select().from(audienceSigns).where(inArray(audienceSigns.athleteId, athletes)),
  );
  const writes = channels.flatMap((channel) => {
    const isOf = (row: Channel) =>
      row.athleteId === channel.athleteId && row.platform === channel.platform;
    return buildChanges(
      db,
      channel,
      findAnomalies(days.filter(isOf), day),
      stored.filter(isOf),
      now,
    );
  });
  const last = channels.length < BATCH ? undefined : channels.at(-1);
  return { writes, next: last ? `${last.athleteId} ${last.platform}` : null };
};

interface Channel {
  athleteId: string;
  platform: Platform;
}

/** Channels of which a platform has told something lately, or that have a sign, in order. */
async function listNextChannels(db: Database, cursor: string): Promise<Channel[]> {
  const [athleteId = "", platform = ""] = cursor.split(" ");
  const from = (table: typeof channelDays | typeof audienceSigns) => sql`select * from (
    select distinct athlete_id as "athleteId", platform from ${table}
    where (athlete_id, platform) > (${athleteId}, ${platform}) order by athlete_id, platform limit ${BATCH})`;
  const [rows] = await db.read(
    db.orm.all<Channel>(
      sql`${from(channelDays)} union ${from(audienceSigns)} order by 1, 2 limit ${BATCH}`,
    ),
  );
  return rows;
}

/** A jump that began after another one had ended is a new question. */
const isSameAnomaly = (stored: Stored, found: Anomaly) =>
  stored.kind === found.kind && (found.kind === "rate" || found.firstDay <= stored.lastDay);

function buildChanges(
  db: Database,
  { athleteId, platform }: Channel,
  found: Anomaly[],
  stored: Stored[],
  now: number,
): Statement[] {
  const gone = stored.filter((sign) => !found.some((one) => isSameAnomaly(sign, one)));
  const fresh = found.filter((one) => !stored.some((sign) => isSameAnomaly(sign, one)));
  return [
    ...gone.map(({ kind, foundAt }) =>
      db.orm
        .delete(audienceSigns)
        .where(
          and(
            eq(audienceSigns.athleteId, athleteId),
            eq(audienceSigns.platform, platform),
            eq(audienceSigns.kind, kind),
            eq(audienceSigns.foundAt, foundAt),
          ),
        ),
    ),
    ...fresh.map((sign) =>
      db.orm
        .insert(audienceSigns)
        .values({ athleteId, platform, ...sign, foundAt: now })
        .onConflictDoNothing(),
    ),
    ...(fresh.length === 0
      ? []
      : notify({ actor: { personId: athleteId }, now }, audienceNotifications.unusual, {
          userId: athleteId,
          subjectId: figuresSubject(platform),
          params: { platform },
        })),
  ];
}
