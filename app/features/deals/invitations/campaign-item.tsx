import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { CampaignStatusBadge } from "~/features/campaigns/campaigns/status-badge";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import { DeliverableWords } from "~/features/campaigns/terms/deliverable-words";
import { paths } from "~/paths";
import { hasDeal } from "../deals/invitation-state";
import type { CampaignItem } from "./queries.server";
import { InvitationBadge } from "./status-badge";

/** An athlete's invitations, or the deals that they became. */
export const CampaignRows = ({ items }: { items: CampaignItem[] }) => (
  <Card className="!p-0">
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <CampaignRow key={item.id} item={item} />
      ))}
    </ul>
  </Card>
);

function CampaignRow({ item }: { item: CampaignItem }) {
  const { id, title, status, offer, invitation } = item;
  const company = item.company || "A brand";
  const isDeal = invitation && hasDeal(invitation.status);
  return (
    <li className="flex items-center gap-x-3 px-4 py-3">
      <Avatar name={company} picture={item.logo} size="sm" />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug tracking-normal">
          <Link to={isDeal ? paths.deal(invitation.id) : paths.athlete.campaign(id)}>{title}</Link>
        </h3>
        <p className="line-clamp-2 text-sm text-soft">
          <span className="font-strong text-ink">{offer.fee}</span> · {company}{" "}
          {item.isVerified && <Verified />} · <DeliverableWords text={offer.work} />
        </p>
        {invitation && (
          <p className="mt-0.5 text-sm text-soft">
            <InvitationBadge status={invitation.status} />{" "}
            {!isOpenCampaign(status) && (
              <>
                <span className="sr-only">Campaign: </span>
                <CampaignStatusBadge status={status} />
              </>
            )}{" "}
            {invitation.deadline ? (
              <Due deadline={invitation.deadline} />
            ) : (
              <>
                Invited <Time at={invitation.createdAt} />
              </>
            )}
          </p>
        )}
      </div>
      {invitation?.mayAccept && (
        <ButtonLink
          to={paths.athlete.accept(id)}
          variant="plain"
          size="sm"
          className="max-md:hidden"
        >
          Accept<span className="sr-only"> the invitation to {title}</span>
        </ButtonLink>
      )}
    </li>
  );
}
