import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import {
  campaignsWithWords,
  takesAthletes,
  wasLaunched,
} from "~/features/campaigns/campaigns/policy.server";
import { feeText } from "~/features/campaigns/terms/terms";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import { fitLines } from "~/features/deals/invitations/fit";
import { selectOwnFigures } from "~/features/deals/invitations/queries.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf } from "~/platform/dates";
import { toPence } from "~/platform/money";
import {
  brandProfiles,
  campaignInterests,
  campaignInvitations,
  campaigns,
  savedCampaigns,
} from "~db/schema";
import type { AvailableFilters } from "./available";

const PAGE = 24;

/**
 * The campaigns of all brands that take athletes and pass the filters, newest first, each with how the athlete compares.
 * @param after the last campaign of the page before
 */
export async function listAvailableCampaigns(
  ctx: CommandContext,
  { q, sport, fee, fits, saved }: AvailableFilters,
  after: string | null,
) {
  const { actor, db } = ctx;
  const where = and(
    takesAthletes(dayOf(ctx.now)),
    q ? sql`${campaigns.id} in ${campaignsWithWords("title company description", q)}` : undefined,
    sport ? sql`${campaigns.id} in ${campaignsWithWords("sports", sport)}` : undefined,
    fee ? paysAtLeast(toPence(Number(fee))) : undefined,
    fits ? fitsAthlete(actor.personId) : undefined,
    saved ? sql`${savedCampaigns.createdAt} is not null` : undefined,
    after
      ? sql`(${campaigns.createdAt}, ${campaigns.id}) <
            (select created_at, id from campaigns where id = ${after} and ${wasLaunched("campaigns")})`
      : undefined,
  );
  const [rows, [own], [open]] = await db.read(
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        description: campaigns.description,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        targetSports: campaigns.targetSports,
        deliverables: campaigns.deliverables,
        terms: campaigns.terms,
        minFollowers: campaigns.minFollowers,
        minEngagementRate: campaigns.minEngagementRate,
        company: brandProfiles.companyName,
        logo: brandProfiles.logo,
        isVerified: brandProfiles.isVerified,
        invitation: invitationState("campaign_invitations"),
        interest: campaignInterests.status,
        savedAt: savedCampaigns.createdAt,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .leftJoin(
        campaignInvitations,
        and(
          eq(campaignInvitations.campaignId, campaigns.id),
          eq(campaignInvitations.athleteId, actor.personId),
        ),
      )
      .leftJoin(
        campaignInterests,
        and(
          eq(campaignInterests.campaignId, campaigns.id),
          eq(campaignInterests.athleteId, actor.personId),
        ),
      )
      .leftJoin(
        savedCampaigns,
        and(
          eq(savedCampaigns.campaignId, campaigns.id),
          eq(savedCampaigns.athleteId, actor.personId),
        ),
      )
      .where(where)
      .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
      .limit(PAGE + 1),
    selectOwnFigures(ctx),
    db.orm
      .select({ n: count() })
      .from(campaignInterests)
      .where(
        and(eq(campaignInterests.athleteId, actor.personId), eq(campaignInterests.status, "open")),
      ),
  );
  const items = rows.slice(0, PAGE);
  return {
    items: items.map(({ savedAt, terms, ...campaign }) => ({
      ...campaign,
      fee: feeText(terms, "Your own rate"),
      saved: savedAt !== null,
      fit: own ? fitLines(own, campaign) : [],
    })),
    openInterests: open?.n ?? 0,
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
  };
}

export type AvailableItem = Awaited<ReturnType<typeof listAvailableCampaigns>>["items"][number];

/** An athlete's own rate is what they ask for. */
const paysAtLeast = (pence: number): SQL =>
  sql`coalesce(${campaigns.terms} ->> '$.feeTo', ${pence}) >= ${pence}`;

/** As `fitLines`, with the words of a sport as they are written. */
const fitsAthlete = (athleteId: string): SQL =>
  sql`exists (select 1 from athlete_profiles me where me.user_id = ${athleteId}
      and me.total_followers >= coalesce(campaigns.min_followers, 0)
      and me.avg_engagement >= coalesce(campaigns.min_engagement_rate, 0)
      and (campaigns.target_sports = '[]' or exists (
        select 1 from json_each(campaigns.target_sports) asked,
          (select me.sport as name union all select value from json_each(me.other_sports)) own
        where instr(' ' || lower(own.name) || ' ', ' ' || lower(asked.value) || ' ') > 0)))`;
