import type { FieldMetadata } from "@conform-to/react";
import { Field, Select } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { CATEGORY_OPTIONS, capital } from "~/features/campaigns/campaigns/category-names";
import { TERRITORIES } from "~db/constants";
import { TERRITORY_NAMES } from "../rights/right-labels";
import {
  type DeliverableFields,
  Deliverables,
  type MilestoneFields,
  Milestones,
} from "./row-fields";
import { LAW_NAMES, LAWS, type Terms, USE_NAMES, USES } from "./terms";
import { USUAL } from "./unusual-terms";

/** Terms as the fields of a form: the fee in pounds, nulls left empty. */
export const formOf = ({
  fee,
  milestones,
  deliverables,
  exclusiveIn,
  category,
  ...terms
}: Terms) => ({
  ...terms,
  fee: fee / 100,
  milestones: milestones.map(
    ({ due, ...rest }): MilestoneFields => ({ ...rest, due: due ?? undefined }),
  ),
  useMonths: terms.useMonths || undefined,
  exclusiveMonths: terms.exclusiveMonths || undefined,
  exclusiveIn: exclusiveIn ?? undefined,
  category: category ?? undefined,
  deliverables: deliverables.map(
    ({ due, note, ...rest }): DeliverableFields => ({
      ...rest,
      due: due ?? undefined,
      note: note ?? undefined,
    }),
  ),
});

type FormTerms = ReturnType<typeof formOf>;

export type TermsFields = {
  [Name in keyof FormTerms]-?: Name extends "deliverables" | "milestones"
    ? FieldMetadata<FormTerms[Name]>
    : FieldMetadata<never>;
};

const optionsOf = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

const USE_OPTIONS = optionsOf(USES, (use) => USE_NAMES[use]);
const TERRITORY_OPTIONS = optionsOf(TERRITORIES, (place) => capital(TERRITORY_NAMES[place]));
const LAW_OPTIONS = optionsOf(LAWS, (law) => LAW_NAMES[law]);

const SECTION = "flex min-w-0 flex-col gap-5 border-t border-line pt-6";
const PAIR = "grid items-end gap-5 sm:grid-cols-2";

/**
 * Every term of a contract.
 * @param rights lines of the invitation that speak of rights, for the brand to agree on here
 */
export function TermsInputs({
  fields,
  rights = [],
}: {
  fields: TermsFields;
  rights?: readonly string[] | undefined;
}) {
  return (
    <>
      <Select
        field={fields.category}
        label="Product category"
        hint="What the work promotes. We check it against exclusivity the athlete has already agreed to."
        placeholder="No category"
        options={CATEGORY_OPTIONS}
      />
      <Deliverables field={fields.deliverables} />
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">Fee and payment</legend>
        <div className={`clear-left ${PAIR}`}>
          <Figure field={fields.fee} label="Fee (£)" decimal />
          <Figure
            field={fields.revisions}
            label="Rounds of changes"
            hint={`For each piece; up to ${USUAL.revisions} is usual`}
          />
        </div>
        <Milestones
          field={fields.milestones}
          deliverables={fields.deliverables.getFieldList().length}
        />
      </fieldset>
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">Usage rights</legend>
        {rights.length > 0 && (
          <p className="clear-left text-sm text-soft">
            The invitation says {rights.map((line) => `“${line}”`).join(" and ")}. Make sure the
            contract says the same.
          </p>
        )}
        <div className="clear-left">
          <RadioField
            field={fields.use}
            label="How may the brand use approved content?"
            options={USE_OPTIONS}
          />
        </div>
        <div className={PAIR}>
          <Figure
            field={fields.useMonths}
            label="For how many months?"
            hint={`Up to ${USUAL.useMonths} is usual, in paid ads ${USUAL.paidUseMonths}`}
          />
          <Select field={fields.useTerritory} label="Where?" options={TERRITORY_OPTIONS} />
        </div>
      </fieldset>
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-heavy">Exclusivity</legend>
        <div className="clear-left">
          <Select
            field={fields.exclusiveIn}
            label="No paid work for other brands in"
            placeholder="No exclusivity"
            options={CATEGORY_OPTIONS}
          />
        </div>
        <div className={PAIR}>
          <Figure
            field={fields.exclusiveMonths}
            label="For how many months?"
            hint={`Counted from the last signature; up to ${USUAL.exclusiveMonths} is usual`}
          />
          <Select field={fields.exclusiveTerritory} label="Where?" options={TERRITORY_OPTIONS} />
        </div>
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
