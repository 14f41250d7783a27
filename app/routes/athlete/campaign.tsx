import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazyHydrated } from "~/components/later";
import { Avatar } from "~/components/ui/avatar";
import { ButtonLink } from "~/components/ui/button";
import { Cover } from "~/components/ui/cover";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import { isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { ChangesSinceAccepting } from "~/features/campaigns/campaigns/side-by-side";
import { RecordLink } from "~/features/campaigns/record/record-link";
import { MessageLink } from "~/features/communication/messages/message-link";
import { loadCampaignProgress } from "~/features/content/content/deliverables.server";
import { DeliveryCard } from "~/features/content/content/delivery-card";
import { OwnLinkCard } from "~/features/content/links/own-link-card";
import { loadOwnLink } from "~/features/content/links/queries.server";
import { loadBrandTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { findCampaignContract } from "~/features/deals/contracts/contract.server";
import { listChangesSinceAccepting } from "~/features/deals/deals/changes-since-accepting.server";
import { hasDeal, isVoid } from "~/features/deals/deals/invitation-state";
import { respondToInvitation } from "~/features/deals/invitations/commands.server";
import { InvitationPanel } from "~/features/deals/invitations/invitation-panel";
import { loadCampaignForAthlete } from "~/features/deals/invitations/queries.server";
import { answerSchema } from "~/features/deals/invitations/schema";
import { ANSWERED } from "~/features/deals/invitations/status";
import { briefFor } from "~/features/deals/invitations/terms";
import { InterestPanel } from "~/features/finding/interests/interest-panel";
import { findCampaignInterest } from "~/features/finding/interests/queries.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { DisputeLink } from "~/features/money/disputes/dispute-link";
import { ownFunding } from "~/features/money/payments/funding.server";
import { FundingLink } from "~/features/money/payments/funding-link";
import { BrandCard } from "~/features/profiles/brands/brand-card";
import { loadCampaignBrand } from "~/features/profiles/brands/queries.server";
import { Brief, Comparison, Terms } from "~/features/workspace/workspace/campaign-brief";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney } from "~/platform/money";
import { requireParam } from "~/platform/require-param";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

const TrackRecordCard = lazyHydrated("record-card", () =>
  import("~/features/content/track-record/record-card").then(
    ({ TrackRecordCard }) => TrackRecordCard,
  ),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.title ?? "Campaign") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const campaignId = requireParam(params, "campaignId");
  const { personId: userId } = ctx.actor;
  // Side by side: one round trip.
  const [campaign, changes, brand, record, interest, progress, contractId, funding, own, plan] =
    await Promise.all([
      loadCampaignForAthlete(ctx, campaignId),
      listChangesSinceAccepting(ctx.db, userId, campaignId),
      loadCampaignBrand(ctx.db, userId, campaignId),
      loadBrandTrackRecord(ctx, campaignId),
      findCampaignInterest(ctx, campaignId),
      loadCampaignProgress(ctx.db, userId, campaignId),
      findCampaignContract(ctx, campaignId),
      ownFunding(ctx, campaignId),
      loadOwnLink(ctx, campaignId),
      loadEntitlements(ctx, "athlete"),
    ]);
  const { APP_ORIGIN: origin } = context.env;
  const work = { changes, progress, contractId, funding, own };
  return { ...campaign, ...work, brand, record, interest, writesFirst: plan.writesFirst, origin };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireAthlete(context);
  const page = paths.athlete.campaign(requireParam(params, "campaignId"));
  const answer = handleButton(
    answerSchema,
    async ({ intent, invitationId, expectedVersion, returnTo }) => {
      await respondToInvitation(ctx, invitationId, intent, expectedVersion);
      return redirectWithToast(context, safePath(returnTo, page), {
        title: `Invitation ${ANSWERED[intent]}`,
      });
    },
  );
  return { accept: answer, decline: answer };
});

export default function AthleteCampaign() {
  const campaign = useLoaderData<typeof loader>();
  const by = [campaign.company || "A brand", campaign.industry, campaign.usually]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <TextLink to={paths.athlete.campaigns} className="mb-3 text-sm">
        ← All campaigns
      </TextLink>
      {campaign.cover && (
        <div className="mb-5">
          <Cover picture={campaign.cover} sizes="(min-width: 1130px) 1060px, 100vw" />
        </div>
      )}
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
            <>
              {campaign.invitation && campaign.funding && (
                <FundingLink
                  dealId={campaign.invitation.id}
                  funding={campaign.funding}
                  side="athlete"
                />
              )}
              {campaign.contractId && (
                <ButtonLink to={paths.contract(campaign.contractId)} variant="plain" size="sm">
                  See contract
                </ButtonLink>
              )}
              <MessageLink to={{ id: campaign.brandId, name: campaign.company || "the brand" }} />
            </>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.7fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          {campaign.invitation && (
            <InvitationPanel
              campaign={campaign}
              invitation={campaign.invitation}
              isUnfunded={campaign.funding?.isOwed === true}
              isDelivered={campaign.progress?.missing.length === 0}
            />
          )}
          {(!campaign.invitation || isVoid(campaign.invitation.status)) && (
            <InterestPanel campaign={campaign} interest={campaign.interest} />
          )}
          {campaign.progress && (
            <DeliveryCard
              campaignId={campaign.id}
              progress={campaign.progress}
              mayAdd={isRunningCampaign(campaign.status)}
            />
          )}
          {campaign.own && <OwnLinkCard own={campaign.own} origin={campaign.origin} />}
          <ChangesSinceAccepting changes={campaign.changes} />
          <Brief campaign={briefFor(campaign)} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Terms
            campaign={campaign}
            fee={campaign.invitation && formatMoney(campaign.invitation.fee)}
          />
          <Comparison lines={campaign.fit} />
          {campaign.brand && <BrandCard brand={campaign.brand} />}
          {campaign.record && (
            <TrackRecordCard record={campaign.record} title="The brand's track record" />
          )}
          {!campaign.invitation && !campaign.writesFirst && (
            <UpgradeNote>
              With Athlete Premium you can write to {campaign.company || "the brand"} first, without
              an invitation.
            </UpgradeNote>
          )}
          {campaign.invitation && hasDeal(campaign.invitation.status) && (
            <>
              <RecordLink campaignId={campaign.id} />
              <DisputeLink dealId={campaign.invitation.id} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
