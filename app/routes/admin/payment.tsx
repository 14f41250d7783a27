import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { Button } from "~/components/ui/button";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { decidePayment } from "~/features/backoffice/payment-desk/decide-payment.server";
import {
  AtStripe,
  AuditEntries,
  Deliveries,
  Ledger,
  PaymentState,
  Proposals,
} from "~/features/backoffice/payment-desk/payment-view";
import {
  confirmProposal,
  declineProposal,
} from "~/features/backoffice/payment-desk/proposals.server";
import { decisionSchema, proposalSchema } from "~/features/backoffice/payment-desk/schema";
import { loadStaffPayment } from "~/features/backoffice/payment-desk/staff-payment.server";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { parseAmount } from "~/features/money/disputes/refund-amount";
import { compareNow } from "~/features/money/reconciliation/compare-now.server";
import { DifferencesList } from "~/features/money/reconciliation/differences-list";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast, toastOnConflict } from "~/platform/flash";
import { INTENT } from "~/platform/list-field";
import { pageTitle } from "~/product";

const DecisionPanel = lazyHydrated("decision-panel", () =>
  import("~/features/backoffice/payment-desk/decision-panel").then(
    ({ DecisionPanel }) => DecisionPanel,
  ),
);

export const meta: MetaFunction = () => [{ title: pageTitle("Payment") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "handle payments");
  const id = requireParam(params, "paymentId");
  const [page] = await Promise.all([loadStaffPayment(ctx, id), logStaffAccess(ctx, "payment", id)]);
  return page;
}

const PROPOSED = {
  title: "Proposed",
  description: "Another admin has to confirm it before anything moves.",
};
const SETTLED = { title: "The money moves", description: "We've let both sides know." };

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "handle payments");
  const paymentId = requireParam(params, "paymentId");
  const page = paths.admin.payment(paymentId);
  const done = (toast: { title: string; description?: string }) =>
    redirectWithToast(context, page, toast);
  return {
    decide: handleForm(decisionSchema, async ({ amount = "", ...decision }) => {
      const part = parseAmount(amount);
      const outcome = await decidePayment(ctx, paymentId, { ...decision, part });
      return done(outcome === "proposed" ? PROPOSED : SETTLED);
    }),
    compare: async () => {
      await compareNow(ctx, paymentId);
      return done({ title: "Being compared with Stripe" });
    },
    confirm: handleButton(proposalSchema, ({ proposalId }) =>
      toastOnConflict(context, page, async () => {
        await confirmProposal(ctx, { paymentId, proposalId });
        return done(SETTLED);
      }),
    ),
    decline: handleButton(proposalSchema, ({ proposalId }) =>
      toastOnConflict(context, page, async () => {
        await declineProposal(ctx, { paymentId, proposalId });
        return done({ title: "Declined" });
      }),
    ),
  };
});

export default function AdminPayment() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { payment, parties, freeze, proposals, differences } = page;
  const mayDecide = payment.status === "held" && !freeze && !proposals.some(({ isOpen }) => isOpen);
  return (
    <>
      <BackLink to={paths.admin.payments}>Back to Payments</BackLink>
      <PageHead
        title={payment.name}
        index={`${parties.campaign} · ${parties.company} and ${parties.athlete}`}
      />
      <div className="flex max-w-page flex-col gap-6">
        <PaymentState page={page} />
        {differences.length > 0 && (
          <section aria-labelledby="differences-title">
            <h2 id="differences-title" className="mb-3 text-lg">
              Differences from Stripe
            </h2>
            <DifferencesList differences={differences} here={payment.id} />
          </section>
        )}
        <Proposals proposals={proposals} />
        {mayDecide && (
          <DecisionPanel page={page} actionData={actionDataFor(actionData, "decide")} />
        )}
        <Ledger entries={page.entries} />
        <AtStripe page={page} />
        <Form method="post">
          <Button name={INTENT} value="compare" variant="plain">
            Compare with Stripe now
          </Button>
        </Form>
        <Deliveries deliveries={page.deliveries} />
        <AuditEntries auditEntries={page.auditEntries} />
      </div>
    </>
  );
}
