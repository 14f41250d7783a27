import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";
import type { CampaignStatus } from "~db/constants";
import type { InvitationState } from "../deals/invitation-state";
import { Conflicts } from "../rights/conflict-list";
import type { BudgetSums } from "./budget";
import { CampaignField } from "./campaign-field";
import { DeliverableBoxes } from "./deliverable-boxes";
import { BudgetNote, feeFor, OfferNote, RateNote } from "./fee-notes";
import { inviteForm } from "./forms";
import { ALREADY_INVITED, CONFIRM_FIRST, MESSAGE_LIMIT } from "./invitation-limits";
import type { OfferStart } from "./offer";
import { SignFields } from "./sign-fields";
import { INVITATION_LABELS } from "./status-badge";

/** The loader data of the invitation page; the dialog loads the same. */
export interface InviteView {
  /** The id of the invitation that this form creates. */
  id: string;
  /** `startingRate` in pence; null when the athlete states none. */
  athlete: {
    id: string;
    name: string;
    startingRate: number | null;
    refusesLess: boolean;
    /** In words; null while the athlete is not away. */
    away: string | null;
  };
  campaigns: ({
    id: string;
    title: string;
    status: CampaignStatus;
    deliverables: string[];
    offer: OfferStart;
    invitation: InvitationState | null;
    /** What the athlete's work on it would break, in words. */
    conflicts: string[];
  } & BudgetSums)[];
  /** Ours, on the brand's plan. */
  feePercent: number;
  /** Whether the brand has confirmed its email address, which inviting requires. */
  confirmed: boolean;
  /** Whether the person who invites has any. */
  hasPasskeys: boolean;
  /** The preselected campaign, if it can be chosen. */
  chosen: string | undefined;
  /** The redirect after sending. */
  returnTo: string;
}

/** The action data when it does not redirect. */
export type InviteActionData = { result: SubmissionResult<string[]> } | { sent: true };

const INVITE_ANYWAY = "You can invite them, but they may have to decline";

/** The form for the page and the dialog. `as` is the form component. */
export function InviteForm({
  view,
  actionData,
  busy,
  as: SendingForm,
  inPlace = false,
  cancel,
}: {
  view: InviteView;
  actionData: InviteActionData | undefined;
  busy: boolean;
  as: typeof Form;
  inPlace?: boolean;
  cancel?: ReactNode;
}) {
  const [form, fields] = useZodForm(`invite-${view.athlete.id}`, inviteForm, {
    actionData: actionData && "result" in actionData ? actionData : undefined,
    defaultValue: {
      campaignId: view.chosen,
      fee: feeFor(
        view.campaigns.find(({ id }) => id === view.chosen)?.offer,
        view.athlete.startingRate,
      ),
    },
  });

  if (view.campaigns.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>You have no draft or active campaigns to invite {view.athlete.name} to.</p>
        <ButtonLink to={paths.brand.newCampaign}>Create Campaign</ButtonLink>
      </div>
    );

  if (!view.confirmed)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{CONFIRM_FIRST}</p>
        <ButtonLink
          to={withQuery(paths.confirmEmail, { to: paths.brand.invite(view.athlete.id) })}
          reloadDocument
        >
          Send the link again
        </ButtonLink>
      </div>
    );

  const campaign = view.campaigns.find(({ id }) => id === fields.campaignId.value);
  const already = fields.campaignId.errors?.includes(ALREADY_INVITED);
  return (
    <SendingForm
      method="post"
      action={paths.brand.invite(view.athlete.id)}
      {...getFormProps(form)}
      className="flex flex-col gap-5"
    >
      {already ? <AlreadyInvited /> : <ErrorSummary form={form} />}
      <input type="hidden" name="id" value={view.id} />
      <input type="hidden" name="returnTo" value={view.returnTo} />
      {inPlace && <input type="hidden" name="inPlace" value="yes" />}
      <CampaignField
        field={fields.campaignId}
        campaigns={view.campaigns.map(({ invitation, ...one }) => ({
          ...one,
          note: invitation
            ? `already invited, ${INVITATION_LABELS[invitation].toLowerCase()}`
            : undefined,
        }))}
      />
      {view.athlete.away && <p className="font-strong">{view.athlete.away}</p>}
      {campaign && <Conflicts conflicts={campaign.conflicts} title={INVITE_ANYWAY} />}
      {campaign ? (
        <DeliverableBoxes
          key={campaign.id}
          field={fields.deliverables}
          of={campaign.deliverables}
          typed={typedIn(actionData)}
        />
      ) : (
        <input type="hidden" name={fields.allDeliverables.name} value="on" />
      )}
      {campaign && <OfferNote offer={campaign.offer} />}
      <div>
        <Field
          field={fields.fee}
          label="Fee (£)"
          hint={`${view.athlete.name} sees this, not your budget. Our fee of ${view.feePercent}% comes on top. You pay once they accept, and we hold it until you approve the work.`}
          inputMode="decimal"
        />
        <RateNote athlete={view.athlete} fee={fields.fee.value} />
        {campaign && (
          <BudgetNote sums={campaign} fees={[fields.fee.value]} mayExceed={fields.overBudget} />
        )}
      </div>
      <TextArea
        field={fields.message}
        label="Message"
        hint={`Tell them why you'd like to work with them. Up to ${MESSAGE_LIMIT} characters.`}
        rows={5}
      />
      <SignFields fields={fields} hasPasskeys={view.hasPasskeys} />
      <div className="action-bar">
        <Button busy={busy}>{busy ? "Sending…" : "Send Invitation"}</Button>
        {cancel}
      </div>
    </SendingForm>
  );
}

/** The deliverables ticked in the last submission; undefined before one. */
const typedIn = (actionData: InviteActionData | undefined) =>
  actionData && "result" in actionData ? actionData.result.initialValue?.deliverables : undefined;

function AlreadyInvited() {
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      className="rounded-card border-2 border-alert p-4 outline-none"
    >
      <p className="font-strong">Already Invited</p>
      <p className="text-soft">{ALREADY_INVITED}</p>
    </div>
  );
}
