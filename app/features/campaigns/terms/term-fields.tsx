import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Checkbox, Field, Select } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import type { MilestoneFields } from "./form";
import { PaymentFields } from "./payment-fields";
import { type Choice, fieldOf, TERM_NAMES, type TermClause, type TermName } from "./terms";

export type TermInputs = { [Name in Exclude<TermName, "milestones">]: FieldMetadata<never> } & {
  milestones: FieldMetadata<MilestoneFields[]>;
};

/** More choices than this are a list to open. */
const MOST_RADIOS = 3;

const isRadio = ({ values, text }: Choice) =>
  values.length <= MOST_RADIOS && values.some((value) => text(value).length > 20);

/** The fields of the terms of some clauses. */
export function TermFields({
  fields,
  clauses,
  deliverables = 0,
  children,
}: {
  fields: TermInputs;
  clauses: readonly TermClause[];
  /** How many rows of them the form has. */
  deliverables?: number;
  /** Fields that stand first. */
  children?: ReactNode;
}) {
  return (
    <div className="clear-left grid items-end gap-5 sm:grid-cols-2">
      {children}
      {TERM_NAMES.filter((name) => clauses.includes(fieldOf(name).clause)).map((name) => (
        <TermField key={name} name={name} fields={fields} deliverables={deliverables} />
      ))}
    </div>
  );
}

function TermField({
  name,
  fields,
  deliverables,
}: {
  name: TermName;
  fields: TermInputs;
  deliverables: number;
}) {
  const { label, question = label, hint, input } = fieldOf(name);
  if (name === "milestones")
    return (
      <div className="min-w-0 sm:col-span-2">
        <PaymentFields field={fields.milestones} deliverables={deliverables} />
      </div>
    );
  const field = fields[name];
  if (input.kind === "figure")
    return <Field field={field} label={question} hint={hint} inputMode="numeric" />;
  if (input.kind !== "choice")
    return (
      <div className="sm:col-span-2">
        <Checkbox field={field} label={question} />
      </div>
    );
  const options = input.values.map((value) => ({ value, label: input.text(value) }));
  if (isRadio(input))
    return (
      <div className="sm:col-span-2">
        <RadioField field={field} label={question} options={options} />
      </div>
    );
  return (
    <div className={input.none ? "sm:col-span-2" : ""}>
      <Select field={field} label={question} placeholder={input.none} options={options} />
    </div>
  );
}
