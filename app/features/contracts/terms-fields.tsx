import type { FieldMetadata } from "@conform-to/react";
import { Field, Select } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { Button, buttonClass } from "~/components/ui/button";
import { ErrorText } from "~/components/ui/field";
import { addsRow, removesRow } from "~/platform/row-field";
import { PLATFORMS, TERRITORIES } from "~db/constants";
import { platformName } from "../disclosure/fold";
import { CATEGORY_OPTIONS, capital } from "../rights/categories";
import { TERRITORY_NAMES } from "../rights/words";
import { DELIVERABLES } from "./fields";
import { USUAL } from "./norms";
import { FORMAT_NAMES, FORMATS, LAW_NAMES, LAWS, type Terms, USE_NAMES, USES } from "./terms";

/** Terms as the fields of a form: the fee in pounds, nulls left empty. */
export const formOf = ({ fee, deliverables, exclusiveIn, category, ...terms }: Terms) => ({
  ...terms,
  fee: fee / 100,
  useMonths: terms.useMonths || undefined,
  exclusiveMonths: terms.exclusiveMonths || undefined,
  exclusiveIn: exclusiveIn ?? undefined,
  category: category ?? undefined,
  deliverables: deliverables.map(({ due, note, ...rest }) => ({
    ...rest,
    due: due ?? undefined,
    note: note ?? undefined,
  })),
});

type FormTerms = ReturnType<typeof formOf>;
type DeliverableFields = FormTerms["deliverables"][number];

export type TermsFields = {
  [Name in keyof FormTerms]-?: Name extends "deliverables"
    ? FieldMetadata<DeliverableFields[]>
    : FieldMetadata<never>;
};

const optionsOf = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

const PLATFORM_OPTIONS = optionsOf(PLATFORMS, platformName);
const FORMAT_OPTIONS = optionsOf(FORMATS, (format) => capital(FORMAT_NAMES[format][0]));
const USE_OPTIONS = optionsOf(USES, (use) => USE_NAMES[use]);
const TERRITORY_OPTIONS = optionsOf(TERRITORIES, (place) => capital(TERRITORY_NAMES[place]));
const LAW_OPTIONS = optionsOf(LAWS, (law) => LAW_NAMES[law]);

const SECTION = "flex min-w-0 flex-col gap-5 border-t border-line pt-6";
const PAIR = "grid items-end gap-5 sm:grid-cols-2";

/** Every term of a contract. */
export function TermsInputs({ fields }: { fields: TermsFields }) {
  return (
    <>
      <Select
        field={fields.category}
        label="Product category"
        hint="What the work promotes. It's compared with exclusivity that the athlete has granted."
        placeholder="No category"
        options={CATEGORY_OPTIONS}
      />
      <Deliverables field={fields.deliverables} />
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-[750]">Fee and payment</legend>
        <div className={`clear-left ${PAIR}`}>
          <Figure field={fields.fee} label="Fee (£)" step="0.01" decimal />
          <Figure
            field={fields.onSigning}
            label="Due on signing (%)"
            hint="0 if all of it is due on approval"
          />
          <Figure
            field={fields.payWithin}
            label="Days to pay after approval"
            hint={`Up to ${USUAL.payWithin} is usual`}
          />
          <Figure
            field={fields.revisions}
            label="Rounds of changes"
            hint={`For each piece; up to ${USUAL.revisions} is usual`}
          />
        </div>
      </fieldset>
      <fieldset className={SECTION}>
        <legend className="float-left text-lg font-[750]">Usage rights</legend>
        <div className="clear-left">
          <RadioField
            field={fields.use}
            label="What may the brand do with approved content?"
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
        <legend className="float-left text-lg font-[750]">Exclusivity</legend>
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
        <legend className="float-left text-lg font-[750]">Ending early, and law</legend>
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
  step = "1",
  decimal = false,
}: {
  field: FieldMetadata<never>;
  label: string;
  hint?: string;
  step?: string;
  decimal?: boolean;
}) {
  return (
    <Field
      field={field}
      label={label}
      hint={hint}
      type="number"
      step={step}
      min="0"
      inputMode={decimal ? "decimal" : "numeric"}
      unmarked
    />
  );
}

function Deliverables({ field }: { field: FieldMetadata<DeliverableFields[]> }) {
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
      <legend className="float-left text-lg font-[750]">Deliverables</legend>
      <ErrorText id={field.errorId} errors={field.errors} />
      <ol className="clear-left flex flex-col gap-4">
        {field.getFieldList().map((row, i) => {
          const { platform, format, count, due, note } = row.getFieldset();
          return (
            <li key={row.key} className="rounded-card border border-line p-4">
              <div className="grid gap-4 sm:grid-cols-[6rem_1fr_1fr]">
                <Field field={count} label="How many" type="number" min="1" inputMode="numeric" />
                <Select field={platform} label="Platform" options={PLATFORM_OPTIONS} />
                <Select field={format} label="Format" options={FORMAT_OPTIONS} />
              </div>
              <div className="mt-4 grid items-end gap-4 sm:grid-cols-[11rem_1fr_auto]">
                <Field field={due} label="For review by" type="date" unmarked />
                <Field field={note} label="Details" unmarked />
                <button
                  type="submit"
                  formNoValidate
                  {...removesRow(DELIVERABLES, i)}
                  className={buttonClass({ variant: "plain" })}
                >
                  Remove<span className="sr-only"> deliverable {i + 1}</span>
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button variant="plain" formNoValidate {...addsRow(DELIVERABLES)}>
          Add a deliverable
        </Button>
      </div>
    </fieldset>
  );
}
