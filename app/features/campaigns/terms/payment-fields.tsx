import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { Field, LabelledField } from "~/components/form";
import { AddRow, RemoveRow, ROW } from "~/components/row-buttons";
import { ErrorText, type Option, SelectBox } from "~/components/ui/field";
import type { Release } from "~db/terms";
import { capital } from "../campaigns/category-names";
import type { MilestoneFields } from "./form";
import { MOST_MILESTONES, releaseText } from "./milestones";

const releaseOptions = (deliverables: number): Option[] =>
  [
    "signing" as const,
    "approval" as const,
    ...Array.from({ length: deliverables }, (_, i): Release => `deliverable-${i + 1}`),
  ].map((value) => ({ value, label: capital(releaseText(value)) }));

/** @param deliverables how many rows of them the form has: a payment may wait for one */
export function PaymentFields({
  field,
  deliverables,
}: {
  field: FieldMetadata<MilestoneFields[]>;
  deliverables: number;
}) {
  const rows = field.getFieldList();
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className="@container flex min-w-0 flex-col gap-4 outline-none"
    >
      <legend className="float-left font-strong">Payments</legend>
      <p className="-mt-3 clear-left text-sm text-soft">
        Up to {MOST_MILESTONES} parts of the fee, which must add up to 100%.
      </p>
      <ErrorText id={field.errorId} errors={field.errors} />
      <ol className="flex flex-col gap-4">
        {rows.map((row, i) => {
          const { name, share, release, due } = row.getFieldset();
          return (
            <li key={row.key ?? row.name} className={ROW}>
              <div className="grid items-end gap-4 @[33rem]:grid-cols-[1fr_7rem]">
                <Field field={name} label="Payment" placeholder="First half" />
                <Field field={share} label="Share (%)" inputMode="numeric" />
              </div>
              <div className="mt-4 grid items-end gap-4 @[33rem]:grid-cols-[1fr_11rem_auto]">
                <LabelledField field={release} label="Due">
                  <SelectBox
                    {...getSelectProps(release)}
                    // A deliverable that was removed has renumbered the others: the answer says what is chosen now.
                    key={deliverables}
                    defaultValue={release.value}
                    placeholder="Choose"
                    options={releaseOptions(deliverables)}
                  />
                </LabelledField>
                <Field field={due} label="Not before" type="date" />
                <RemoveRow list={field.name} index={i} what="payment" />
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length < MOST_MILESTONES && <AddRow list={field.name}>Add a payment</AddRow>}
    </fieldset>
  );
}
