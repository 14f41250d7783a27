import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { FoldedFields } from "~/components/folded-fields";
import { Cancel, Checkbox, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { lazyHydrated } from "~/components/later";
import { EnterSends } from "~/components/row-buttons";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { DeliverableFields } from "~/features/campaigns/terms/deliverable-fields";
import { deliverablesStart, standardTermsStart } from "~/features/campaigns/terms/form";
import { LazyTermFields, type TermInputs } from "~/features/campaigns/terms/lazy-term-fields";
import { offerForm } from "./forms";
import type { CarriedTerms } from "./offer";

const SignFields = lazyHydrated("sign-fields", () =>
  import("./sign-fields").then(({ SignFields }) => SignFields),
);

/** Another offer: fee, work and rights begin as they are now. */
export function OfferForm({
  offer,
  carried,
  other,
  isBrand,
  hasPasskeys,
  cancel,
  variant,
  actionData,
}: {
  /** The number of the offer that the form begins with. */
  offer: number;
  carried: CarriedTerms;
  other: string;
  isBrand: boolean;
  hasPasskeys: boolean;
  cancel: string;
  /** Beside what accepts the offer, this is the second action. */
  variant?: "plain" | undefined;
  actionData: FormActionData;
}) {
  const busy = useSending();
  const terms = standardTermsStart(carried.terms);
  const [form, fields] = useZodForm("offer", offerForm, {
    actionData: actionData ?? undefined,
    defaultValue: {
      expectedOffer: offer,
      fee: carried.fee / 100,
      deliverables: deliverablesStart(carried.deliverables),
      ...terms,
    } as never,
  });
  const hasWrongRights = Object.keys(terms).some(
    (name) => (fields as Record<string, { errors?: string[] }>)[name]?.errors,
  );
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-6">
      <EnterSends />
      <ErrorSummary form={form} />
      <input type="hidden" name={fields.expectedOffer.name} value={offer} />
      <Field field={fields.fee} label="Fee (£)" inputMode="decimal" />
      <FoldedFields title="Work and dates" open={Boolean(actionData)}>
        <div className="mt-3">
          <DeliverableFields field={fields.deliverables as never} />
        </div>
      </FoldedFields>
      <FoldedFields title="Usage rights and exclusivity" open={hasWrongRights}>
        <div className="mt-3">
          <LazyTermFields
            fields={fields as unknown as TermInputs}
            clauses={["use", "exclusivity"]}
          />
        </div>
      </FoldedFields>
      <TextArea
        field={fields.note}
        label={`Message to ${other}`}
        hint="Say why, so that they can agree sooner."
        rows={3}
      />
      {isBrand && fields.overBudget.errors && (
        <Checkbox field={fields.overBudget} label="Go over the budget" />
      )}
      {fields.acknowledged.errors && (
        <Checkbox field={fields.acknowledged} label="I've read this and want to sign anyway" />
      )}
      <SignFields fields={fields} hasPasskeys={hasPasskeys} />
      <div className="action-bar">
        <Button variant={variant} busy={busy}>
          {busy ? "Sending…" : "Send offer"}
        </Button>
        <Cancel to={cancel} />
      </div>
    </Form>
  );
}
