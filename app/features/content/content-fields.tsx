import type { FieldMetadata } from "@conform-to/react";
import { Field, TextArea } from "~/components/form";

interface ContentFields {
  title: FieldMetadata<string>;
  description: FieldMetadata<string | undefined>;
  mediaUrls: FieldMetadata<string | undefined>;
}

/** The fields of a content item, for creating and editing. */
export function ContentFields({ fields }: { fields: ContentFields }) {
  return (
    <>
      <Field field={fields.title} label="Title" />
      <TextArea
        field={fields.description}
        label="Description"
        hint="What it shows, and anything else the brand should know."
        rows={5}
      />
      <TextArea
        field={fields.mediaUrls}
        label="Media links"
        hint="One link per line, starting with https://. Up to ten."
        rows={4}
      />
    </>
  );
}
