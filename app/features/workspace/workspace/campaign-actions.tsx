import { Form } from "@remix-run/react";
import { useSending } from "~/components/sending";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Popover } from "~/components/ui/popover";
import { isLaunchedCampaign, isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import type { Transition } from "~/features/campaigns/campaigns/status";
import { paths, withQuery } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";
import { Launch } from "./launch";
import type { CampaignPage } from "./queries.server";

/** What a brand can do with its campaign now; an end and a deletion need confirmation. */
export function CampaignActions({
  campaign,
  allowed,
  openInvitations,
  notified,
  fullAt,
  hasGoal,
}: {
  campaign: CampaignPage["campaign"];
  allowed: Transition[];
  openInvitations: number;
  /** How many athletes are invited or have accepted. */
  notified: number;
  /** How many active campaigns the plan includes, if there are as many. */
  fullAt: number | null;
  /** Whether a goal is written down. */
  hasGoal: boolean;
}) {
  const { id, status, held, owed } = campaign;
  const busy = useSending();
  const consequence =
    openInvitations === 0
      ? "Everyone involved will be notified."
      : `${openInvitations} pending ${openInvitations === 1 ? "invitation" : "invitations"} will expire and everyone involved will be notified.`;
  return (
    <>
      {allowed.includes("launch") && (
        <Launch campaign={campaign} fullAt={fullAt} hasGoal={hasGoal} busy={busy} />
      )}
      {isOpenCampaign(status) && (
        <ButtonLink
          variant={allowed.includes("launch") ? "plain" : "primary"}
          size="sm"
          to={withQuery(paths.brand.matches, { campaign: id })}
        >
          Invite athletes
        </ButtonLink>
      )}
      <Popover className="relative max-md:open:w-full">
        <summary className={`${buttonClass({ variant: "plain", size: "sm" })} list-none`}>
          More<span className="sr-only"> actions</span>
        </summary>
        <div className="z-20 mt-2 flex flex-col items-start gap-2 rounded-card border border-line bg-card p-3 shadow-float md:absolute md:right-0 md:w-80">
          {isOpenCampaign(status) && (
            <ButtonLink variant="plain" size="sm" to={paths.brand.editCampaign(id)}>
              Edit
            </ButtonLink>
          )}
          {allowed.includes("complete") && (
            <Confirm
              intent="complete"
              label="Complete"
              question={`Complete this campaign? You can't reopen it. ${consequence}${moneyText("complete", held, owed)}`}
              yes="Yes, complete it"
              busy={busy}
            />
          )}
          {allowed.includes("cancel") && (
            <Confirm
              intent="cancel"
              label="Cancel campaign"
              question={`Cancel this campaign? You can't reopen it. ${consequence}${moneyText("cancel", held, owed)}`}
              yes="Yes, cancel it"
              busy={busy}
            />
          )}
          <ButtonLink
            variant="plain"
            size="sm"
            to={withQuery(paths.brand.newCampaign, { template: id })}
          >
            {isLaunchedCampaign(status) ? "Use as a template" : "Copy"}
          </ButtonLink>
          {!isLaunchedCampaign(status) && (
            <Confirm
              intent="delete"
              label="Delete"
              question={`Delete this draft? You can't get it back.${withdrawn(notified)}`}
              yes="Yes, delete it"
              busy={busy}
            />
          )}
        </div>
      </Popover>
    </>
  );
}

const HELD = {
  complete: "It stays held until you approve their work.",
  cancel:
    "You get it back where nothing has been sent, less any share the contract gives the athlete. Where work has been sent, it stays held until you approve the work or agree otherwise.",
};

/** What an end means for the money. @param held, owed pence */
function moneyText(end: "complete" | "cancel", held: number, owed: number): string {
  const isHeld = held > 0 && `${formatMoney(held)} is held for athletes. ${HELD[end]}`;
  const isOwed = owed > 0 && `${formatMoney(owed)} of the agreed fees hasn't been paid yet.`;
  return [isHeld, isOwed]
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join("");
}

const withdrawn = (notified: number) => {
  if (notified === 0) return "";
  return notified === 1
    ? " The athlete you invited will be told."
    : ` The ${notified} athletes you invited will be told.`;
};

/** A confirmation in place. */
function Confirm({
  intent,
  label,
  question,
  yes,
  busy,
}: {
  intent: Transition | "delete";
  label: string;
  question: string;
  yes: string;
  busy: boolean;
}) {
  return (
    <details className="w-full">
      <summary className={`${buttonClass({ variant: "plain", size: "sm" })} list-none`}>
        {label}
      </summary>
      <div className="py-3">
        <Form method="post" className="flex flex-col items-start gap-3">
          <p>{question}</p>
          <Button
            variant={intent === "complete" ? "primary" : "danger"}
            size="sm"
            name={INTENT}
            value={intent}
            busy={busy}
          >
            {yes}
          </Button>
        </Form>
      </div>
    </details>
  );
}
