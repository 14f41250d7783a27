import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Cancel } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { LivePeriodNote } from "~/features/content/posts/live-period-note";
import { BrandLine } from "~/features/content/track-record/brand-line";
import { loadBrandTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { BesideRecord } from "~/features/content/track-record/record-card";
import { OfferTerms } from "~/features/deals/invitations/offer-terms";
import { loadCampaignForAthlete } from "~/features/deals/invitations/queries.server";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { WORK_CONFLICTS } from "~/features/deals/rights/right-labels";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { PaymentTiming, paymentTiming } from "~/features/money/payments/payment-timing";
import { paths } from "~/paths";
import { notFound } from "~/platform/errors";
import { requireParam } from "~/platform/require-param";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Accept ${data.campaign.title}` : "Accept invitation") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

/** What is agreed to by accepting, once more. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const campaignId = requireParam(params, "campaignId");
  // Side by side: one round trip.
  const [found, record] = await Promise.all([
    loadCampaignForAthlete(ctx, campaignId),
    loadBrandTrackRecord(ctx, campaignId),
  ]);
  const { id, title, company, version, isVerified, invitation, offer, conflicts } = found;
  if (!invitation) throw notFound();
  return {
    campaign: { id, title, version, company: company || "The brand", isVerified },
    offer,
    timing: paymentTiming(
      { fee: invitation.fee, milestones: invitation.terms.milestones },
      company || "The brand",
    ),
    conflicts,
    record,
    invitation: { id: invitation.id, offer: invitation.offer },
    mayAccept: invitation.mayAccept,
  };
}

export default function Accept() {
  const { campaign, offer, timing, conflicts, record, invitation, mayAccept } =
    useLoaderData<typeof loader>();
  const { id, title, version, company } = campaign;
  const busy = useSending();
  if (!mayAccept)
    return (
      <>
        <PageHead title="This invitation can't be accepted any more" index={title} />
        <ButtonLink to={paths.athlete.campaign(id)}>See the campaign</ButtonLink>
      </>
    );
  return (
    <>
      <PageHead title="Accept this invitation?" index={`${title} · ${company}`} />
      <BesideRecord record={record} title={`Track record of ${company}`}>
        <Card className="flex max-w-text flex-col gap-6">
          <p>By accepting, you agree to deliver this for {company}:</p>
          <OfferTerms
            offer={offer}
            brand={<BrandLine isVerified={campaign.isVerified} record={record} />}
          />
          <LivePeriodNote company={company} />
          <PaymentTiming says={timing} />
          <Conflicts conflicts={conflicts} title={WORK_CONFLICTS} />
          <Form
            method="post"
            action={paths.athlete.campaign(id)}
            className="flex flex-wrap items-center gap-2.5"
          >
            <input type="hidden" name="invitationId" value={invitation.id} />
            <input type="hidden" name="expectedVersion" value={version} />
            <input type="hidden" name="expectedOffer" value={invitation.offer} />
            <Button name="intent" value="accept" busy={busy}>
              {busy ? "Accepting…" : "Accept invitation"}
            </Button>
            <Cancel to={paths.athlete.campaign(id)} />
          </Form>
        </Card>
      </BesideRecord>
    </>
  );
}
