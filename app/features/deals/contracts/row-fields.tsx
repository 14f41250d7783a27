import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { Field, LabelledField, Select } from "~/components/form";
import { Button, buttonClass } from "~/components/ui/button";
import { ErrorText, type Option, SelectBox } from "~/components/ui/field";
import { capital } from "~/features/campaigns/campaigns/category-names";
import { platformName } from "~/features/profiles/channels/platforms";
import { addsRow, removesRow } from "~/platform/row-field";
import { DELIVERABLE_FORMATS, type DeliverableFormat, PLATFORMS } from "~db/constants";
import { DELIVERABLES, MILESTONES } from "./fields";
import { MOST_MILESTONES, type Release, releaseText } from "./milestones";
import { FORMAT_NAMES } from "./terms";

/** As the form has them. */
export interface DeliverableFields {
  platform: string;
  format: DeliverableFormat;
  count: number;
  due: string | undefined;
  note: string | undefined;
}

export interface MilestoneFields {
  name: string;
  share: number;
  release: Release;
  due: string | undefined;
}

const PLATFORM_OPTIONS = PLATFORMS.map((value) => ({ value, label: platformName(value) }));
const FORMAT_OPTIONS = DELIVERABLE_FORMATS.map((value) => ({
  value,
  label: capital(FORMAT_NAMES[value][0]),
}));

const releaseOptions = (deliverables: number): Option[] =>
  [
    "signing" as const,
    "approval" as const,
    ...Array.from({ length: deliverables }, (_, i): Release => `deliverable-${i + 1}`),
  ].map((value) => ({ value, label: capital(releaseText(value)) }));

const ROW = "rounded-card border border-line p-4";

export function Deliverables({ field }: { field: FieldMetadata<DeliverableFields[]> }) {
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
      <legend className="float-left text-lg font-heavy">Deliverables</legend>
      <ErrorText id={field.errorId} errors={field.errors} />
      <ol className="clear-left flex flex-col gap-4">
        {field.getFieldList().map((row, i) => {
          const { platform, format, count, due, note } = row.getFieldset();
          return (
            <li key={row.key ?? row.name} className={ROW}>
              <div className="grid gap-4 sm:grid-cols-[6rem_1fr_1fr]">
                <Field field={count} label="How many" inputMode="numeric" />
                <Select field={platform} label="Platform" options={PLATFORM_OPTIONS} />
                <Select field={format} label="Format" options={FORMAT_OPTIONS} />
              </div>
              <div className="mt-4 grid items-end gap-4 sm:grid-cols-[11rem_1fr_auto]">
                <Field field={due} label="For review by" type="date" />
                <Field field={note} label="Details" />
                <Remove list={DELIVERABLES} index={i} what="deliverable" />
              </div>
            </li>
          );
        })}
      </ol>
      <Add list={DELIVERABLES}>Add a deliverable</Add>
    </fieldset>
  );
}

/** @param deliverables how many rows of them the form has: a payment may wait for one */
export function Milestones({
  field,
  deliverables,
}: {
  field: FieldMetadata<MilestoneFields[]>;
  deliverables: number;
}) {
  const rows = field.getFieldList();
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
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
              <div className="grid items-end gap-4 sm:grid-cols-[1fr_7rem]">
                <Field field={name} label="Payment" placeholder="First half" />
                <Field field={share} label="Share (%)" inputMode="numeric" />
              </div>
              <div className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_11rem_auto]">
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
                <Remove list={MILESTONES} index={i} what="payment" />
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length < MOST_MILESTONES && <Add list={MILESTONES}>Add a payment</Add>}
    </fieldset>
  );
}

const Add = ({ list, children }: { list: string; children: string }) => (
  <div>
    <Button variant="plain" formNoValidate {...addsRow(list)}>
      {children}
    </Button>
  </div>
);

const Remove = ({ list, index, what }: { list: string; index: number; what: string }) => (
  <button
    type="submit"
    formNoValidate
    {...removesRow(list, index)}
    className={buttonClass({ variant: "plain" })}
  >
    Remove
    <span className="sr-only">
      {" "}
      {what} {index + 1}
    </span>
  </button>
);
