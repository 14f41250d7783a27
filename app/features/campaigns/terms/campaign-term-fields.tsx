import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/components/form";
import { LazyTermFields, type TermInputs } from "./lazy-term-fields";
import type { TermClause } from "./terms";

interface Inputs extends TermInputs {
  feeFrom: FieldMetadata<never>;
  feeTo: FieldMetadata<never>;
}

/** The terms of a campaign that belong to these clauses; its fee stands beside the payments. */
export function CampaignTermFields({
  field,
  clauses,
}: {
  field: { getFieldset: () => unknown };
  clauses: readonly TermClause[];
}) {
  const fields = field.getFieldset() as Inputs;
  return (
    <LazyTermFields fields={fields} clauses={clauses}>
      {clauses.includes("fee") && (
        <>
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
        </>
      )}
    </LazyTermFields>
  );
}
