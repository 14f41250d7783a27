import type { FieldMetadata } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { Checkbox, Field } from "~/components/form";
import { PasswordField } from "~/components/password-field";

type SignatureMetadata = FieldMetadata<string | undefined>;

/**
 * A typed name, and the password that proves who types it.
 * @param hint what typing the name does
 * @param children what is agreed to
 */
export function SignatureFields({
  fields: { name, otherName, password },
  hint = "Typing it counts as your signature.",
  children,
}: {
  fields: {
    name: SignatureMetadata;
    otherName: FieldMetadata<boolean | undefined>;
    password: SignatureMetadata;
  };
  hint?: string;
  children: ReactNode;
}) {
  // The box stays when an edit takes its error away.
  const [isAsked, setAsked] = useState(false);
  if (otherName.errors && !isAsked) setAsked(true);
  return (
    <>
      <Field field={name} label="Your full name" hint={hint} autoComplete="name" />
      {(isAsked || otherName.initialValue) && (
        <Checkbox field={otherName} label="This is my legal name" />
      )}
      <PasswordField
        field={password}
        label="Your password"
        hint="To make sure it's you."
        autoComplete="current-password"
      />
      <p className="text-sm text-soft">{children}</p>
    </>
  );
}
