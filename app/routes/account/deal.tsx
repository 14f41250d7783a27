import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useLiveActionData } from "~/components/action-data";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { ChangesSinceAccepting } from "~/features/campaigns/campaigns/side-by-side";
import { OwnLinkCard } from "~/features/content/links/own-link-card";
import { requireMember, requireUser } from "~/features/identity/accounts/guards.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { paymentSchema } from "~/features/money/payments/schema";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { DealMessages } from "~/features/workspace/deal-page/deal-messages";
import { DealMoney } from "~/features/workspace/deal-page/deal-money";
import { DealActionBar, DealNextStep } from "~/features/workspace/deal-page/deal-next-step";
import { DealRecord } from "~/features/workspace/deal-page/deal-record";
import { DealTerms } from "~/features/workspace/deal-page/deal-terms";
import { DealTimeline } from "~/features/workspace/deal-page/deal-timeline-list";
import { DealWork } from "~/features/workspace/deal-page/deal-work";
import { loadDealPage } from "~/features/workspace/deal-page/load-deal-page.server";
import { paths } from "~/paths";
import { defineActions, handleButton, requireParam } from "~/platform/define-actions";
import { appErrorIn } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Deal: ${data.campaign.title}` : "Deal") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context);
  const id = requireParam(params, "dealId");
  if (!context.request.url.searchParams.has("returned"))
    return { ...(await loadDealPage(ctx, id)), origin: context.env.APP_ORIGIN };
  // Back from Stripe, whose event may come later than the person.
  await queuePageChecks(requireMember(context), context.env, id).catch((error) => {
    if (appErrorIn(error)?.code !== "unavailable") throw error;
  });
  throw redirect(`${paths.deal(id)}#money`);
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const dealId = requireParam(params, "dealId");
  const page = paths.deal(dealId);
  const money = `${page}#money`;
  const redirectToMoney = (title: string) => redirectWithToast(context, money, { title });
  const resolve = (how: "release" | "return") =>
    handleButton(paymentSchema, ({ number }) =>
      resolveHeldPayment(ctx, { dealId, number, how }).then(
        () => redirectToMoney(how === "release" ? "Payment released" : "Payment refunded"),
        (error) => failureResponse("Nothing was changed", error),
      ),
    );
  return {
    pay: handleButton(paymentSchema, ({ number, expectedTotal }) =>
      startPayment(ctx, context.env, {
        parts: [{ dealId, number, total: expectedTotal }],
        back: { paid: `${page}?returned`, unpaid: page },
      }).then(
        (url) => (url ? redirectDocument(url, 303) : redirectToMoney("This is paid already.")),
        (error) => failureResponse("We couldn't open the payment page", error),
      ),
    ),
    refresh: () =>
      queuePageChecks(ctx, context.env, dealId).then(
        () => redirect(money, 303),
        (error) => failureResponse("We couldn't check the payment", error),
      ),
    release: resolve("release"),
    return: resolve("return"),
  };
});

export default function Deal() {
  const deal = useLoaderData<typeof loader>();
  const answer = useLiveActionData<typeof action>();
  const { viewer, campaign, names, other, fee, funding, timeline } = deal;
  const isStaff = viewer === "staff";
  const campaignPage = viewer === "brand" ? paths.brand.campaign : paths.athlete.campaign;
  return (
    <>
      <PageHead
        title={isStaff ? `${names.brand} and ${names.athlete}` : other.name}
        index={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {!isStaff && <Avatar name={other.name} picture={deal.picture} size="sm" />}
            {isStaff ? (
              campaign.title
            ) : (
              <Link to={campaignPage(campaign.id)}>{campaign.title}</Link>
            )}
            <span className="font-strong text-ink">{fee > 0 ? formatMoney(fee) : "No fee"}</span>
            {funding && <Badge tone={funding.tone}>{funding.label}</Badge>}
          </span>
        }
      />
      <div className="flex flex-col gap-4">
        <Card>
          <DealTimeline steps={timeline} />
        </Card>
        <DealNextStep deal={deal} />
        <WorkAndFacts
          facts={
            <>
              {!isStaff && <DealMessages deal={deal} />}
              {deal.ownLink && <OwnLinkCard own={deal.ownLink} origin={deal.origin} />}
              <ChangesSinceAccepting changes={deal.changes} />
              <DealRecord deal={deal} />
            </>
          }
        >
          <DealTerms deal={deal} />
          <DealWork deal={deal} />
          <DealMoney deal={deal} failed={answer?.failed} />
        </WorkAndFacts>
        <DealActionBar deal={deal} />
      </div>
    </>
  );
}
