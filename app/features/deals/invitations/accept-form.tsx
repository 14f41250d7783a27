import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, Checkbox, ErrorSummary, Field, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { consentTo } from "../contracts/fields";
import { Conflicts } from "../rights/conflict-list";
import { WORK_CONFLICTS } from "../rights/right-labels";
import { acceptForm } from "./forms";

/** Accepts an offer, and signs the contract that its brand has signed. Its bar sticks within the card around it. */
export function AcceptForm({
  invitation,
  campaignVersion,
  hash,
  conflicts,
  cancel,
  actionData,
}: {
  invitation: { id: string; offer: number };
  campaignVersion: number;
  /** Of the contract; undefined: accepting signs nothing. */
  hash: string | undefined;
  /** What accepting would break. */
  conflicts: string[];
  cancel: string;
  actionData: FormActionData;
}) {
  const busy = useSending();
  const [form, fields] = useZodForm("accept", acceptForm, { actionData: actionData ?? undefined });
  const label = hash ? "Accept and sign" : "Accept invitation";
  return (
    <Form method="post" {...getFormProps(form)} className="contents">
      <ErrorSummary form={form} />
      <input type="hidden" name={fields.invitationId.name} value={invitation.id} />
      <input type="hidden" name={fields.expectedVersion.name} value={campaignVersion} />
      <input type="hidden" name={fields.expectedOffer.name} value={invitation.offer} />
      <Conflicts conflicts={conflicts} title={WORK_CONFLICTS} />
      {hash && (
        <>
          <input type="hidden" name={fields.hash.name} value={hash} />
          {conflicts.length > 0 && (
            <Checkbox field={fields.acknowledged} label="I've read this and want to sign anyway" />
          )}
          <Field
            field={fields.name}
            label="Your full name"
            hint={consentTo("contract")}
            autoComplete="name"
          />
        </>
      )}
      <div className="action-bar">
        <Button busy={busy}>{busy ? "Accepting…" : label}</Button>
        <Cancel to={cancel} />
      </div>
    </Form>
  );
}
