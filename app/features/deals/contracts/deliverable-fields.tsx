import type { FieldMetadata } from "@conform-to/react";
import { Field, Select } from "~/components/form";
import { AddRow, RemoveRow, ROW } from "~/components/row-buttons";
import { ErrorText } from "~/components/ui/field";
import { capital } from "~/features/campaigns/campaigns/category-names";
import { platformName } from "~/features/profiles/channels/platforms";
import { DELIVERABLE_FORMATS, type DeliverableFormat, PLATFORMS } from "~db/constants";
import { DELIVERABLES } from "./fields";
import { FORMAT_NAMES } from "./terms";

/** As the form has it. */
export interface DeliverableRow {
  platform: string;
  format: DeliverableFormat;
  count: number;
  due: string | undefined;
  note: string | undefined;
}

const PLATFORM_OPTIONS = PLATFORMS.map((value) => ({ value, label: platformName(value) }));
const FORMAT_OPTIONS = DELIVERABLE_FORMATS.map((value) => ({
  value,
  label: capital(FORMAT_NAMES[value][0]),
}));

export function DeliverableFields({ field }: { field: FieldMetadata<DeliverableRow[]> }) {
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
                <RemoveRow list={DELIVERABLES} index={i} what="deliverable" />
              </div>
            </li>
          );
        })}
      </ol>
      <AddRow list={DELIVERABLES}>Add a deliverable</AddRow>
    </fieldset>
  );
}
