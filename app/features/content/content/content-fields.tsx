import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { Field, LabelledField, Select, TextArea } from "~/components/form";
import { SelectBox } from "~/components/ui/field";
import { platformName } from "~/features/reference/platforms/platform-names";
import { type Country, PLATFORMS } from "~db/constants";
import { CaptionCheck } from "./caption-check";
import type { TypedCaption } from "./caption-meter";
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
      hint={missing.length > 0 ? `Still to deliver: ${missing.join(", ")}.` : "What this is for."}
    >
      <SelectBox key={key} {...props} placeholder="Something extra">
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

interface ContentFields {
  title: FieldMetadata<string>;
  description: FieldMetadata<string | undefined>;
  hashtags: FieldMetadata<string | undefined>;
  mediaUrls: FieldMetadata<string | undefined>;
  platform: FieldMetadata<string | undefined>;
  plannedOn: FieldMetadata<string | undefined>;
  deliverable: FieldMetadata<string | undefined>;
  disclosureReason: FieldMetadata<string | undefined>;
}

const PLATFORM_OPTIONS = PLATFORMS.map((value) => ({ value, label: platformName(value) }));

const NOTHING: TypedCaption = { title: "", description: "", hashtags: [], platform: null };

/** The fields of a content item, for creating and editing. */
export function ContentFields({
  formId,
  fields,
  deals,
  stored = NOTHING,
  found,
  countriesOf,
}: {
  formId: string;
  fields: ContentFields;
  deals: ComponentProps<typeof DeliverableSelect>["deals"];
  /** The caption as it is stored. */
  stored?: TypedCaption;
  /** What the disclosure check found in the stored caption; null when none is stored. */
  found: readonly string[] | null;
  countriesOf: (typed: FormData) => readonly Country[];
}) {
  return (
    <>
      <DeliverableSelect field={fields.deliverable} deals={deals} />
      <Field field={fields.title} label="Title" />
      <Select
        field={fields.platform}
        label="Platform"
        placeholder="Not decided"
        hint="Where you'll post it."
        options={PLATFORM_OPTIONS}
      />
      <TextArea
        field={fields.description}
        label="Caption"
        hint="What you'll post with it. Needed to submit."
        rows={5}
      />
      <Field
        field={fields.hashtags}
        label="Hashtags"
        hint="They follow the caption. Separate them with spaces."
        autoComplete="off"
      />
      <CaptionCheck
        formId={formId}
        stored={stored}
        found={found}
        countriesOf={countriesOf}
        reason={fields.disclosureReason}
      />
      <TextArea
        field={fields.mediaUrls}
        label="Media links"
        hint="If it isn't a file here. One link per line, up to ten."
        rows={4}
      />
      <Field
        field={fields.plannedOn}
        label="Planned date"
        type="date"
        hint="When you plan to post it. The brand sees it."
      />
    </>
  );
}
