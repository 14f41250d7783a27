import type { FieldMetadata } from "@conform-to/react";
import { TextArea } from "~/components/form";

/** Why a caption that fails the disclosure check is sent as it is. */
export const ReasonField = ({ field }: { field: FieldMetadata<string | undefined> }) => (
  <TextArea
    field={field}
    label="Keep your wording? Tell the brand why"
    hint="Only if you don't change the caption."
    rows={2}
  />
);
