import type { FieldMetadata } from "@conform-to/react";
import { Field, Select, TextArea } from "~/components/form";
import { type Country, PLATFORMS } from "~db/constants";
import { platformName } from "../disclosure/fold";
import { CaptionCheck } from "./caption-check";

interface ContentFields {
  title: FieldMetadata<string>;
  description: FieldMetadata<string | undefined>;
  mediaUrls: FieldMetadata<string | undefined>;
  platform: FieldMetadata<string | undefined>;
  disclosureReason: FieldMetadata<string | undefined>;
}

const PLATFORM_OPTIONS = PLATFORMS.map((value) => ({ value, label: platformName(value) }));

/** The fields of a content item, for creating and editing. */
export function ContentFields({
  formId,
  fields,
  found,
  countriesOf,
}: {
  formId: string;
  fields: ContentFields;
  /** What the disclosure check found in the stored caption; null when none is stored. */
  found: readonly string[] | null;
  countriesOf: (typed: FormData) => readonly Country[];
}) {
  return (
    <>
      <Field field={fields.title} label="Title" />
      <TextArea
        field={fields.description}
        label="Caption"
        unmarked
        hint="The words you'll post with it, and anything the brand should know. Needed to submit."
        rows={5}
      />
      <Select
        field={fields.platform}
        label="Platform"
        placeholder="Not decided"
        hint="Where you'll post it. It decides how much of the caption shows before “more”."
        options={PLATFORM_OPTIONS}
      />
      <CaptionCheck
        formId={formId}
        found={found}
        countriesOf={countriesOf}
        reason={fields.disclosureReason}
      />
      <TextArea
        field={fields.mediaUrls}
        label="Media links"
        unmarked
        hint="Where the brand can see it, if it isn't a file here. One link per line, up to ten."
        rows={4}
      />
    </>
  );
}
