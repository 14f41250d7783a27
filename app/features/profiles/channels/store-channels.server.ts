import { and, eq, ne, notInArray, type SQLWrapper, sql } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import type { Database, Statement } from "~db/client";
import type { Platform } from "~db/constants";
import { channelDays, socialAccounts } from "~db/schema";
import type { Channel } from "./channel";
import type { AccountFigures } from "./providers/provider";

/** Stores what an athlete has typed about channels, in place of what was typed before. Connected ones are not touched. */
export function storeTypedChannels(
  { orm }: Database,
  athleteId: string,
  channels: readonly Channel[],
): Statement[] {
  const typed = channels.filter(({ source }) => source !== "connected");
  const isTyped = and(
    eq(socialAccounts.athleteId, athleteId),
    ne(socialAccounts.source, "connected"),
  );
  const gone = orm.delete(socialAccounts).where(
    and(
      isTyped,
      notInArray(
        socialAccounts.platform,
        typed.map(({ platform }) => platform),
      ),
    ),
  );
  if (typed.length === 0) return [gone];
  const excluded = (column: SQLWrapper & { name: string }) => sql.raw(`excluded.${column.name}`);
  return [
    gone,
    orm
      .insert(socialAccounts)
      .values(typed.map((channel) => ({ athleteId, ...channel })))
      .onConflictDoUpdate({
        target: [socialAccounts.athleteId, socialAccounts.platform],
        set: {
          handle: excluded(socialAccounts.handle),
          source: excluded(socialAccounts.source),
          followers: excluded(socialAccounts.followers),
          engagementRate: excluded(socialAccounts.engagementRate),
          figuresAt: excluded(socialAccounts.figuresAt),
          // Figures that the athlete has not changed stay the platform's.
          leftAt: sql`case when excluded.figures_at = social_accounts.figures_at then social_accounts.left_at end`,
        },
        setWhere: isTyped,
      }),
  ];
}

/** Stores a channel as its platform says it is. */
export const storeChannel = (
  { orm }: Database,
  athleteId: string,
  channel: Omit<typeof socialAccounts.$inferInsert, "athleteId">,
): Statement =>
  orm
    .insert(socialAccounts)
    .values({ athleteId, ...channel })
    .onConflictDoUpdate({
      target: [socialAccounts.athleteId, socialAccounts.platform],
      set: channel,
    });

/**
 * Takes what its platform said of a channel away with the connection, as the platforms' policies require. The figures of the
 * profile stay, with their source.
 */
export const markDisconnected = (
  { orm }: Database,
  { athleteId, platform }: { athleteId: string; platform: Platform },
  now: number,
): Statement[] => [
  orm
    .delete(channelDays)
    .where(and(eq(channelDays.athleteId, athleteId), eq(channelDays.platform, platform))),
  orm
    .update(socialAccounts)
    .set({ source: "confirmed", leftAt: now })
    .where(and(eq(socialAccounts.athleteId, athleteId), eq(socialAccounts.platform, platform))),
];

/** Keeps what a platform has told of a channel as the figures of its day. */
export function storeChannelDay(
  { orm }: Database,
  channel: { athleteId: string; platform: Platform },
  { followers, engagementRate, posts }: AccountFigures,
  now: number,
): Statement {
  const figures = {
    followers: followers ?? 0,
    engagementRate,
    lastPostAt: posts[0]?.postedAt ?? null,
  };
  return orm
    .insert(channelDays)
    .values({ ...channel, takenOn: dayOf(now), ...figures })
    .onConflictDoUpdate({
      target: [channelDays.athleteId, channelDays.platform, channelDays.takenOn],
      set: figures,
    });
}

/** Notes that a channel was shown to be the athlete's, if it is still the one in the profile. */
export const confirmChannel = (
  { orm }: Database,
  athleteId: string,
  { platform, handle }: { platform: Platform; handle: string },
): Statement =>
  orm
    .update(socialAccounts)
    .set({ source: "confirmed" })
    .where(
      and(
        eq(socialAccounts.athleteId, athleteId),
        eq(socialAccounts.platform, platform),
        eq(socialAccounts.source, "typed"),
        sql`lower(${socialAccounts.handle}) = ${handle.toLowerCase()}`,
      ),
    );
