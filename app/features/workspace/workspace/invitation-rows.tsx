import { Link, useLocation } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { ButtonLink } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { DeadlineLine } from "~/features/campaigns/deadlines/deadline-line";
import { ExtendForm } from "~/features/campaigns/deadlines/extend-form";
import { MessageLink } from "~/features/communication/messages/message-link";
import { hasDeal } from "~/features/deals/deals/invitation-state";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { DisputeLink } from "~/features/money/disputes/dispute-link";
import { FundingLink } from "~/features/money/payments/funding-link";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import type { CampaignPage } from "./queries.server";

/** The invited athletes and their responses. */
export function InvitationRows({
  invitations,
  open,
}: {
  invitations: CampaignPage["invitations"];
  /** Whether more athletes can be invited. */
  open: boolean;
}) {
  const { pathname, search } = useLocation();
  if (invitations.length === 0)
    return (
      <EmptyState
        title="No invitations yet"
        action={open && <ButtonLink to={paths.brand.athletes}>Discover Athletes</ButtonLink>}
      >
        {open ? "Invite athletes who fit this brief." : "No one was invited to this campaign."}
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3">
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <Card className="flex flex-wrap items-center gap-x-4 gap-y-2.5 !py-4">
            <Avatar name={invitation.name} picture={invitation.avatar} size="sm" />
            <div className="min-w-0 flex-1 basis-52">
              <h2 className="text-base">
                <Link
                  to={paths.brand.athlete(invitation.athleteId)}
                  className="-mt-4 inline-block pt-4"
                >
                  {invitation.name}
                </Link>
              </h2>
              <p className="text-sm text-soft">
                {invitation.sport && `${invitation.sport} · `}
                {formatCount(invitation.followers)} followers
                {invitation.reportedBy && (
                  <span className="block">
                    <FigureSource source={invitation.reportedBy} />
                  </span>
                )}
              </p>
              <p className="text-sm text-soft">
                <span className="font-strong text-ink">{formatMoney(invitation.fee)}</span>
                {invitation.deliverables.length > 0 && ` · ${invitation.deliverables.join(", ")}`}
              </p>
              {invitation.progress && <p className="text-sm">{invitation.progress.text}</p>}
              <div className="text-sm">
                <DeadlineLine deadline={invitation.deadline} who={invitation.name} />
              </div>
              {invitation.message && (
                <p className="mt-1 text-sm whitespace-pre-line">“{invitation.message}”</p>
              )}
            </div>
            <p className="text-sm text-soft">
              {invitation.status === "pending" ? (
                <>
                  invited <Time at={invitation.createdAt} as="age" />
                </>
              ) : (
                <Time at={invitation.updatedAt} />
              )}
            </p>
            <InvitationBadge status={invitation.status} />
            {invitation.status === "accepted" && (open || invitation.contractId) && (
              <ButtonLink
                to={
                  invitation.contractId
                    ? paths.contract(invitation.contractId)
                    : paths.brand.newContract(invitation.id)
                }
                variant="plain"
                size="sm"
              >
                {invitation.contractId ? "See contract" : "Draw up contract"}
                <span className="sr-only"> with {invitation.name}</span>
              </ButtonLink>
            )}
            {invitation.funding && (
              <FundingLink
                dealId={invitation.id}
                funding={invitation.funding}
                side="brand"
                about={invitation.name}
              />
            )}
            <MessageLink to={{ id: invitation.athleteId, name: invitation.name }} />
            {hasDeal(invitation.status) && (
              <DisputeLink dealId={invitation.id} against={invitation.name} />
            )}
            <ExtendForm
              deadline={invitation.deadline}
              subjectId={invitation.id}
              about={invitation.name}
            />
            {open && invitation.status === "pending" && (
              <ButtonLink
                to={withQuery(paths.brand.withdraw(invitation.id), {
                  returnTo: pathname + search,
                })}
                variant="plain"
                size="sm"
              >
                Withdraw<span className="sr-only"> the invitation to {invitation.name}</span>
              </ButtonLink>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
