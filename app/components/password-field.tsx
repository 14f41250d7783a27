import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useEffect, useState } from "react";
import { LabelledField } from "./form";
import { Input } from "./ui/field";

/**
 * A password, with a button that shows it. The button needs a script, so it is hidden until there is one: React on
 * signed-in screens, `enhance.js` on pages that send no React.
 */
export function PasswordField({
  field,
  label,
  hint,
  autoComplete,
}: {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
  autoComplete: "current-password" | "new-password";
}) {
  const [scripted, setScripted] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setScripted(true), []);
  // A password is never written back into a page.
  const {
    key,
    defaultValue: _,
    ...props
  } = getInputProps(field, {
    type: "password",
    ariaDescribedBy: hint ? field.descriptionId : undefined,
  });
  return (
    <LabelledField field={field} label={label} hint={hint}>
      <div className="relative">
        <Input
          key={key}
          {...props}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize={shown ? "none" : undefined}
          spellCheck={false}
          className="pr-18"
        />
        <button
          type="button"
          hidden={!scripted}
          data-reveal={field.id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 min-w-16 cursor-pointer rounded-control px-3 text-sm underline"
        >
          <span>{shown ? "Hide" : "Show"}</span>
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </div>
    </LabelledField>
  );
}
