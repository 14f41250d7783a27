import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Checkbox, ErrorSummary, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { formatMoney } from "~/platform/money";
import type { ContractPage } from "../contracts/contract.server";
import { FullWording } from "../contracts/contract-terms";
import { consentTo } from "../contracts/fields";
import { SignatureFields } from "../contracts/signature-fields";
import { Conflicts } from "../rights/conflict-list";
import { agreeForm } from "./forms";
import { SignFields } from "./sign-fields";

/** The brand accepts the athlete's offer. It signs the contract if the athlete has, and may if not. */
export function AnswerForm({
  offer,
  fee,
  over,
  contract,
  names,
  conflicts,
  hasPasskeys,
  actionData,
}: {
  /** The number of the offer. */
  offer: number;
  /** Pence. */
  fee: number;
  /** By how much (pence) the fee takes the campaign over its budget. */
  over: number;
  /** What the athlete has signed. */
  contract: (Pick<ContractPage, "clauses"> & { hash: string; signedBy: string }) | null;
  names: { brand: string; athlete: string };
  /** What the contract would break. */
  conflicts: string[];
  hasPasskeys: boolean;
  actionData: FormActionData;
}) {
  const busy = useSending();
  const [form, fields] = useZodForm("agree", agreeForm, { actionData: actionData ?? undefined });
  return (
    <Form method="post" {...getFormProps(form)} className="mt-3 flex flex-col gap-4">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="agree" />
      <input type="hidden" name={fields.expectedOffer.name} value={offer} />
      {over > 0 && (
        <Checkbox
          field={fields.overBudget}
          label={`Go ${formatMoney(over)} over the campaign's budget`}
        />
      )}
      {contract ? (
        <>
          <input type="hidden" name={fields.hash.name} value={contract.hash} />
          <FullWording clauses={contract.clauses} names={names} />
          <p>
            {contract.signedBy} has signed this contract. Your signature puts it into force, and you
            can pay at once.
          </p>
          <Conflicts conflicts={conflicts} title="This contract conflicts with" />
          {conflicts.length > 0 && (
            <Checkbox field={fields.acknowledged} label="I've read this and want to sign anyway" />
          )}
          <SignatureFields fields={fields as never} hasPasskeys={hasPasskeys}>
            {consentTo("contract")}
          </SignatureFields>
        </>
      ) : (
        <SignFields
          fields={fields as never}
          hasPasskeys={hasPasskeys}
          effect="The contract goes to them with your signature, and they sign next."
        />
      )}
      <div className="action-bar">
        <Button busy={busy}>{contract ? "Accept and sign" : `Accept ${formatMoney(fee)}`}</Button>
      </div>
    </Form>
  );
}
