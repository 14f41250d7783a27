import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { paths } from "~/paths";
import { formatCount, formatPercent } from "~/platform/numbers";
import { formatGrowth, TIER_LABELS, tierOf } from "../athletes/figures";
import { Verified } from "../athletes/verified";
import { InviteButton } from "../invitations/invite-button";
import { CompareBox } from "./compare-bar";
import type { AthleteCardView } from "./queries.server";
import { athleteAnchor, ShortlistButton } from "./shortlist-button";

/** A grid of these cards. */
export const CARDS = "grid gap-4 *:min-w-0 md:grid-cols-[repeat(auto-fill,minmax(18.5rem,1fr))]";

/** One athlete in a list. `heart` replaces the default shortlist button. */
export function AthleteCard({ athlete, heart }: { athlete: AthleteCardView; heart?: ReactNode }) {
  const profile = paths.brand.athlete(athlete.id);
  return (
    <li id={athleteAnchor(athlete.id)} className="grid">
      <Card className="flex flex-col">
        <div className="flex flex-1 items-start gap-3">
          <Avatar name={athlete.name} />
          <div className="min-w-0 flex-1">
            <h3 className="text-lg">
              <Link to={profile} className="line-clamp-3 no-underline hover:underline">
                {athlete.name}
              </Link>
            </h3>
            <p className="mt-0.5 line-clamp-3 text-sm text-soft">
              {[athlete.sport, athlete.location].filter(Boolean).join(" · ") || "No sport added"}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-1">
              <Badge tone="gold">{TIER_LABELS[tierOf(athlete.totalFollowers)]}</Badge>
              {athlete.isVerified && <Verified />}
            </p>
          </div>
          <Laurel score={athlete.ambassadorScore} size={60} />
        </div>
        <dl className="mt-4 mb-4 flex flex-wrap justify-between gap-x-2 gap-y-2.5 border-y border-line py-3.5">
          <Figure name="followers" value={formatCount(athlete.totalFollowers)} />
          <Figure name="engagement" value={formatPercent(athlete.avgEngagement)} />
          <Figure
            name="growth"
            value={formatGrowth(athlete.growthRate)}
            known={athlete.growthRate !== null}
          />
          <Figure name="reach" value={formatCount(athlete.avgReach)} />
        </dl>
        <div className="flex flex-wrap gap-2">
          <InviteButton athlete={athlete} size="sm" />
          <ButtonLink to={profile} variant="plain" size="sm">
            View Profile<span className="sr-only"> of {athlete.name}</span>
          </ButtonLink>
          <div className="ml-auto">
            {heart ?? <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted} />}
          </div>
        </div>
        <div className="mt-1 -mb-2.5">
          <CompareBox athlete={athlete} />
        </div>
      </Card>
    </li>
  );
}

function Figure({ name, value, known = true }: { name: string; value: string; known?: boolean }) {
  return (
    <div className="flex flex-col-reverse gap-1 whitespace-nowrap">
      <dt className="text-[12px] text-soft">{name}</dt>
      <dd className={known ? "figure text-[17px]" : "text-sm"}>{value}</dd>
    </div>
  );
}
