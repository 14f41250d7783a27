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
        label="Caption"
        unmarked
        hint="The words you'll post with it, and anything the brand should know. Needed to submit."
        rows={5}
      />
      <TextArea
        field={fields.mediaUrls}
        label="Media links"
        unmarked
        hint="Where the brand can see it. One link per line, up to ten. Needed to submit."
        rows={4}
      />
    </>
  );
}
