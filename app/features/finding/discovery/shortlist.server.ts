import { and, desc, eq, sql } from "drizzle-orm";
import { invitedTo, parseInvitedTo } from "~/features/deals/invitations/invited.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { describeListedFollowers } from "~/features/profiles/athletes/describe-figures";
import { growthRateColumn } from "~/features/profiles/athletes/profile-columns.server";
import { toStartingRate } from "~/features/profiles/athletes/starting-rate";
import { channelsColumn } from "~/features/profiles/channels/channel-columns.server";
import { commit } from "~/platform/command";
import { AppError, notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import { athleteProfiles, profiles, shortlistedAthletes } from "~db/schema";
import { MAX_RESULTS } from "./fields";
import type { Filters } from "./filters";
import { selectMatchPage } from "./match-page.server";

export const SHORTLIST_LIMIT = MAX_RESULTS;

/** Adds an athlete to the brand's shortlist, or removes them. Idempotent. */
export async function setShortlisted(
  ctx: CommandContext,
  athleteId: string,
  isShortlisted: boolean,
) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const row = and(
    eq(shortlistedAthletes.brandId, actor.brandId),
    eq(shortlistedAthletes.athleteId, athleteId),
  );
  const [[athlete], [listed], [size]] = await db.read(
    db.orm
      .select({ id: athleteProfiles.userId })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(and(eq(athleteProfiles.userId, athleteId), eq(profiles.status, "active"))),
    db.orm.select({ at: shortlistedAthletes.createdAt }).from(shortlistedAthletes).where(row),
    countShortlisted(db, actor.brandId),
  );
  if (!athlete) throw notFound();
  if (Boolean(listed) === isShortlisted) return;
  if (isShortlisted && (size?.n ?? 0) >= SHORTLIST_LIMIT)
    throw new AppError(
      "limit",
      `Your shortlist is full (${SHORTLIST_LIMIT} athletes). Remove one to add another.`,
    );
  await commit(ctx, {
    effects: [
      // An account deleted since it was read is not added.
      isShortlisted
        ? sql`insert into shortlisted_athletes (brand_id, athlete_id, created_at)
              select ${actor.brandId}, user_id, ${now} from athlete_profiles where user_id = ${athleteId}
              on conflict do nothing`
        : db.orm.delete(shortlistedAthletes).where(row),
    ],
  });
}

/**
 * Adds the first athletes of a search who are not listed yet, as many as there is room for. The best of them stands first.
 * @returns how many were added, and how many were not because the list is full
 */
export async function shortlistResults(ctx: CommandContext, filters: Filters) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const [found, listed] = await db.read(
    db.orm.all<{ user_id: string }>(selectMatchPage(filters, null, MAX_RESULTS)),
    db.orm
      .select({ id: shortlistedAthletes.athleteId })
      .from(shortlistedAthletes)
      .where(eq(shortlistedAthletes.brandId, actor.brandId)),
  );
  const known = new Set(listed.map(({ id }) => id));
  const missing = found.map(({ user_id }) => user_id).filter((id) => !known.has(id));
  const added = missing.slice(0, Math.max(0, SHORTLIST_LIMIT - listed.length));
  if (added.length > 0)
    await commit(ctx, {
      effects: [
        sql`insert into shortlisted_athletes (brand_id, athlete_id, created_at)
            select ${actor.brandId}, a.user_id, ${now} - one.key
            from json_each(${JSON.stringify(added)}) one join athlete_profiles a on a.user_id = one.value
            where true on conflict do nothing`,
      ],
    });
  return { added: added.length, left: missing.length - added.length };
}

export const countShortlisted = (db: Database, brandId: string) =>
  db.orm
    .select({ n: sql<number>`count(*)` })
    .from(shortlistedAthletes)
    .where(eq(shortlistedAthletes.brandId, brandId));

/** The brand's shortlist, newest first. */
export async function loadShortlist({ actor, db }: CommandContext) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: athleteProfiles.userId,
        name: profiles.fullName,
        avatar: profiles.avatar,
        sport: athleteProfiles.sport,
        location: athleteProfiles.location,
        isVerified: athleteProfiles.isVerified,
        ambassadorScore: athleteProfiles.ambassadorScore,
        totalFollowers: athleteProfiles.totalFollowers,
        avgEngagement: athleteProfiles.avgEngagement,
        growthRate: growthRateColumn(),
        startingRate: athleteProfiles.startingRate,
        channels: channelsColumn(athleteProfiles.userId),
        invitedTo: invitedTo(actor.brandId, sql`${athleteProfiles.userId}`),
      })
      .from(shortlistedAthletes)
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, shortlistedAthletes.athleteId))
      .innerJoin(profiles, eq(profiles.id, shortlistedAthletes.athleteId))
      .where(and(eq(shortlistedAthletes.brandId, actor.brandId), eq(profiles.status, "active")))
      .orderBy(desc(shortlistedAthletes.createdAt), desc(shortlistedAthletes.athleteId))
      // Two parallel requests may exceed the limit by one.
      .limit(2 * SHORTLIST_LIMIT),
  );
  return rows.map(({ startingRate, channels, ...row }) => ({
    ...row,
    ...describeListedFollowers(channels),
    ...toStartingRate(startingRate),
    shortlisted: true,
    invitedTo: parseInvitedTo(row.invitedTo),
  }));
}
