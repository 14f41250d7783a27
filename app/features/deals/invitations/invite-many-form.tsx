import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Cancel, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { ErrorText, Input } from "~/components/ui/field";
import { formatStartingRate } from "~/features/profiles/athletes/starting-rate";
import { plural } from "~/platform/numbers";
import type { CampaignStatus } from "~db/constants";
import type { InvitationState } from "../deals/invitation-state";
import type { BudgetSums } from "./budget";
import { CampaignField } from "./campaign-field";
import { DeliverableBoxes } from "./deliverable-boxes";
import { BudgetNote, feeFor, isTypedBelow, OfferNote } from "./fee-notes";
import { inviteManyForm } from "./forms";
import { MESSAGE_LIMIT } from "./invitation-limits";
import type { OfferStart } from "./offer";
import { NAME_PLACEHOLDER } from "./personal-message";
import { SignFields } from "./sign-fields";
import { INVITATION_LABELS } from "./status-badge";

interface Athlete {
  id: string;
  name: string;
  avatar: string | null;
  sport: string;
  /** Pence; null when the athlete states none. */
  startingRate: number | null;
  refusesLess: boolean;
  /** In words; null while the athlete is not away. */
  away: string | null;
}

/** The loader data of the page for several athletes. */
export interface InviteManyView {
  hasPasskeys: boolean;
  /** The id of the form: sent twice, it invites once. */
  id: string;
  athletes: Athlete[];
  campaigns: ({
    id: string;
    title: string;
    status: CampaignStatus;
    deliverables: string[];
    offer: OfferStart;
  } & BudgetSums)[];
  /** The preselected campaign. */
  chosen: string | undefined;
  /** The invitations that these athletes have to these campaigns. */
  invitations: { campaignId: string; athleteId: string; status: InvitationState }[];
  /** What these athletes' work on these campaigns would break, in words. */
  conflicts: { campaignId: string; athleteId: string; text: string }[];
  /** How many of those selected are no longer here. */
  gone: number;
  /** Whether more were selected than one form takes. */
  more: boolean;
  confirmed: boolean;
  from: string;
}

export interface InviteManyActionData {
  result: SubmissionResult<string[]>;
}

