import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { useSearchParams } from "@remix-run/react";
import { FoldedFields } from "~/components/folded-fields";
import { Field, LabelledField, Select, TextArea } from "~/components/form";
import { SelectBox } from "~/components/ui/field";
import { platformName } from "~/features/reference/platforms/platform-names";
import { PLATFORMS } from "~db/constants";
import { CaptionCheck } from "./caption-check";
import type { Progress } from "./deliverables";
import type { AthleteContent } from "./queries.server";

/** Which of the agreed deliverables a content item is for. */
function DeliverableSelect({
  field,
  lines,
}: {
  field: FieldMetadata<string | undefined>;
  lines: Progress["lines"];
}) {
  const { key, ...props } = getSelectProps(field as FieldMetadata<string>);
  return (
    <LabelledField field={field} label="Deliverable">
      <SelectBox key={key} {...props} placeholder="Something extra">
        {lines.map(({ deliverable, delivered, needed }) => (
          <option key={deliverable} value={deliverable}>
            {delivered > 0 ? `${deliverable} · ${delivered} of ${needed} sent` : deliverable}
          </option>
        ))}
      </SelectBox>
    </LabelledField>
  );
}

interface Fields {
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

/** The fields of a content item: the caption, and what the deal leaves open. The others are folded. */
export function ContentFields({
  formId,
  fields,
  content,
}: {
  formId: string;
  fields: Fields;
  content: AthleteContent;
}) {
  const [search] = useSearchParams();
  const { title, deliverable, hashtags, mediaUrls, platform, plannedOn } = fields;
  const failed = [title, deliverable, hashtags, mediaUrls, platform, plannedOn].some(
    ({ errors }) => errors?.length,
  );
  const lines = content.progress?.lines ?? [];
  const open = lines.filter(({ delivered, needed }) => delivered < needed);
  const asksDeliverable = content.status === "draft" && open.length > 1;
  const deliverableSelect = lines.length > 0 && (
    <DeliverableSelect field={deliverable} lines={lines} />
  );
  const platformSelect = (
    <Select
      field={platform}
      label="Platform"
      placeholder="Not decided"
      options={PLATFORM_OPTIONS}
    />
  );
  return (
    <>
      <TextArea field={fields.description} label="Caption" rows={3} />
      <CaptionCheck
        formId={formId}
        stored={content}
        found={content.description ? content.findings : null}
        countries={content.audienceCountries}
        reason={fields.disclosureReason}
      />
      {asksDeliverable && deliverableSelect}
      {!platform.initialValue && platformSelect}
      <FoldedFields
        title="Title, hashtags, links and date"
        open={failed}
        startsOpen={search.get("kind") === "link" || failed}
        small
      >
        <div className="mt-2 flex flex-col gap-5">
          <Field field={title} label="Title" />
          {!asksDeliverable && deliverableSelect}
          {platform.initialValue && platformSelect}
          <Field
            field={hashtags}
            label="Hashtags"
            hint="They follow the caption. Separate them with spaces."
            autoComplete="off"
          />
          <TextArea
            field={mediaUrls}
            label="Media links"
            hint="Files stored elsewhere: one link per line, up to ten."
            rows={3}
          />
          <Field
            field={plannedOn}
            label="Planned date"
            type="date"
            hint="When you plan to post it. The brand sees it."
          />
        </div>
      </FoldedFields>
    </>
  );
}
