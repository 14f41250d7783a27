import type { FieldMetadata } from "@conform-to/react";
import { Field, TextArea } from "~/components/form";

interface PieceFields {
  title: FieldMetadata<string>;
  description: FieldMetadata<string | undefined>;
  mediaUrls: FieldMetadata<string | undefined>;
}

/** The fields of a piece, in the form that makes it and in the one that changes it. */
export function PieceFields({ fields }: { fields: PieceFields }) {
  return (
    <>
      <Field field={fields.title} label="Title" />
      <TextArea
        field={fields.description}
        label="Description"
        hint="What it shows, and anything the brand should know."
        rows={5}
      />
      <TextArea
        field={fields.mediaUrls}
        label="Media links"
        hint="One link a line, beginning with https://. At most ten."
        rows={4}
      />
    </>
  );
}
