import { Link } from "@remix-run/react";
import { ToggleForm } from "~/components/toggle-form";
import { Avatar } from "~/components/ui/avatar";
import { Badge, Verified } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { paths } from "~/paths";
import type { AvailableItem } from "./available.server";
import { INTEREST_LABELS } from "./may-show-interest";

/** An active campaign in an athlete's list. */
export function AvailableCard({ item, returnTo }: { item: AvailableItem; returnTo: string }) {
  const { id, title, company, logo, fee, work, time, saved } = item;
  const page = paths.athlete.campaign(id);
  return (
    <Card className="flex h-full flex-col gap-2.5 !p-4">
      <div className="flex items-center gap-3">
        <Avatar name={company || "A brand"} picture={logo} size="sm" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug">
            <Link to={page} className="no-underline hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            {company || "A brand"} {item.isVerified && <Verified />}
          </p>
        </div>
      </div>
      <p>
        <span className="font-heavy">{fee}</span>
        {work && <span className="text-soft"> · {work}</span>}
      </p>
      <p className="text-sm text-soft">
        <State item={item} />
        {time && ` · ${time}`}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2.5">
        <ButtonLink to={page} variant="plain" size="sm">
          View Details<span className="sr-only"> of {title}</span>
        </ButtonLink>
        <ToggleForm
          name={`save-${id}`}
          action={paths.athlete.campaigns}
          isOn={saved}
          fields={{ campaignId: id, returnTo }}
        >
          {(on) => (
            <Button variant="quiet" size="sm">
              {on ? "Remove from saved" : "Save"}
              <span className="sr-only">
                {on && ":"} {title}
              </span>
            </Button>
          )}
        </ToggleForm>
      </div>
    </Card>
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
