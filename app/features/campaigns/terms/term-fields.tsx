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

/**
 * The fields of the terms of some clauses, in two columns where each can be at least 254 px wide. Not a container query: in
 * Chromium, a container inside a fieldset can stay empty when the page changes during layout.
 */
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
    <div className="grid clear-left grid-cols-[repeat(auto-fit,minmax(min(100%,max(254px,50%-10px)),1fr))] items-end gap-5">
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
      <div className="col-span-full min-w-0">
        <PaymentFields field={fields.milestones} deliverables={deliverables} />
      </div>
    );
  const field = fields[name];
  if (input.kind === "figure")
    return <Field field={field} label={question} hint={hint} inputMode="numeric" />;
  if (input.kind !== "choice")
    return (
      <div className="col-span-full">
        <Checkbox field={field} label={question} />
      </div>
    );
  const options = input.values.map((value) => ({ value, label: input.text(value) }));
  if (isRadio(input))
    return (
      <div className="col-span-full">
        <RadioField field={field} label={question} options={options} />
      </div>
    );
  return (
    <div className={input.none ? "col-span-full" : ""}>
      <Select field={field} label={question} placeholder={input.none} options={options} />
    </div>
  );
}
