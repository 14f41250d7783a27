import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useLiveActionData } from "~/components/action-data";
import { useSending } from "~/components/sending";
import { PageHead } from "~/components/ui/page";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { MOST_PARTS, readPart } from "~/features/money/payments/charged-parts";
import { PayForm } from "~/features/money/payments/pay-form";
import { loadPayable } from "~/features/money/payments/payable.server";
import { queuePageChecks } from "~/features/money/payments/queue-page-checks.server";
import { Receipt } from "~/features/money/payments/receipt";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { paths, withQuery } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { AppError, appErrorIn } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Pay athletes") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { searchParams } = context.request.url;
  const returned = searchParams.get("returned");
  if (!returned)
    return loadPayable(ctx, {
      campaignId: searchParams.get("campaign"),
      dealIds: searchParams.getAll("deal"),
      receipt: searchParams.get("receipt"),
    });
  // Back from Stripe, whose event may come later than the person.
  await queuePageChecks(ctx, context.env, returned).catch((error) => {
    if (appErrorIn(error)?.code !== "unavailable") throw error;
  });
  throw redirect(withQuery(paths.brand.pay, { receipt: returned }));
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return (form: FormData) => {
    const ticked = [...new Set(form.getAll("part").map(String))].map(readPart);
    const parts = ticked.filter((part) => part !== null);
    const [first] = parts;
    const failed = (error: unknown) => failureResponse("We couldn't open the payment page", error);
    if (!first || parts.length < ticked.length)
      return failed(new AppError("invalid", "Tick the payments to make."));
    if (parts.length > MOST_PARTS)
      return failed(new AppError("invalid", `Tick up to ${MOST_PARTS} payments.`));
    const back = {
      paid: withQuery(paths.brand.pay, { returned: first.dealId }),
      unpaid: paths.brand.pay,
    };
    return startPayment(ctx, context.env, { parts, back }).then(
      (url) =>
        url
          ? redirectDocument(url, 303)
          : redirectWithToast(context, paths.brand.pay, { title: "These are paid already." }),
      failed,
    );
  };
});

export default function Pay() {
  const { payable, paid } = useLoaderData<typeof loader>();
  const answer = useLiveActionData<typeof action>();
  const busy = useSending();
  return (
    <>
      <PageHead title="Pay athletes" index="Several payments, one charge" />
      <div className="flex flex-col gap-6">
        {answer?.failed && (
          <p role="alert" className="font-strong text-alert">
            {answer.failed}
          </p>
        )}
        {paid.length > 0 && <Receipt paid={paid} />}
        <PayForm payable={payable} busy={busy} />
      </div>
    </>
  );
}
