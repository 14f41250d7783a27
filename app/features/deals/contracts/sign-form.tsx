import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, Checkbox, ErrorSummary, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatMoney } from "~/platform/money";
import type { ContractKind } from "~db/constants";
import { Conflicts } from "../rights/conflict-list";
import { consentTo } from "./fields";
import { signForm } from "./forms";
import { SignatureFields } from "./signature-fields";

/** Signs one version, which is named by its hash. */
export function SignForm({
  kind,
  hash,
  email,
  hasPasskeys,
  conflicts,
  overBudgetBy,
  cancel,
  actionData,
}: {
  kind: ContractKind;
  hash: string;
  email: string;
  hasPasskeys: boolean;
  /** What the contract would break. */
  conflicts: string[];
  /** By how much (pence) its fee takes the brand's campaign over budget; 0: it does not. */
  overBudgetBy: number;
  cancel: string;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("sign", signForm, { actionData: actionData ?? undefined });
  const busy = useSending();
  return (
    <Card className="max-w-text">
      <h2 className="mb-4 text-lg">Sign</h2>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.hash.name} value={hash} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {conflicts.length > 0 && (
          <div className="flex flex-col gap-2">
            <Conflicts conflicts={conflicts} title={`This ${kind} conflicts with`} />
            <Checkbox field={fields.acknowledged} label="I've read this and want to sign anyway" />
          </div>
        )}
        {overBudgetBy > 0 && (
          <div className="flex flex-col gap-2">
            <p className="text-sm font-strong text-track">
              With this fee, the campaign would be {formatMoney(overBudgetBy)} over budget.
            </p>
            <Checkbox field={fields.overBudget} label="Go over the budget" />
          </div>
        )}
        <SignatureFields fields={fields as never} hasPasskeys={hasPasskeys}>
          {consentTo(kind)} We keep your name, the time, your IP address and your browser with the
          signature.
        </SignatureFields>
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Signing…" : `Sign ${kind}`}</Button>
          <Cancel to={cancel} />
        </div>
      </Form>
    </Card>
  );
}
