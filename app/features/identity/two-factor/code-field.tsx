import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { LabelledField } from "~/components/form";
import { Input } from "~/components/ui/field";

/** A code of the authenticator app, or a recovery code. It is never written back into a page. */
export function CodeField({
  field,
  label = "Code from your app",
  hint = "Six digits. No phone at hand? A recovery code works too.",
}: {
  field: FieldMetadata<string | undefined>;
  label?: string;
  hint?: string;
}) {
  const {
    key,
    defaultValue: _,
    ...props
  } = getInputProps(field as FieldMetadata<string>, {
    type: "text",
    ariaDescribedBy: field.descriptionId,
  });
  return (
    <LabelledField field={field} label={label} hint={hint}>
      <Input
        key={key}
        {...props}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-80 font-mono"
      />
    </LabelledField>
  );
}
