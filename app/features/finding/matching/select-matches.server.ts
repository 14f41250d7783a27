import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { isOpen, isPastLastDay } from "~/features/campaigns/campaigns/policy.server";
import type { Database } from "~db/client";
import { campaigns, profiles, recommendationDismissals } from "~db/schema";

const MAX_DISMISSED = 50;
const MAX_ALSO_FITS = 50;

/**
 * The campaign whose matches are shown: the one asked for, if it is the brand's; else the open one that needs
 * people most. That is the one with the fewest who have accepted, the newest of several; one whose end date has
 * passed comes last.
 */
export const selectShownCampaign = (
  brandId: string,
  requestedId: string | null,
  today: string,
): SQL => sql`(select coalesce(
  (select id from campaigns where id = ${requestedId} and brand_id = ${brandId}),
  (select c.id from campaigns c where c.brand_id = ${brandId} and ${isOpen("c")}
   order by ${isPastLastDay("c", today)},
     (select count(*) from deals deal where deal.campaign_id = c.id and deal.status = 'active'),
     c.created_at desc, c.id desc limit 1)))`;

/** The brand's other open campaigns that an athlete of this list is a match for and can be invited to. */
export const selectOtherMatches = ({ orm }: Database, brandId: string, chosen: SQL) =>
  orm.all<{ athleteId: string; campaignId: string; title: string; score: number }>(sql`
    select r.athlete_id as "athleteId", c.id as "campaignId", c.title, r.match_score as score
    from athlete_recommendations r join campaigns c on c.id = r.campaign_id
    where r.brand_id = ${brandId} and c.brand_id = ${brandId} and c.id <> ${chosen}
      and ${isOpen("c")}
      and r.athlete_id in (select athlete_id from athlete_recommendations where campaign_id = ${chosen})
      and not exists (select 1 from recommendation_dismissals d
        where d.campaign_id = c.id and d.athlete_id = r.athlete_id)
      and not exists (select 1 from campaign_invitations i
        where i.campaign_id = c.id and i.athlete_id = r.athlete_id and i.status <> 'withdrawn')
    order by r.match_score desc, c.id limit ${MAX_ALSO_FITS}`);

/** The athletes whom the brand dismissed for a campaign, the last one first. */
export const selectDismissed = ({ orm }: Database, brandId: string, chosen: SQL) =>
  orm
    .select({
      athleteId: recommendationDismissals.athleteId,
      name: profiles.fullName,
      reason: recommendationDismissals.reason,
      campaignId: campaigns.id,
    })
    .from(recommendationDismissals)
    .innerJoin(campaigns, eq(campaigns.id, recommendationDismissals.campaignId))
    .innerJoin(profiles, eq(profiles.id, recommendationDismissals.athleteId))
    .where(
      and(
        eq(recommendationDismissals.brandId, brandId),
        isOpen("campaigns"),
        eq(campaigns.id, chosen),
      ),
    )
    .orderBy(desc(recommendationDismissals.createdAt))
    .limit(MAX_DISMISSED);
