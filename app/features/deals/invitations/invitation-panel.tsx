import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { isOpenCampaign, isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { DeadlineLine } from "~/features/campaigns/deadlines/deadline-line";
import type { Deadline } from "~/features/campaigns/deadlines/deadlines";
import { paths, withQuery } from "~/paths";
import type { CampaignStatus } from "~db/constants";
import type { InvitationState } from "../deals/invitation-state";
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
  deadline: Deadline | null;
}

/** The athlete's invitation to a campaign, and the next step. */
export function InvitationPanel({
  campaign,
  invitation,
  isUnfunded,
  isDelivered,
}: {
  campaign: {
    id: string;
    title: string;
    status: CampaignStatus;
    ended: boolean;
    company: string;
    /** What the athlete's work on it would break, in words. */
    conflicts: string[];
  };
  invitation: Invitation;
  /** There is a fee, and the brand has not paid it. */
  isUnfunded: boolean;
  /** The athlete has sent everything that was agreed. */
  isDelivered: boolean;
}) {
  const answered = <Time at={invitation.updatedAt} />;
  const accepted = invitation.status === "accepted";
  const isDone = isDelivered && isRunningCampaign(campaign.status);
  return (
    <Panel
      title={accepted ? "What happens next" : "Your invitation"}
      badge={<InvitationBadge status={invitation.status} />}
    >
      {invitation.message && (
        <blockquote className="border-l-3 border-track pl-3.5 whitespace-pre-line">
          {invitation.message}
        </blockquote>
      )}
      {invitation.mayAnswer && (
        <>
          <p>
            {campaign.company || "The brand"} invited you on <Time at={invitation.createdAt} />.{" "}
            {invitation.mayAccept
              ? "Read the brief, then respond."
              : "The end date has passed. You can accept if the brand moves it."}
          </p>
          <Conflicts conflicts={campaign.conflicts} title={WORK_CONFLICTS} />
          <DeadlineLine deadline={invitation.deadline} who={null} />
          <RespondForm
            campaign={campaign}
            invitation={invitation}
            returnTo={paths.athlete.campaign(campaign.id)}
          />
        </>
      )}
      {accepted && (
        <>
          <p>
            You accepted on {answered}.{" "}
            {isDone ? DELIVERED : campaign.ended ? ENDED : AFTER_ACCEPTING[campaign.status]}
          </p>
          {isRunningCampaign(campaign.status) && isUnfunded && (
            <p>
              {campaign.company || "The brand"} hasn't paid in your whole fee yet. Don't start until
              this page says “Paid in”.
            </p>
          )}
          {isRunningCampaign(campaign.status) && (
            <ButtonLink
              to={withQuery(paths.athlete.newContent, { campaign: campaign.id })}
              variant={isUnfunded || isDone ? "plain" : "primary"}
            >
              Create content
            </ButtonLink>
          )}
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
          {campaign.company || "The brand"} withdrew this invitation on {answered}.
        </p>
      )}
      {invitation.status === "ended" && (
        <p>The deal ended on {answered}. You can still post content that was approved before.</p>
      )}
    </Panel>
  );
}

const DELIVERED = "You've sent everything you agreed to.";

const ENDED =
  "The end date has passed. Send what's left soon, because the brand may complete the campaign at any time.";

const AFTER_ACCEPTING: Record<CampaignStatus, string> = {
  draft: "You can start creating content once the brand launches the campaign.",
  active: "Send your content here for review.",
  completed: "The campaign has been completed.",
  cancelled: "The brand has since cancelled the campaign.",
};

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
