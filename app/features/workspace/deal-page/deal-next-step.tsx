import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { capital } from "~/features/campaigns/campaigns/category-names";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import { ExtendForm } from "~/features/campaigns/deadlines/extend-form";
import { payLabel, paymentFormId } from "~/features/money/payments/payment-row";
import type { DealStep } from "./deal-steps";
import type { DealPage } from "./load-deal-page.server";

/** What the reader does next, or whom they wait for. */
export function DealNextStep({ deal }: { deal: DealPage }) {
  const { own, awaited, names } = deal;
  return (
    <Card className="flex flex-col gap-3 !bg-leaf-wash">
      {own && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="text-lg">{capital(own.text)}</h2>
            <StepDue step={own} />
          </div>
          {own.more && <TextLink to={own.more.to}>{own.more.label}</TextLink>}
          <ButtonLink to={own.to} className="max-md:hidden">
            {own.label}
          </ButtonLink>
        </div>
      )}
      {awaited && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className={own ? "" : "text-lg font-strong"}>
              Waiting for {names[awaited.by]} to {awaited.text}
            </p>
            <StepDue step={awaited} />
          </div>
          {awaited.extends && deal.viewer !== "staff" && (
            <ExtendForm {...awaited.extends} about={awaited.text} />
          )}
        </div>
      )}
      {!own && !awaited && <p className="text-lg font-strong">{restText(deal)}</p>}
      {deal.closedAt !== null && deal.status !== "completed" && (
        <p>
          The deal {deal.status === "cancelled" ? "was cancelled" : "ended"} on{" "}
          <Time at={deal.closedAt} />. Content that was approved before can still be posted.
        </p>
      )}
    </Card>
  );
}

/** The reader's step, in a bar on phones. It sends the form of a single payment; several lead to their list. */
export function DealActionBar({ deal: { own, money } }: { deal: DealPage }) {
  if (!own) return null;
  const [payment, ...others] = own.pays ? money.payments.filter(({ may }) => may.pay) : [];
  return (
    <div className="action-bar md:hidden">
      {payment && others.length === 0 ? (
        <Button form={paymentFormId(payment)} name="intent" value="pay">
          {payLabel(payment)}
        </Button>
      ) : (
        <ButtonLink to={own.to}>{own.label}</ButtonLink>
      )}
    </div>
  );
}

const StepDue = ({ step: { due } }: { step: DealStep }) =>
  due && (
    <p className="text-sm">
      <Due deadline={due} />
    </p>
  );

/** Neither side has anything to do. */
const restText = ({ status, timeline }: DealPage) =>
  status === "ended" || status === "cancelled"
    ? "Nothing is left to do"
    : timeline.some(({ state }) => state === "current")
      ? "Nothing for you to do now"
      : "All done";
