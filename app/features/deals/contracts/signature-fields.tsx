import type { FieldMetadata } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { Checkbox, Field } from "~/components/form";
import { lazyHydrated } from "~/components/later";
import { PasswordField } from "~/components/password-field";

type SignatureMetadata = FieldMetadata<string | undefined>;

const PasskeyButton = lazyHydrated("passkey-button", () =>
  import("~/features/identity/passkeys/passkey-button").then(({ PasskeyButton }) => PasskeyButton),
);

/**
 * A typed name, and the password or passkey that proves who types it.
 * @param hasPasskeys whether the person has any
 * @param hint what typing the name does
 * @param children what is agreed to
 */
export function SignatureFields({
  fields: { name, otherName, password },
  hasPasskeys,
  hint = "Typing it counts as your signature.",
  children,
}: {
  fields: {
    name: SignatureMetadata;
    otherName: FieldMetadata<boolean | undefined>;
    password: SignatureMetadata;
  };
  hasPasskeys: boolean;
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
      {hasPasskeys && (
        <div className="flex flex-wrap gap-2.5">
          <PasskeyButton purpose="prove" label="Use a passkey instead" />
        </div>
      )}
      <p className="text-sm text-soft">{children}</p>
    </>
  );
}
