import type { FieldMetadata } from "@conform-to/react";
import { Field, Select } from "~/components/form";
import { CATEGORY_OPTIONS } from "~/features/campaigns/campaigns/category-names";
import {
  type DeliverableRow,
  deliverablesStart,
  standardTermsStart,
} from "~/features/campaigns/terms/form";
import {
  LazyDeliverableFields,
  LazyTermFields,
  type TermInputs,
} from "~/features/campaigns/terms/lazy-term-fields";
import { LAW_NAMES, LAWS } from "./added-terms";
import type { Terms } from "./terms";

/** Terms as the fields of a form: the fee in pounds, nulls left empty. */
export const formOf = ({
  fee,
  deliverables,
  category,
  noticeDays,
  cancellationFee,
  law,
  ...terms
}: Terms) => ({
  ...standardTermsStart(terms),
  fee: fee / 100,
  noticeDays,
  cancellationFee,
  law,
  category: category ?? undefined,
  deliverables: deliverablesStart(deliverables),
});

export interface TermsFields extends TermInputs {
  fee: FieldMetadata<never>;
  deliverables: FieldMetadata<DeliverableRow[]>;
  noticeDays: FieldMetadata<never>;
  cancellationFee: FieldMetadata<never>;
  law: FieldMetadata<never>;
  category: FieldMetadata<never>;
}

const LAW_OPTIONS = LAWS.map((value) => ({ value, label: LAW_NAMES[value] }));

const SECTION = "flex min-w-0 flex-col gap-5 border-t border-line pt-6";
const PAIR = "grid items-end gap-5 sm:grid-cols-2";

/** Every term of a contract. */
export function TermsInputs({ fields }: { fields: TermsFields }) {
  return (
    <>
      <Select
        field={fields.category}
        label="Product category"
        hint="What the work promotes. We check it against exclusivity the athlete has already agreed to."
        placeholder="No category"
        options={CATEGORY_OPTIONS}
      />
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">What the athlete makes</legend>
        <LazyDeliverableFields field={fields.deliverables} />
        <LazyTermFields fields={fields} clauses={["deliverables"]} />
      </fieldset>
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">Fee and payment</legend>
        <LazyTermFields
          fields={fields}
          clauses={["review", "fee"]}
          deliverables={fields.deliverables.getFieldList().length}
        >
          <Figure field={fields.fee} label="Fee (£)" decimal />
        </LazyTermFields>
      </fieldset>
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">Usage rights</legend>
        <LazyTermFields fields={fields} clauses={["use"]} />
      </fieldset>
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">Exclusivity</legend>
        <LazyTermFields fields={fields} clauses={["exclusivity"]} />
      </fieldset>
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">Ending early, and law</legend>
        <div className={`clear-left ${PAIR}`}>
          <Figure field={fields.noticeDays} label="Days of notice" hint="For either side" />
          <Figure
            field={fields.cancellationFee}
            label="Owed if the brand ends it early (%)"
            hint="Share of the fee; half is usual"
          />
          <Select field={fields.law} label="Governing law" options={LAW_OPTIONS} />
        </div>
      </fieldset>
    </>
  );
}

function Figure({
  field,
  label,
  hint,
  decimal = false,
}: {
  field: FieldMetadata<never>;
  label: string;
  hint?: string;
  decimal?: boolean;
}) {
  return (
    <Field field={field} label={label} hint={hint} inputMode={decimal ? "decimal" : "numeric"} />
  );
}
