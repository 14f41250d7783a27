import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, Select, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { INTENT } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";
import { isActiveDispute, type OfferStatus } from "~db/constants";
import type { ShownDispute } from "./dispute-view";
import { OFFER_LABELS, OFFERED_LABELS, OFFERS } from "./fields";
import { offerForm } from "./forms";
import { sideOrYou } from "./side-names";

const TONES: Record<OfferStatus, BadgeTone> = {
  open: "waiting",
  accepted: "good",
  declined: "neutral",
  withdrawn: "neutral",
  lapsed: "neutral",
};

/** The settlement offers of both sides and, for a side of an active dispute, their buttons. */
export function Offers({
  dispute,
  readerId,
  isSide,
}: {
  dispute: ShownDispute;
  readerId: string;
  isSide: boolean;
}) {
  const { offers, status } = dispute;
  if (offers.length === 0) return null;
  const mayDecide = isSide && isActiveDispute(status);
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-3 text-lg">
        Settlement offers
      </h2>
      <ul className="flex flex-col gap-3">
        {offers.map((offer) => {
          const isOwn = offer.madeBy === readerId;
          const type = OFFERED_LABELS[offer.type as keyof typeof OFFERED_LABELS];
          return (
            <li key={offer.id}>
              <Card className="flex flex-col items-start gap-2">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-strong">
                    {sideOrYou(dispute, offer.madeBy, readerId)}: {type}
                    {offer.amount !== null && ` of ${formatMoney(offer.amount)}`}
                  </span>
                  <Badge tone={TONES[offer.status]}>{OFFER_LABELS[offer.status]}</Badge>
                  <span className="text-xs text-soft">
                    <Time at={offer.createdAt} as="moment" />
                  </span>
                </p>
                <p className="break-words whitespace-pre-line">{offer.terms}</p>
                {mayDecide && offer.status === "open" && (
                  <Form method="post" className="flex flex-wrap gap-2.5 pt-1">
                    <input type="hidden" name="offerId" value={offer.id} />
                    {isOwn ? (
                      <Button name={INTENT} value="withdraw-offer" variant="plain" size="sm">
                        Withdraw offer
                      </Button>
                    ) : (
                      <>
                        <Button name={INTENT} value="accept-offer" size="sm">
                          Accept and settle
                        </Button>
                        <Button name={INTENT} value="decline-offer" variant="plain" size="sm">
                          Decline
                        </Button>
                      </>
                    )}
                  </Form>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Offers a settlement to the other side. */
export function OfferForm({
  offerId,
  other,
  replaces,
  actionData,
}: {
  offerId: string;
  /** The other side's name. */
  other: string;
  /** Whether an open offer of the same side is replaced. */
  replaces: boolean;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("offer", offerForm, {
    actionData,
    defaultValue: { id: offerId } as never,
  });
  const busy = useSending();
  return (
    <details
      open={actionData !== undefined}
      className="rounded-card border border-line bg-card p-5"
    >
      <summary className="disclosure">
        {replaces ? "Change your offer" : "Offer a settlement"}
      </summary>
      <Form
        method="post"
        {...getFormProps(form)}
        className="group mt-4 flex flex-col items-start gap-4 *:w-full"
      >
        <ErrorSummary form={form} />
        <p className="text-soft">
          {other} can accept with one click. Then the dispute is resolved as you both agreed.
          {replaces && " This replaces the offer you made before."}
        </p>
        <input type="hidden" name={INTENT} value="offer" />
        <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? offerId} />
        <Select
          field={fields.type}
          label="What you offer"
          placeholder="Select an offer"
          options={OFFERS}
        />
        <RefundField field={fields.refund} />
        <TextArea
          field={fields.terms}
          label="In your words"
          hint="Say who does what, and by when."
          rows={3}
        />
        <Button busy={busy} className="!w-auto">
          Send offer
        </Button>
      </Form>
    </details>
  );
}

/** Shown while the refund is selected in the form around it, which is a `group`; also without scripts. */
export const RefundField = ({ field }: { field: Parameters<typeof Field>[0]["field"] }) => (
  <div className="hidden group-has-[option[value=refund]:checked]:block">
    <Field
      field={field}
      label="Refund amount"
      hint="In pounds, such as 250 or 99.50. Never more than was paid."
      inputMode="decimal"
    />
  </div>
);
