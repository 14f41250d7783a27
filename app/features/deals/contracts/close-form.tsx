import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Button } from "~/components/ui/button";
import { control, FieldFrame } from "~/components/ui/field";
import type { ContractKind } from "~db/constants";

const WORDS = {
  decline: {
    verb: "Decline",
    busy: "Declining…",
    contract:
      "You can propose a change instead. If you decline, the brand can send another contract.",
    later:
      "You can propose a change instead. If you decline, the contract stays in force as it is.",
  },
  withdraw: {
    verb: "Withdraw",
    busy: "Withdrawing…",
    contract: "The athlete can't sign it any more. You can send another one.",
    later: "It can't be signed any more. The contract stays in force as it is.",
  },
} as const;

/** Ends an offer, with a reason if there is one. */
export function CloseForm({
  kind,
  intent,
  actionData,
}: {
  kind: ContractKind;
  intent: keyof typeof WORDS;
  actionData: FormActionData;
}) {
  const answer = actionData?.result;
  const failed = answer?.initialValue?.intent === intent ? answer : undefined;
  const errors = failed?.error?.reason ?? failed?.error?.[""] ?? undefined;
  const busy = useNavigation().formData?.get("intent") === intent;
  const words = WORDS[intent];
  return (
    <details open={failed ? true : undefined} className="mt-6 print:hidden">
      <summary className="disclosure">
        {words.verb} this {kind}
      </summary>
      <Form method="post" className="mt-1 flex max-w-text flex-col items-start gap-3">
        <p className="text-soft">{kind === "contract" ? words.contract : words.later}</p>
        <FieldFrame
          id="reason"
          label="Reason"
          errors={errors}
          errorId="reason-error"
          className="w-full"
        >
          <textarea
            id="reason"
            name="reason"
            rows={2}
            maxLength={500}
            defaultValue={failed?.initialValue?.reason as string | undefined}
            aria-invalid={errors ? true : undefined}
            aria-describedby={errors ? "reason-error" : undefined}
            className={control}
          />
        </FieldFrame>
        <Button variant="plain" name="intent" value={intent} busy={busy}>
          {busy ? words.busy : `${words.verb} ${kind}`}
        </Button>
      </Form>
    </details>
  );
}
