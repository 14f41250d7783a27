import { sql } from "drizzle-orm";
import { recordForEach } from "~/features/campaigns/record/entries.server";
import { notifyMany } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { insertMissingLinks } from "./insert-missing-links.server";
import { linkNotifications } from "./notifications";

/**
 * Sets where the links of the brand's own campaign lead, in any state of it: posts stay online. Links that are there follow, those
 * that are missing are made. Athletes with a link are notified of a page on another site, and it is recorded for their deals.
 * @param ownHost of this site: a link that leads here could lead to itself
 */
export async function setLandingPage(
  ctx: CommandContext,
  campaignId: string,
  target: string,
  ownHost: string,
): Promise<void> {
  requireParty(ctx, "brand");
  const { actor, now } = ctx;
  const { host, origin } = new URL(target);
  const isMoved = sql`campaign_id = ${campaignId} and substr(target, 1, ${origin.length + 1}) <> ${`${origin}/`}`;
  if (host === ownHost) throw new FieldError({ target: ["Enter a page of your own site"] });
  await commit(
    ctx,
    {
      change: sql`insert into campaign_landings (campaign_id, target, updated_at)
        select id, ${target}, ${now} from campaigns where id = ${campaignId} and brand_id = ${actor.brandId}
        on conflict (campaign_id) do update set target = excluded.target, updated_at = excluded.updated_at`,
      effects: [
        // Before the links follow: whoever has shared theirs learns that it leads to another site.
        ...notifyMany(
          ctx,
          linkNotifications.moved,
          sql`select athlete_id from campaign_links where ${isMoved}`,
          { subjectId: campaignId, params: { host } },
        ),
        ...recordForEach(
          sql`(select deal_id, deal_id as subject_id, athlete_id, target from campaign_links where ${isMoved}) item`,
          {
            ...{ campaignId, kind: "landing_moved", at: now, body: { by: "brand", to: target } },
            fromRows: { from: sql`json_quote(item.target)` },
          },
        ),
        sql`update campaign_links set target = ${target} where campaign_id = ${campaignId}`,
        insertMissingLinks({ campaignId }, now),
      ],
      audit: {
        action: "landing_set",
        resourceType: "campaign",
        resourceId: campaignId,
        detail: { target },
      },
    },
    notFound,
  );
}
