import { FoldedFields } from "~/components/folded-fields";
import { ADDED_TEXT, CONSENT_TO_OFFER } from "../contracts/added-terms";
import { SignatureFields } from "../contracts/signature-fields";

/** Signs the contract together with its offer, or with the acceptance of one that the other side has not signed. */
export const SignFields = ({
  fields,
  hasPasskeys,
  effect = "When they accept, they sign too, and the contract is in force.",
}: {
  fields: Parameters<typeof SignatureFields>[0]["fields"];
  hasPasskeys: boolean;
  /** What signing does. */
  effect?: string;
}) => (
  <FoldedFields
    title="Sign the contract now"
    open={[fields.name, fields.otherName, fields.password].some(({ errors }) => errors)}
  >
    <div className="mt-3 flex flex-col gap-4">
      <p className="text-sm text-soft">
        {effect} {ADDED_TEXT}
      </p>
      <SignatureFields fields={fields} hasPasskeys={hasPasskeys}>
        {CONSENT_TO_OFFER}
      </SignatureFields>
    </div>
  </FoldedFields>
);
