import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatDay } from "~/platform/dates";
import type { CampaignStatus, InvitationStatus } from "~db/constants";
import { RespondForm } from "./respond-form";
import { InvitationBadge } from "./status-badge";

interface Invitation {
  status: InvitationStatus;
  message: string | null;
  createdAt: number;
  updatedAt: number;
  mayAnswer: boolean;
}

/** How this athlete stands with a campaign, and what they can do next. */
export function InvitationPanel({
  campaign,
  invitation,
}: {
  campaign: { id: string; title: string; status: CampaignStatus; company: string };
  invitation: Invitation | null;
}) {
  if (!invitation)
    return (
      <Panel title="No invitation yet">
        <p>
          Brands invite the athletes they want to work with. A complete profile with figures of
          today is what they look for.
        </p>
        <ButtonLink to="/athlete/profile" look="plain" size="sm">
          Complete Your Profile
        </ButtonLink>
      </Panel>
    );
  const answered = formatDay(invitation.updatedAt);
  return (
    <Panel title="Your invitation" badge={<InvitationBadge status={invitation.status} />}>
      {invitation.message && (
        <blockquote className="border-l-3 border-track pl-3.5 whitespace-pre-line">
          {invitation.message}
        </blockquote>
      )}
      {invitation.mayAnswer && (
        <>
          <p>
            {campaign.company || "The brand"} invited you on {formatDay(invitation.createdAt)}. Read
            the brief, then answer.
          </p>
          <RespondForm campaign={campaign} returnTo={`/athlete/campaigns/${campaign.id}`} />
        </>
      )}
      {invitation.status === "accepted" && (
        <>
          <p>
            You accepted on {answered}. {AFTER_ACCEPTING[campaign.status]}
          </p>
          {campaign.status === "active" && (
            <ButtonLink to={`/athlete/content/new?campaign=${campaign.id}`}>
              Create Content
            </ButtonLink>
          )}
        </>
      )}
      {invitation.status === "declined" && <p>You declined on {answered}.</p>}
      {invitation.status === "lapsed" && (
        <p>The campaign closed on {answered}, before you answered.</p>
      )}
    </Panel>
  );
}

const AFTER_ACCEPTING: Record<CampaignStatus, string> = {
  draft: "You can create content as soon as the brand launches the campaign.",
  active: "Now create your first piece for it.",
  completed: "The campaign is completed.",
  cancelled: "The brand has cancelled the campaign since.",
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
