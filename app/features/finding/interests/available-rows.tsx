import { Link } from "@remix-run/react";
import { ToggleForm } from "~/components/toggle-form";
import { Avatar } from "~/components/ui/avatar";
import { Badge, Verified } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { DeliverableWords } from "~/features/campaigns/terms/deliverable-words";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { paths } from "~/paths";
import type { AvailableItem } from "./available.server";
import { INTEREST_LABELS } from "./may-show-interest";

/** Active campaigns in an athlete's list. */
export const AvailableRows = ({ items, returnTo }: { items: AvailableItem[]; returnTo: string }) =>
  items.length > 0 && (
    <Card className="!p-0">
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <AvailableRow key={item.id} item={item} returnTo={returnTo} />
        ))}
      </ul>
    </Card>
  );

function AvailableRow({ item, returnTo }: { item: AvailableItem; returnTo: string }) {
  const { id, title, logo, fee, work, time, saved } = item;
  const company = item.company || "A brand";
  return (
    <li className="flex gap-x-3 px-4 pt-3 pb-1">
      <Avatar name={company} picture={logo} size="sm" />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug tracking-normal">
          <Link to={paths.athlete.campaign(id)}>{title}</Link>
        </h3>
        <p className="line-clamp-2 text-sm text-soft">
          <span className="font-strong text-ink">{fee}</span> · {company}{" "}
          {item.isVerified && <Verified />}
          {work && (
            <>
              {" · "}
              <DeliverableWords text={work} />
            </>
          )}
        </p>
        <div className="flex items-center gap-x-3">
          <p className="min-w-0 flex-1 text-sm text-soft">
            <State item={item} />
            {time && ` · ${time}`}
          </p>
          <ToggleForm
            name={`save-${id}`}
            action={paths.athlete.campaigns}
            isOn={saved}
            fields={{ campaignId: id, returnTo }}
          >
            {(on) => (
              <Button variant="quiet" size="sm" className="-mx-3">
                {on ? "Remove from saved" : "Save"}
                <span className="sr-only">
                  {on && ":"} {title}
                </span>
              </Button>
            )}
          </ToggleForm>
        </div>
      </div>
    </li>
  );
}

/** What came of it; before that, whether it fits the athlete. */
function State({ item: { invitation, interest, fits, wants } }: { item: AvailableItem }) {
  if (invitation) return <InvitationBadge status={invitation} />;
  if (interest)
    return (
      <Badge tone={interest === "open" ? "waiting" : "neutral"}>{INTEREST_LABELS[interest]}</Badge>
    );
  if (fits) return <Badge tone="good">Fits you</Badge>;
  return wants ? `Wants ${wants}` : "May not fit you";
}
