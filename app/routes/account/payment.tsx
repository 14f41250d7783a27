import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { useLiveActionData } from "~/components/action-data";
import { EmptyState } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { PaymentCard } from "~/features/money/payments/payment-card";
import { loadPaymentPage } from "~/features/money/payments/payment-page.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { resolveHeldPayment } from "~/features/money/payments/resolve-held-payment.server";
import { paymentSchema } from "~/features/money/payments/schema";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { appErrorIn } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { requireParam } from "~/platform/require-param";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Payment: ${data.campaign}` : "Payment") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const id = requireParam(params, "dealId");
  if (!context.request.url.searchParams.has("returned")) return loadPaymentPage(ctx, id);
  // Back from Stripe, whose event may come later than the person.
  await queuePageChecks(ctx, context.env, id).catch((error) => {
    if (appErrorIn(error)?.code !== "unavailable") throw error;
  });
  throw redirect(paths.payment(id));
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const dealId = requireParam(params, "dealId");
  const page = paths.payment(dealId);
  const redirectToPayment = (title: string) => redirectWithToast(context, page, { title });
  const resolve = (how: "release" | "return") =>
    handleButton(paymentSchema, ({ number }) =>
      resolveHeldPayment(ctx, { dealId, number, how }).then(
        () => redirectToPayment(how === "release" ? "Payment released" : "Payment refunded"),
        (error) => failureResponse("Nothing was changed", error),
      ),
    );
  return {
    pay: handleButton(paymentSchema, ({ number, expectedTotal }) =>
      startPayment(ctx, context.env, { dealId, number, expectedTotal }).then(
        (url) => (url ? redirectDocument(url, 303) : redirectToPayment("This is paid already.")),
        (error) => failureResponse("We couldn't open the payment page", error),
      ),
    ),
    refresh: () =>
      queuePageChecks(ctx, context.env, dealId).then(
        () => redirect(page, 303),
        (error) => failureResponse("We couldn't check the payment", error),
      ),
    release: resolve("release"),
    return: resolve("return"),
  };
});

export default function Payment() {
  const page = useLoaderData<typeof loader>();
  const answer = useLiveActionData<typeof action>();
  const sent = useNavigation().formData;
  const { campaignId, campaign, company, athlete, side, refusal, payments, asksForPayouts } = page;
  const back =
    side === "brand" ? paths.brand.campaign(campaignId) : paths.athlete.campaign(campaignId);
  return (
    <>
      <TextLink to={back} className="mb-3 text-sm">
        ← {campaign}
      </TextLink>
      <PageHead title="Payment" index={`${company} and ${athlete}, “${campaign}”`} />
      <div className="flex max-w-text flex-col gap-4">
        {answer?.failed && (
          <p role="alert" className="font-strong text-alert">
            {answer.failed}
          </p>
        )}
        {refusal && <p>{refusal}</p>}
        {asksForPayouts && (
          <p>
            <Link to={paths.athlete.payouts}>Set up payouts</Link> so that we can pay you.
          </p>
        )}
        {payments.length === 0 && (
          <EmptyState title="No fee agreed">There is nothing to pay for this deal.</EmptyState>
        )}
        {payments.map((payment) => (
          <PaymentCard
            key={payment.number}
            payment={payment}
            page={page}
            busy={
              sent?.get("number") === String(payment.number) ? String(sent.get("intent")) : null
            }
          />
        ))}
      </div>
    </>
  );
}
