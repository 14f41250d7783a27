import { Link } from "@remix-run/react";
import { ToggleForm } from "~/components/toggle-form";
import { Avatar } from "~/components/ui/avatar";
import { Badge, Verified } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { deliverableText } from "~/features/campaigns/terms/deliverables";
import type { FitLine } from "~/features/deals/invitations/fit";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { datesText, sportsText } from "~/features/deals/invitations/terms";
import { paths } from "~/paths";
import type { AvailableItem } from "./available.server";
import { INTEREST_LABELS, mayShowInterest } from "./may-show-interest";

/** An active campaign in an athlete's list, with how the athlete compares. */
export function AvailableCard({ item, returnTo }: { item: AvailableItem; returnTo: string }) {
  const { id, title, company, logo, fit, invitation, interest, saved } = item;
  const page = paths.athlete.campaign(id);
  const unmet = fit.filter(({ met }) => !met);
  return (
    <Card className="flex flex-col gap-3.5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar name={company || "A brand"} picture={logo} size="sm" />
        <div className="min-w-0 flex-1 basis-50">
          <h3 className="text-lg">
            <Link to={page} className="no-underline hover:underline">
              {title}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-soft">
            {[
              company || "A brand",
              sportsText(item.targetSports) || "Any sport",
              datesText(item.startDate, item.endDate),
            ].join(" · ")}{" "}
            {item.isVerified && <Verified />}
          </p>
        </div>
        {invitation ? (
          <InvitationBadge status={invitation} />
        ) : (
          interest && (
            <Badge tone={interest === "open" ? "waiting" : "neutral"}>
              {INTEREST_LABELS[interest]}
            </Badge>
          )
        )}
      </div>
      <p>
        <span className="font-heavy">{item.fee}</span>
        {item.deliverables.length > 0 && (
          <span className="text-soft"> · {item.deliverables.map(deliverableText).join(", ")}</span>
        )}
      </p>
      {item.description && <p className="line-clamp-3">{item.description}</p>}
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        {unmet.length === 0 ? (
          <Badge tone="good">Fits you</Badge>
        ) : (
          <Badge tone="neutral">
            {unmet.some(({ isKnown }) => isKnown) ? "Doesn't quite fit" : "Fit not known yet"}
          </Badge>
        )}
        <span className="text-soft">{describeFit(fit, unmet)}</span>
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2.5">
        {mayShowInterest({ status: "active", ended: false, invitation, interest }) && (
          <ButtonLink to={paths.athlete.interest(id)} size="sm">
            Show interest<span className="sr-only"> in {title}</span>
          </ButtonLink>
        )}
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

/** The requirements that are not met; all of them where the athlete meets all. */
function describeFit(fit: FitLine[], unmet: FitLine[]): string {
  if (fit.length === 0) return "No minimum requirements";
  const lines =
    unmet.length > 0
      ? unmet.map(({ name, own, required }) => `${name}: ${own}, wants ${required}`)
      : fit.map(({ name, own }) => `${name}: ${own}`);
  return lines.join(" · ");
}
