import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/components/form";
import { LazyTermFields, type TermInputs } from "./lazy-term-fields";

interface Inputs extends TermInputs {
  feeFrom: FieldMetadata<never>;
  feeTo: FieldMetadata<never>;
}

const CLAUSES = ["deliverables", "review", "fee", "use", "exclusivity"] as const;

/** The terms of a campaign. */
export function CampaignTermFields({ field }: { field: { getFieldset: () => unknown } }) {
  const fields = field.getFieldset() as Inputs;
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-6">
      <legend className="float-left text-lg font-heavy">Terms</legend>
      <p className="-mt-3 clear-left text-sm text-soft">
        Athletes see them before they answer. Invitations and contracts start from them.
      </p>
      <LazyTermFields fields={fields} clauses={CLAUSES}>
        <Field
          field={fields.feeFrom}
          label="Fee for each athlete (£)"
          hint="Leave it empty to pay each athlete's own rate."
          inputMode="decimal"
        />
        <Field
          field={fields.feeTo}
          label="Up to (£)"
          hint="Only for a range."
          inputMode="decimal"
        />
      </LazyTermFields>
    </fieldset>
  );
}
