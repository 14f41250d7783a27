import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { FoldedFields } from "~/components/folded-fields";
import { Field, Select } from "~/components/form";
import { Badge } from "~/components/ui/badge";
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
import type { Fold } from "./folds";
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

/** Where each term is changed. */
const FOLDS: Record<keyof TermsFields, Fold> = {
  category: "deliverables",
  deliverables: "deliverables",
  sendsProduct: "deliverables",
  postDays: "deliverables",
  revisions: "deliverables",
  fee: "fee",
  milestones: "fee",
  use: "use",
  useMonths: "use",
  useTerritory: "use",
  exclusiveIn: "exclusivity",
  exclusiveMonths: "exclusivity",
  exclusiveTerritory: "exclusivity",
  noticeDays: "ending",
  cancellationFee: "ending",
  law: "ending",
};

export interface Folds {
  fields: TermsFields;
  /** What each says now. */
  now: Record<Fold, string>;
  /** The one that begins open. */
  opened?: string | null;
}

/** Every term of a contract, in folds that say what they hold. */
export function TermsInputs(folds: Folds) {
  const { fields } = folds;
  return (
    <div className="-mt-3 border-b border-line">
      <TermsFold name="deliverables" title="What the athlete makes" {...folds}>
        <LazyDeliverableFields field={fields.deliverables} />
        <LazyTermFields fields={fields} clauses={["deliverables", "review"]} />
        <Select
          field={fields.category}
          label="Product category"
          hint="What the work promotes. We check it against exclusivity the athlete has already agreed to."
          placeholder="No category"
          options={CATEGORY_OPTIONS}
        />
      </TermsFold>
      <TermsFold name="fee" title="Fee and payment" {...folds}>
        <LazyTermFields
          fields={fields}
          clauses={["fee"]}
          deliverables={fields.deliverables.getFieldList().length}
        >
          <Figure field={fields.fee} label="Fee (£)" decimal />
        </LazyTermFields>
      </TermsFold>
      <TermsFold name="use" title="Usage rights" {...folds}>
        <LazyTermFields fields={fields} clauses={["use"]} />
      </TermsFold>
      <TermsFold name="exclusivity" title="Exclusivity" {...folds}>
        <LazyTermFields fields={fields} clauses={["exclusivity"]} />
      </TermsFold>
      <TermsFold name="ending" title="Ending early, and law" {...folds}>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <Figure field={fields.noticeDays} label="Days of notice" hint="For either side" />
          <Figure
            field={fields.cancellationFee}
            label="Owed if the brand ends it early (%)"
            hint="Share of the fee; half is usual"
          />
          <Select field={fields.law} label="Governing law" options={LAW_OPTIONS} />
        </div>
      </TermsFold>
    </div>
  );
}

function TermsFold({
  name,
  title,
  fields,
  now,
  opened,
  children,
}: Folds & { name: Fold; title: string; children: ReactNode }) {
  const own = (Object.keys(FOLDS) as (keyof TermsFields)[])
    .filter((field) => FOLDS[field] === name)
    .map((field) => fields[field]);
  const isWrong = own.some(({ valid }) => !valid);
  const isChanged = own.some(({ dirty }) => dirty);
  return (
    <FoldedFields
      title={
        <>
          {title} {isChanged && <Badge tone="waiting">Changed</Badge>}
        </>
      }
      value={now[name]}
      open={isWrong}
      startsOpen={isWrong || isChanged || opened === name}
      className="border-t border-line first:border-0"
    >
      <fieldset className="flex min-w-0 flex-col gap-5 pt-2 pb-6">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </FoldedFields>
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
