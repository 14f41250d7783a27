import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { actionDataFor, type FormActionData, useLiveActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { BackLink, TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { ExtendForm } from "~/features/campaigns/deadlines/extend-form";
import { sideIdOf } from "~/features/identity/accounts/actor";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { sendDisputeMessage } from "~/features/money/disputes/dispute-messages.server";
import { DisputeThread } from "~/features/money/disputes/dispute-thread";
import { DisputeState, Filed, Outcome } from "~/features/money/disputes/dispute-view";
import { acceptOffer, endOffer, makeOffer } from "~/features/money/disputes/offers.server";
import {
  appealSchema,
  messageSchema,
  offerIdSchema,
  offerSchema,
  refundOf,
} from "~/features/money/disputes/schema";
import { appealRuling, withdrawDispute } from "~/features/money/disputes/side-commands.server";
import { sideName } from "~/features/money/disputes/side-names";
import { disputeForSide } from "~/features/money/disputes/side-queries.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";
import { newId } from "~db/columns";
import { isActiveDispute } from "~db/constants";

const DisputeRecord = lazyHydrated("dispute-record", () =>
  import("~/features/money/disputes/dispute-record").then(({ DisputeRecord }) => DisputeRecord),
);
const Evidence = lazyHydrated("evidence", () =>
  import("~/features/money/disputes/evidence").then(({ Evidence }) => Evidence),
);
const OfferForm = lazyHydrated("offers", () =>
  import("~/features/money/disputes/offers").then(({ OfferForm }) => OfferForm),
);
const Offers = lazyHydrated("offers", () =>
  import("~/features/money/disputes/offers").then(({ Offers }) => Offers),
);
const AppealPanel = lazyHydrated("side-panels", () =>
  import("~/features/money/disputes/side-panels").then(({ AppealPanel }) => AppealPanel),
);
const WithdrawPanel = lazyHydrated("side-panels", () =>
  import("~/features/money/disputes/side-panels").then(({ WithdrawPanel }) => WithdrawPanel),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Dispute: ${data.dispute.title}` : "Dispute") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  return {
    sideId: sideIdOf(ctx.actor),
    dispute: await disputeForSide(ctx, requireParam(params, "disputeId")),
    messageId: newId(),
    offerId: newId(),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "disputeId");
  const done = (title: string, description?: string) =>
    redirectWithToast(context, paths.dispute(id), { title, description });
  return {
    message: handleForm(messageSchema, async (sent) => {
      await sendDisputeMessage(ctx, id, sent);
      return done("Message sent");
    }),
    offer: handleForm(offerSchema, async (offer) => {
      await makeOffer(ctx, id, { ...offer, refund: refundOf(offer) });
      return done("Offer sent", "We've let the other side know.");
    }),
    "accept-offer": handleButton(offerIdSchema, async ({ offerId }) => {
      await acceptOffer(ctx, id, offerId);
      return done("Dispute settled", "You both agreed, so the dispute is resolved.");
    }),
    "decline-offer": handleButton(offerIdSchema, async ({ offerId }) => {
      await endOffer(ctx, id, offerId, "decline");
      return done("Offer declined");
    }),
    "withdraw-offer": handleButton(offerIdSchema, async ({ offerId }) => {
      await endOffer(ctx, id, offerId, "withdraw");
      return done("Offer withdrawn");
    }),
    withdraw: async () => {
      await withdrawDispute(ctx, id);
      return done("Dispute withdrawn");
    },
    appeal: handleForm(appealSchema, async ({ note }) => {
      await appealRuling(ctx, id, note);
      return done("Appeal sent", "Another member of our team will look at it again.");
    }),
  };
});

export default function Dispute() {
  const { dispute, sideId, messageId, offerId } = useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  const isActive = isActiveDispute(dispute.status);
  const isFiler = dispute.filedBy === sideId;
  const other = sideName(dispute, isFiler ? dispute.respondentId : dispute.filedBy);
  const ownOffers = dispute.offers.filter((offer) => offer.madeBy === sideId);
  return (
    <>
      <BackLink to={paths.disputes}>Back to My Disputes</BackLink>
      <PageHead
        title={dispute.title}
        index={
          <>
            <Link to={paths.deal(dispute.dealId)}>{dispute.campaign}</Link> · with {other}
          </>
        }
      />
      <WorkAndFacts facts={<DisputeRecord dispute={dispute} readerId={sideId} />}>
        <DisputeState dispute={dispute} readerId={sideId} />
        {isFiler && (
          <ExtendForm deadline={dispute.deadline} subjectId={dispute.id} about={dispute.title} />
        )}
        <Outcome dispute={dispute} readerId={sideId} />
        {dispute.mayAppeal && <AppealPanel actionData={actionDataFor(actionData, "appeal")} />}
        <Filed dispute={dispute} readerId={sideId} />
        <Evidence dispute={dispute} readerId={sideId} />
        <Offers dispute={dispute} readerId={sideId} isSide />
        <DisputeThread
          dispute={dispute}
          readerId={sideId}
          messageId={messageId}
          actionData={actionDataFor(actionData, "message")}
        />
        {isActive && (
          <TextLink to={paths.disputeMessages(dispute.id)}>
            Attach messages of your conversation
          </TextLink>
        )}
        {isActive && (
          <OfferForm
            // Empties once its offer is there, and not when the page loads again.
            key={ownOffers.length}
            offerId={offerId}
            other={other}
            replaces={ownOffers.some((offer) => offer.status === "open")}
            actionData={actionDataFor(actionData, "offer")}
          />
        )}
        {isActive && isFiler && !dispute.appeal && <WithdrawPanel />}
      </WorkAndFacts>
    </>
  );
}
