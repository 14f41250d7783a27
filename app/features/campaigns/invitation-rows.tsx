import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { formatDay } from "~/platform/dates";
import { formatCount } from "~/platform/numbers";
import type { InvitationStatus } from "~db/constants";
import type { CampaignPage } from "./queries.server";

const STATUS: Record<InvitationStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: "Pending", tone: "waiting" },
  accepted: { label: "Accepted", tone: "good" },
  declined: { label: "Declined", tone: "neutral" },
  lapsed: { label: "Lapsed", tone: "neutral" },
};

/** Whom the campaign invited and what they answered. */
export function InvitationRows({
  invitations,
  open,
}: {
  invitations: CampaignPage["invitations"];
  /** Whether more athletes can be invited. */
  open: boolean;
}) {
  if (invitations.length === 0)
    return (
      <EmptyState
        title="No invitations yet"
        action={open && <ButtonLink to="/brand/athletes">Discover Athletes</ButtonLink>}
      >
        {open ? "Invite athletes who suit this brief." : "Nobody was invited to this campaign."}
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3">
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <Card className="flex flex-wrap items-center gap-x-4 gap-y-2.5 !py-4">
            <Avatar name={invitation.name} size="sm" />
            <div className="min-w-0 flex-1 basis-52">
              <h2 className="text-base">
                <Link
                  to={`/brand/athletes/${invitation.athleteId}`}
                  className="no-underline hover:underline"
                >
                  {invitation.name}
                </Link>
              </h2>
              <p className="text-sm text-soft">
                {invitation.sport && `${invitation.sport} · `}
                {formatCount(invitation.followers)} followers
              </p>
              {invitation.message && (
                <p className="mt-1 text-sm whitespace-pre-line">“{invitation.message}”</p>
              )}
            </div>
            <p className="text-sm text-soft">
              {invitation.status === "pending"
                ? `since ${formatDay(invitation.createdAt)}`
                : formatDay(invitation.updatedAt)}
            </p>
            <Badge tone={STATUS[invitation.status].tone}>{STATUS[invitation.status].label}</Badge>
          </Card>
        </li>
      ))}
    </ul>
  );
}
