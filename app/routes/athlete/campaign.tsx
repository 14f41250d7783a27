import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";
import { Cover } from "~/components/ui/cover";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import { MessageLink } from "~/features/communication/messages/message-link";
import { LazyTrackRecordCard } from "~/features/content/track-record/beside-record";
import { BrandLine } from "~/features/content/track-record/brand-line";
import { loadBrandTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { isVoid } from "~/features/deals/deals/invitation-state";
import { InvitationPanel } from "~/features/deals/invitations/invitation-panel";
import { OfferTerms } from "~/features/deals/invitations/offer-terms";
import { loadCampaignForAthlete } from "~/features/deals/invitations/queries.server";
import { AnswerBar } from "~/features/deals/invitations/respond-form";
import {
  respondToInvitation,
  undoDecline,
} from "~/features/deals/invitations/respond-to-invitation.server";
import { declineSchema, undoDeclineSchema } from "~/features/deals/invitations/schema";
import { InterestPanel } from "~/features/finding/interests/interest-panel";
import { findCampaignInterest } from "~/features/finding/interests/queries.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { BrandCard } from "~/features/profiles/brands/brand-card";
import { loadCampaignBrand } from "~/features/profiles/brands/queries.server";
import { Brief, Comparison } from "~/features/workspace/workspace/campaign-brief";
import { paths } from "~/paths";
import { defineActions, handleButton, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { INTENT } from "~/platform/list-field";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.title ?? "Campaign") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const campaignId = requireParam(params, "campaignId");
  // Side by side: one round trip.
  const [campaign, brand, record, interest, plan] = await Promise.all([
    loadCampaignForAthlete(ctx, campaignId),
    loadCampaignBrand(ctx.db, ctx.actor.personId, campaignId),
    loadBrandTrackRecord(ctx, campaignId),
    findCampaignInterest(ctx, campaignId),
    loadEntitlements(ctx, "athlete"),
  ]);
  return { ...campaign, brand, record, interest, writesFirst: plan.writesFirst };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireAthlete(context);
  const page = paths.athlete.campaign(requireParam(params, "campaignId"));
  return {
    decline: handleButton(declineSchema, async ({ invitationId, reason }) => {
      await respondToInvitation(ctx, invitationId, "decline", { reason });
      return redirectWithToast(context, page, {
        title: "Invitation declined",
        undo: { action: page, fields: { [INTENT]: "undo", invitationId } },
      });
    }),
    undo: handleButton(undoDeclineSchema, async ({ invitationId }) => {
      await undoDecline(ctx, invitationId);
      return redirectWithToast(context, page, { title: "You can answer again" });
    }),
  };
});

export default function AthleteCampaign() {
  const campaign = useLoaderData<typeof loader>();
  const by = [campaign.company || "A brand", campaign.industry, campaign.usually]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <BackLink to={paths.athlete.campaigns}>All campaigns</BackLink>
      <PageHead
        title={campaign.title}
        index={
          <span className="flex items-center gap-3">
            <Avatar name={campaign.company || "A brand"} picture={campaign.logo} size="sm" />
            {by}
          </span>
        }
        actions={
          (campaign.invitation || campaign.writesFirst) && (
            <MessageLink to={{ id: campaign.brandId, name: campaign.company || "the brand" }} />
          )
        }
      />
      <WorkAndFacts
        facts={
          <>
            <Comparison lines={campaign.fit} />
            {campaign.brand && <BrandCard brand={campaign.brand} />}
            {campaign.record && (
              <LazyTrackRecordCard record={campaign.record} title="The brand's track record" />
            )}
            {!campaign.invitation && !campaign.writesFirst && (
              <UpgradeNote>
                With Athlete Premium you can write to {campaign.company || "the brand"} first,
                without an invitation.
              </UpgradeNote>
            )}
          </>
        }
      >
        <Card>
          <h2 className="sr-only">Terms</h2>
          <OfferTerms
            offer={campaign.offer}
            brand={<BrandLine isVerified={campaign.isVerified} record={campaign.record} />}
          />
        </Card>
        {campaign.invitation && (
          <InvitationPanel campaign={campaign} invitation={campaign.invitation} />
        )}
        {(!campaign.invitation || isVoid(campaign.invitation.status)) && (
          <InterestPanel campaign={campaign} interest={campaign.interest} />
        )}
        {campaign.cover && (
          <Cover picture={campaign.cover} sizes="(min-width: 1130px) 660px, 100vw" />
        )}
        <Brief campaign={campaign} />
      </WorkAndFacts>
      {campaign.invitation && <AnswerBar campaign={campaign} invitation={campaign.invitation} />}
    </>
  );
}
