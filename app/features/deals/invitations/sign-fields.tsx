import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { ADDED_TEXT, CONSENT_TO_OFFER } from "../contracts/added-terms";

/** Signs the contract together with its offer. */
export function SignFields({
  fields: { signName, signPassword },
}: {
  fields: {
    signName: FieldMetadata<string | undefined>;
    signPassword: FieldMetadata<string | undefined>;
  };
}) {
  return (
    <details open={Boolean(signName.errors || signPassword.errors) || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong underline hover:text-leaf">
        Sign the contract now
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        <p className="text-sm text-soft">
          Their acceptance then signs it too, and you can pay at once. {ADDED_TEXT}
        </p>
        <Field field={signName} label="Your full name" autoComplete="name" />
        <PasswordField field={signPassword} label="Your password" autoComplete="current-password" />
        <p className="text-sm text-soft">{CONSENT_TO_OFFER}</p>
      </div>
    </details>
  );
}
