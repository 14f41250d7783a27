import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { ErrorSummary, Select, TextArea, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import type { CampaignStatus, InvitationStatus } from "~db/constants";
import { inviteAddress } from "./address";
import { ALREADY_INVITED, inviteSchema, MESSAGE_LIMIT } from "./schema";
import { INVITATION_LABELS } from "./status";

/** What the invitation page's loader answers; the dialog asks for the same. */
export interface InviteView {
  /** Of the invitation that sending this form makes. */
  id: string;
  athlete: { id: string; name: string };
  campaigns: {
    id: string;
    title: string;
    status: CampaignStatus;
    invitation: InvitationStatus | null;
  }[];
  /** The campaign to begin with, if it may be chosen. */
  chosen: string | undefined;
  /** Where the page leads when it is done. */
  returnTo: string;
}

/** What its action answers, when it does not lead elsewhere. */
export type InviteAnswer = { result: SubmissionResult<string[]> } | { sent: true };

/** The form, for a page of its own and for the dialog. `as` is the kind of form that sends it. */
export function InviteForm({
  view,
  answer,
  busy,
  as: SendingForm,
  inPlace = false,
  cancel,
}: {
  view: InviteView;
  answer: InviteAnswer | undefined;
  busy: boolean;
  as: typeof Form;
  inPlace?: boolean;
  cancel?: ReactNode;
}) {
  const [form, fields] = useZodForm(`invite-${view.athlete.id}`, inviteSchema, {
    answer: answer && "result" in answer ? answer : undefined,
    defaultValue: { campaignId: view.chosen },
  });
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  if (view.campaigns.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>You have no draft or active campaign to invite {view.athlete.name} to.</p>
        <ButtonLink to="/brand/campaigns/new">Create Campaign</ButtonLink>
      </div>
    );

  const already = fields.campaignId.errors?.includes(ALREADY_INVITED);
  return (
    <SendingForm
      method="post"
      action={inviteAddress(view.athlete.id)}
      {...getFormProps(form)}
      className="flex flex-col gap-5"
    >
      {already ? <AlreadyInvited /> : <ErrorSummary form={form} />}
      <input type="hidden" name="id" value={view.id} />
      <input type="hidden" name="returnTo" value={view.returnTo} />
      {inPlace && <input type="hidden" name="inPlace" value="yes" />}
      <Select
        field={fields.campaignId}
        label="Campaign"
        placeholder="Select a campaign"
        options={view.campaigns.map(({ id, title, status, invitation }) => ({
          value: id,
          label: `${title}${status === "draft" ? " (draft)" : ""}${invitation ? ` · already invited, ${INVITATION_LABELS[invitation].toLowerCase()}` : ""}`,
        }))}
      />
      <TextArea
        field={fields.message}
        label="Message"
        hint={`Say why you thought of them. At most ${MESSAGE_LIMIT} characters.`}
        rows={5}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button busy={busy} disabled={scripted && !fields.campaignId.value}>
          {busy ? "Sending…" : "Send Invitation"}
        </Button>
        {cancel}
      </div>
    </SendingForm>
  );
}

function AlreadyInvited() {
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      className="rounded-card border-2 border-alert p-4 outline-none"
    >
      <p className="font-[650]">Already Invited</p>
      <p className="text-soft">{ALREADY_INVITED}</p>
    </div>
  );
}