/** One message, one list of deliverables, and a fee for all or for each. */
export function InviteManyForm({
  view: { id, athletes, campaigns, chosen, invitations, conflicts, gone, from, hasPasskeys },
  actionData,
  busy,
}: {
  view: InviteManyView;
  actionData: InviteManyActionData | undefined;
  busy: boolean;
}) {
  const [form, fields] = useZodForm("invite-many", inviteManyForm, {
    actionData,
    defaultValue: {
      id,
      campaignId: chosen,
      fee: feeFor(campaigns.find((one) => one.id === chosen)?.offer, null),
      offers: athletes.map((athlete) => ({ athleteId: athlete.id, invite: true })),
    },
  });
  const campaign = campaigns.find((one) => one.id === fields.campaignId.value);
  const statuses = new Map(
    invitations
      .filter(({ campaignId }) => campaignId === campaign?.id)
      .map(({ athleteId, status }) => [athleteId, status]),
  );
  const offers = fields.offers.getFieldList().map((offer) => offer.getFieldset());
  const forAll = fields.fee.value;
  const invited = offers.filter(
    ({ athleteId, invite }) =>
      invite.value === "on" && !statuses.has(String(athleteId.initialValue)),
  );
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-6">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? id} />
        <CampaignField field={fields.campaignId} campaigns={campaigns} />
        {campaign ? (
          <DeliverableBoxes
            key={campaign.id}
            field={fields.deliverables}
            of={campaign.deliverables}
            typed={actionData?.result.initialValue?.deliverables}
          />
        ) : (
          <input type="hidden" name={fields.allDeliverables.name} value="on" />
        )}
        {campaign && <OfferNote offer={campaign.offer} />}
        <div>
          <Field
            field={fields.fee}
            label="Fee for each athlete (£)"
            hint="You can set a different fee for anyone below."
            inputMode="decimal"
          />
          {campaign && (
            <BudgetNote
              sums={campaign}
              fees={invited.map(({ fee }) => (fee.value as string | undefined) || forAll)}
              mayExceed={fields.overBudget}
            />
          )}
        </div>
        <fieldset id={fields.offers.id} tabIndex={-1} className="outline-none">
          <legend className="font-strong">Athletes</legend>
          <ErrorText id={fields.offers.errorId} errors={fields.offers.errors} />
          <ul className="mt-1 divide-y divide-line">
            {offers.map(({ athleteId, invite, fee }) => {
              const athlete = athletes.find((one) => one.id === athleteId.initialValue);
              if (!athlete) return null;
              const status = statuses.get(athlete.id);
              if (status)
                return (
                  <li key={athlete.id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                    {/* Kept for another campaign. */}
                    <input type="hidden" name={athleteId.name} value={athlete.id} />
                    <span className="font-strong">{athlete.name}</span>
                    <span className="text-soft">
                      Already invited ({INVITATION_LABELS[status].toLowerCase()})
                    </span>
                  </li>
                );
              const { startingRate } = athlete;
              const offered = (fee.value as string | undefined) || forAll;
              const below = invite.value === "on" && isTypedBelow(startingRate, offered);
              const noteId = `${fee.id}-rate`;
              const broken = conflicts.filter(
                (one) => one.athleteId === athlete.id && one.campaignId === campaign?.id,
              );
              return (
                <li key={athlete.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <input type="hidden" name={athleteId.name} value={athlete.id} />
                  <Avatar name={athlete.name} picture={athlete.avatar} size="sm" />
                  <CheckBox
                    id={invite.id}
                    name={invite.name}
                    defaultChecked={invite.initialValue === "on"}
                    data-keep={`invite ${athlete.id}`}
                    className="min-w-0 flex-1 basis-52"
                    label={
                      <>
                        <span className="font-strong">{athlete.name}</span>
                        {athlete.sport && <span className="text-soft"> · {athlete.sport}</span>}
                        {startingRate !== null && (
                          <span className="text-soft">
                            {" · "}
                            {formatStartingRate(startingRate)}
                            {athlete.refusesLess && ", no less"}
                          </span>
                        )}
                        {athlete.away && ` · ${athlete.away}`}
                      </>
                    }
                  />
                  <div className="w-44">
                    <Input
                      id={fee.id}
                      name={fee.name}
                      inputMode="decimal"
                      aria-label={`Different fee for ${athlete.name} (£)`}
                      placeholder="Different fee (£)"
                      defaultValue={fee.initialValue as string | undefined}
                      data-keep={`fee ${athlete.id}`}
                      aria-invalid={fee.errors ? true : undefined}
                      aria-describedby={fee.errors ? fee.errorId : below ? noteId : undefined}
                    />
                    <ErrorText id={fee.errorId} errors={fee.errors} />
                    {below && (
                      <p id={noteId} className="mt-1 text-sm">
                        Below their starting rate
                      </p>
                    )}
                  </div>
                  {broken.map(({ text }) => (
                    <p key={text} className="basis-full border-l-3 border-amber pl-3 text-sm">
                      {text}
                    </p>
                  ))}
                </li>
              );
            })}
          </ul>
          {gone > 0 && (
            <p className="mt-2 text-soft">
              {plural(gone, "athlete")} you selected can't be invited any more.
            </p>
          )}
        </fieldset>
        <TextArea
          field={fields.message}
          label="Message"
          hint={`Say why you chose them. ${NAME_PLACEHOLDER} becomes each athlete's first name. Up to ${MESSAGE_LIMIT} characters.`}
          rows={4}
        />
        <SignFields fields={fields} hasPasskeys={hasPasskeys} />
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Sending…" : "Send invitations"}</Button>
          <Cancel to={from} />
        </div>
      </Form>
    </Card>
  );
}
