import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { LivePeriodNote } from "~/features/content/posts/live-period-note";
import { BesideRecord } from "~/features/content/track-record/beside-record";
import { BrandLine } from "~/features/content/track-record/brand-line";
import { loadBrandTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { loadOfferToSign } from "~/features/deals/contracts/sign-offers.server";
import { AcceptForm } from "~/features/deals/invitations/accept-form";
import { OfferTerms } from "~/features/deals/invitations/offer-terms";
import { loadCampaignForAthlete } from "~/features/deals/invitations/queries.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { acceptSchema } from "~/features/deals/invitations/schema";
import { listOfferConflicts } from "~/features/deals/rights/contract-conflicts.server";
import { requireAthlete, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { PaymentTiming, paymentTiming } from "~/features/money/payments/payment-timing";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

const ContractTerms = lazyHydrated("contract-terms", () =>
  import("~/features/deals/contracts/contract-terms").then(({ ContractTerms }) => ContractTerms),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Accept ${data.campaign.title}` : "Accept invitation") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

/** What is agreed to by accepting, once more: the contract, if the brand has signed it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const campaignId = requireParam(params, "campaignId");
  // Side by side: one round trip.
  const [found, record, contract, contractConflicts] = await Promise.all([
    loadCampaignForAthlete(ctx, campaignId),
    loadBrandTrackRecord(ctx, campaignId),
    loadOfferToSign(ctx, { campaignId }),
    listOfferConflicts(ctx, { campaignId }),
  ]);
  const { id, title, company, version, isVerified, invitation, offer } = found;
  if (!invitation) throw notFound();
  return {
    campaign: { id, title, version, company: company || "The brand", isVerified },
    offer,
    contract,
    timing: paymentTiming(
      { fee: invitation.fee, milestones: invitation.terms.milestones },
      company || "The brand",
    ),
    conflicts: contract ? contractConflicts : found.conflicts,
    record,
    athlete: ctx.actor.name,
    invitation: { id: invitation.id, offer: invitation.offer },
    mayAccept: invitation.mayAccept,
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  return handleForm(
    acceptSchema,
    async ({ invitationId, expectedVersion, expectedOffer, ...signature }) => {
      // An account with a second step proves itself before it signs, as on the page of a contract.
      if (signature.hash) requireRecentProof(context, { asksPassword: true });
      await respondToInvitation(ctx, invitationId, "accept", {
        version: expectedVersion,
        offer: expectedOffer,
        ...signature,
      });
      return redirectWithToast(context, paths.deal(invitationId), {
        title: signature.hash ? "Accepted and signed" : "Invitation accepted",
      });
    },
  );
});

export default function Accept() {
  const { campaign, offer, contract, timing, conflicts, record, athlete, invitation, mayAccept } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { id, title, version, company, isVerified } = campaign;
  if (!mayAccept)
    return (
      <>
        <PageHead title="This invitation can't be accepted any more" index={title} />
        <ButtonLink to={paths.athlete.campaign(id)}>See the campaign</ButtonLink>
      </>
    );
  const form = (
    <AcceptForm
      invitation={invitation}
      campaignVersion={version}
      hash={contract?.hash}
      conflicts={conflicts}
      cancel={paths.athlete.campaign(id)}
      actionData={actionData}
    />
  );
  return (
    <>
      <PageHead
        title={contract ? "Accept and sign?" : "Accept this invitation?"}
        index={`${title} · ${company}`}
      />
      <BesideRecord record={record} title={`Track record of ${company}`}>
        {contract ? (
          <div className="flex max-w-text flex-col gap-4">
            <ContractTerms contract={contract} names={{ brand: company, athlete }} />
            <Card className="flex flex-col gap-4">
              <p>
                {contract.signedBy} has signed this contract for {company}. Your signature puts it
                into force.
              </p>
              {form}
              <PaymentTiming says={timing} />
            </Card>
          </div>
        ) : (
          <Card className="flex max-w-text flex-col gap-6">
            <p>By accepting, you agree to deliver this for {company}:</p>
            <OfferTerms
              offer={offer}
              brand={<BrandLine isVerified={isVerified} record={record} />}
            />
            <LivePeriodNote company={company} />
            <PaymentTiming says={timing} />
            {form}
          </Card>
        )}
      </BesideRecord>
    </>
  );
}
