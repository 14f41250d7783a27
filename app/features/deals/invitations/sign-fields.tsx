import { ADDED_TEXT, CONSENT_TO_OFFER } from "../contracts/added-terms";
import { SignatureFields } from "../contracts/signature-fields";

/** Signs the contract together with its offer. */
export const SignFields = ({
  fields,
}: {
  fields: Parameters<typeof SignatureFields>[0]["fields"];
}) => (
  <details
    open={
      [fields.name, fields.otherName, fields.password].some(({ errors }) => errors) || undefined
    }
  >
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong underline hover:text-leaf">
      Sign the contract now
    </summary>
    <div className="mt-3 flex flex-col gap-4">
      <p className="text-sm text-soft">
        When they accept, they sign it too, and you can pay at once. {ADDED_TEXT}
      </p>
      <SignatureFields fields={fields}>{CONSENT_TO_OFFER}</SignatureFields>
    </div>
  </details>
);
