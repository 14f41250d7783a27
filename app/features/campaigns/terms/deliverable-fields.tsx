import type { FieldMetadata } from "@conform-to/react";
import { Field, Select } from "~/components/form";
import { AddRow, RemoveRow, ROW } from "~/components/row-buttons";
import { ErrorText } from "~/components/ui/field";
import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
import { DELIVERABLE_FORMATS } from "~db/constants";
import { capital } from "../campaigns/category-names";
import { FORMAT_NAMES, MOST_DELIVERABLES } from "./deliverables";
import type { DeliverableRow } from "./form";

const PLATFORM_OPTIONS = Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label }));
const FORMAT_OPTIONS = DELIVERABLE_FORMATS.map((value) => ({
  value,
  label: capital(FORMAT_NAMES[value][0]),
}));

export function DeliverableFields({ field }: { field: FieldMetadata<DeliverableRow[]> }) {
  const rows = field.getFieldList();
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className="@container flex min-w-0 flex-col gap-4 outline-none"
    >
      <legend className="float-left font-strong">Deliverables</legend>
      <ErrorText id={field.errorId} errors={field.errors} />
      <ol className="clear-left flex flex-col gap-4">
        {rows.map((row, i) => {
          const { platform, format, count, due, note } = row.getFieldset();
          return (
            <li key={row.key ?? row.name} className={ROW}>
              <div className="grid grid-cols-[5.5rem_1fr] gap-4 @[33rem]:grid-cols-[6rem_1fr_1fr]">
                <Field field={count} label="How many" inputMode="numeric" />
                <Select field={platform} label="Platform" options={PLATFORM_OPTIONS} />
                <div className="@max-[33rem]:col-span-2">
                  <Select field={format} label="Format" options={FORMAT_OPTIONS} />
                </div>
              </div>
              <div className="mt-4 grid items-end gap-4 @[33rem]:grid-cols-[11rem_1fr_auto]">
                <Field field={due} label="For review by" type="date" />
                <Field field={note} label="Details" />
                <RemoveRow list={field.name} index={i} what="deliverable" />
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length < MOST_DELIVERABLES && <AddRow list={field.name}>Add a deliverable</AddRow>}
    </fieldset>
  );
}
