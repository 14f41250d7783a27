import { Avatar } from "~/components/ui/avatar";
import { Badge, Verified } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { STATUS_LABELS } from "~/features/campaigns/campaigns/status";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import { paths } from "~/paths";
import { hasDeal } from "../deals/invitation-state";
import type { CampaignItem } from "./queries.server";
import { InvitationBadge } from "./status-badge";

/** A campaign card in an athlete's list. */
export function CampaignCard({ item }: { item: CampaignItem }) {
  const { invitation, offer } = item;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar name={item.company || "A brand"} picture={item.logo} size="sm" />
        <div className="min-w-0 flex-1 basis-50">
          <h3 className="text-lg">{item.title}</h3>
          <p className="mt-0.5 text-sm text-soft">
            {item.company || "A brand"} {item.isVerified && <Verified />}
          </p>
        </div>
        {!isOpenCampaign(item.status) && (
          <Badge>
            <span className="sr-only">Campaign: </span>
            {STATUS_LABELS[item.status]}
          </Badge>
        )}
        {invitation && <InvitationBadge status={invitation.status} />}
      </div>
      {item.description && <p className="line-clamp-3">{item.description}</p>}
      <dl className="grid gap-x-6 gap-y-2.5 border-y border-line py-3.5 text-sm sm:grid-cols-2">
        <Term name={offer.isOwnFee ? "Your fee" : "Fee"} value={offer.fee} />
        <Term name="Dates" value={offer.dates} />
        <Term name="Deliverables" value={offer.work} />
        <Term name="Usage rights" value={offer.rights} />
        <Term name="Exclusivity" value={offer.exclusivity} />
      </dl>
      {invitation?.message && (
        <blockquote className="border-l-3 border-track pl-3.5 whitespace-pre-line">
          {invitation.message}
        </blockquote>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2.5">
        {invitation?.mayAccept && (
          <ButtonLink to={paths.athlete.accept(item.id)} size="sm">
            Accept<span className="sr-only"> the invitation to {item.title}</span>
          </ButtonLink>
        )}
        {invitation && hasDeal(invitation.status) && (
          <ButtonLink to={paths.deal(invitation.id)} size="sm">
            Open the deal<span className="sr-only">: {item.title}</span>
          </ButtonLink>
        )}
        <ButtonLink to={paths.athlete.campaign(item.id)} variant="plain" size="sm">
          View Details<span className="sr-only"> of {item.title}</span>
        </ButtonLink>
        {invitation && (
          <p className="text-sm text-soft">
            Invited <Time at={invitation.createdAt} />
            {invitation.deadline && (
              <>
                {" · "}
                <Due deadline={invitation.deadline} />
              </>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="font-strong">{value}</dd>
    </div>
  );
}
