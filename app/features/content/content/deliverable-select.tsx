import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { LabelledField } from "~/components/form";
import { SelectBox } from "~/components/ui/field";
import type { Progress } from "./deliverables";

interface Deal {
  campaign: string;
  progress: Progress | null;
}

/** Which of the agreed deliverables a content item is for; of several campaigns in groups. Nothing where none were agreed. */
export function DeliverableSelect({
  field,
  deals,
}: {
  field: FieldMetadata<string | undefined>;
  deals: readonly Deal[];
}) {
  const groups = deals.flatMap(({ campaign, progress }) =>
    progress ? [{ campaign, options: <Lines key={campaign} of={progress.lines} /> }] : [],
  );
  if (groups.length === 0) return null;
  const missing = (deals.length === 1 && deals[0]?.progress?.missing) || [];
  const { key, ...props } = getSelectProps(field as FieldMetadata<string>, {
    ariaDescribedBy: field.descriptionId,
  });
  return (
    <LabelledField
      field={field}
      label="Deliverable"
      hint={
        missing.length > 0
          ? `Which part of what you agreed to this is. Still to deliver: ${missing.join(", ")}.`
          : "Which part of what you agreed to this is."
      }
      unmarked
    >
      <SelectBox key={key} {...props} placeholder="None of them">
        {groups.length === 1
          ? groups[0]?.options
          : groups.map(({ campaign, options }) => (
              <optgroup key={campaign} label={campaign}>
                {options}
              </optgroup>
            ))}
      </SelectBox>
    </LabelledField>
  );
}

const Lines = ({ of }: { of: Progress["lines"] }) =>
  of.map((line) => (
    <option key={line.deliverable} value={line.deliverable}>
      {line.delivered > 0
        ? `${line.deliverable} · delivered ${line.delivered} of ${line.needed}`
        : line.deliverable}
    </option>
  ));
