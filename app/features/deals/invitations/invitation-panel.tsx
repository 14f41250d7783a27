import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { DeadlineLine } from "~/features/campaigns/deadlines/deadline-line";
import type { Deadline } from "~/features/campaigns/deadlines/deadlines";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { CampaignStatus, Side } from "~db/constants";
import { hasDeal, type InvitationState } from "../deals/invitation-state";
import { Conflicts } from "../rights/conflict-list";
import { WORK_CONFLICTS } from "../rights/right-labels";
import { RespondForm } from "./respond-form";
import { InvitationBadge } from "./status-badge";

interface Invitation {
  id: string;
  status: InvitationState;
  message: string | null;
  createdAt: number;
  updatedAt: number;
  mayAnswer: boolean;
  mayAccept: boolean;
  maySuggest: boolean;
  offer: number;
  offeredBy: Side;
  /** Pence. */
  fee: number;
  deadline: Deadline | null;
}

/** The athlete's invitation to a campaign, and the next step. */
export function InvitationPanel({
  campaign,
  invitation,
}: {
  campaign: {
    id: string;
    title: string;
    status: CampaignStatus;
    company: string;
    /** What the athlete's work on it would break, in words. */
    conflicts: string[];
  };
  invitation: Invitation;
}) {
  const company = campaign.company || "The brand";
  const isOwnOffer = invitation.offeredBy === "athlete";
  const answered = <Time at={invitation.updatedAt} />;
  return (
    <Panel title="Your invitation" badge={<InvitationBadge status={invitation.status} />}>
      {invitation.message && (
        <blockquote className="border-l-3 border-leaf pl-3.5 whitespace-pre-line">
          {invitation.message}
        </blockquote>
      )}
      {invitation.mayAnswer && (
        <>
          <p>
            {company} invited you on <Time at={invitation.createdAt} />.{" "}
            {!invitation.maySuggest
              ? "The end date has passed. You can accept if the brand moves it."
              : isOwnOffer
                ? `You offered ${formatMoney(invitation.fee)}. It's their turn to answer.`
                : invitation.offer > 1
                  ? "They've made a new offer."
                  : "Read the brief, then respond."}
          </p>
          <Conflicts conflicts={campaign.conflicts} title={WORK_CONFLICTS} />
          <DeadlineLine deadline={invitation.deadline} who={isOwnOffer ? company : null} />
          <RespondForm campaign={campaign} invitation={invitation} />
        </>
      )}
      {hasDeal(invitation.status) && (
        <>
          <p>
            {invitation.status === "accepted" ? "You accepted" : "The deal ended"} on {answered}.
          </p>
          <ButtonLink to={paths.deal(invitation.id)}>Open the deal</ButtonLink>
        </>
      )}
      {invitation.status === "declined" && <p>You declined on {answered}.</p>}
      {invitation.status === "lapsed" && (
        <p>
          {isOpenCampaign(campaign.status) ? "This invitation expired" : "The campaign closed"} on{" "}
          {answered}, before you responded.
        </p>
      )}
      {invitation.status === "withdrawn" && (
        <p>
          {company} withdrew this invitation on {answered}.
        </p>
      )}
    </Panel>
  );
}

function Panel({
  title,
  badge,
  children,
}: {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="flex flex-col items-start gap-3.5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{title}</h2>
        {badge}
      </div>
      {children}
    </Card>
  );
}
