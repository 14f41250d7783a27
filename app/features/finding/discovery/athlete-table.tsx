import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Badge, Verified } from "~/components/ui/badge";
import { Promoted } from "~/features/billing/billing/promoted";
import { InvitedNote } from "~/features/deals/invitations/invited-note";
import {
  formatGrowth,
  formatReach,
  TIER_LABELS,
  tierOf,
} from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { formatCount, formatPercent } from "~/platform/numbers";
import { CompareBox } from "./compare-bar";
import { type Filters, SORT_LABELS, SORTS } from "./filters";
import { InviteButton } from "./invite-button";
import { ProfileLink } from "./profile-link";
import type { AthleteCardView } from "./queries.server";
import { ShortlistButton } from "./shortlist-button";
import { athleteAnchor, discoverPath, formatSportAndPlace } from "./view";

const FIGURES: Record<(typeof SORTS)[number], (athlete: AthleteCardView) => ReactNode> = {
  score: ({ ambassadorScore }) => ambassadorScore,
  followers: ({ totalFollowers }) => formatCount(totalFollowers),
  engagement: ({ avgEngagement }) => formatPercent(avgEngagement),
  growth: ({ growthRate }) => formatGrowth(growthRate),
};

/** The content of the cards as a table that its heads sort; in narrow places two lines an athlete. */
export function AthleteTable({
  athletes,
  filters,
}: {
  athletes: AthleteCardView[];
  filters: Filters;
}) {
  return (
    <div className="@container">
      <table className="w-full border-collapse @max-[52rem]:block">
        <caption className="sr-only">Athletes</caption>
        <thead className="@max-[52rem]:hidden">
          <tr className="border-b border-control">
            <th scope="col" className="eyebrow py-2 text-left">
              Athlete
            </th>
            {SORTS.map((sort) => (
              <SortHead key={sort} sort={sort} filters={filters} />
            ))}
            <th scope="col" className="eyebrow px-2 text-right">
              Reach
            </th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[52rem]:block">
          {athletes.map((athlete) => (
            <Row key={athlete.id} athlete={athlete} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sorts by its column, the highest first. */
function SortHead({ sort, filters }: { sort: (typeof SORTS)[number]; filters: Filters }) {
  const current = sort === filters.sort;
  return (
    <th
      scope="col"
      aria-sort={current ? "descending" : undefined}
      className="eyebrow px-2 text-right"
    >
      <Link
        to={discoverPath({ ...filters, sort }, "list")}
        preventScrollReset
        className={`inline-flex min-h-9 items-center gap-1 whitespace-nowrap no-underline hover:underline ${current ? "text-ink" : ""}`}
      >
        {SORT_LABELS[sort]}
        <span aria-hidden="true">{current ? "▾" : ""}</span>
      </Link>
    </th>
  );
}

const NUMBER =
  "text-sm whitespace-nowrap tabular-nums @min-[52rem]:px-2 @min-[52rem]:text-right @min-[52rem]:text-base";

function Row({ athlete }: { athlete: AthleteCardView }) {
  const number = (sort: (typeof SORTS)[number]) => (
    <td key={sort} className={`${NUMBER} ${sort === "growth" ? "@max-[52rem]:hidden" : ""}`}>
      {FIGURES[sort](athlete)}
      <span aria-hidden="true" className="text-xs text-soft @min-[52rem]:hidden">
        {" "}
        {SORT_LABELS[sort].toLowerCase()}
      </span>
    </td>
  );
  return (
    <tr
      id={athleteAnchor(athlete.id)}
      className="border-b border-line hover:bg-leaf-wash @max-[52rem]:relative @max-[52rem]:flex @max-[52rem]:flex-wrap @max-[52rem]:items-center @max-[52rem]:gap-x-3 @max-[52rem]:py-2"
    >
      <th
        scope="row"
        className="py-2 text-left font-normal @max-[52rem]:min-w-0 @max-[52rem]:flex-1 @max-[52rem]:-order-2 @max-[52rem]:basis-[calc(100%-8rem)] @min-[52rem]:relative"
      >
        <div className="flex items-center gap-3">
          <Avatar name={athlete.name} picture={athlete.avatar} size="sm" />
          <div className="min-w-0">
            <ProfileLink
              athlete={athlete}
              className="font-strong no-underline after:absolute after:inset-0 hover:underline"
            >
              {athlete.name}
            </ProfileLink>
            <span className="block text-sm text-soft">{formatSportAndPlace(athlete)}</span>
            {athlete.reportedBy && (
              <span className="block text-xs text-soft">
                <FigureSource source={athlete.reportedBy} />
              </span>
            )}
            <span className="mt-1 flex flex-wrap items-center gap-1 @max-[52rem]:hidden">
              <Badge tone="gold">{TIER_LABELS[tierOf(athlete.totalFollowers)]}</Badge>
              {athlete.isVerified && <Verified />}
              {athlete.isPremium && <Promoted />}
            </span>
            {athlete.invitedTo && (
              <div className="mt-1">
                <InvitedNote invitedTo={athlete.invitedTo} />
              </div>
            )}
          </div>
        </div>
      </th>
      {SORTS.map(number)}
      <td className={`${NUMBER} @max-[52rem]:hidden`}>{formatReach(athlete.avgReach)}</td>
      <td className="py-2 pl-2 @max-[52rem]:-order-1">
        <div className="relative z-10 flex items-center justify-end gap-1.5">
          <span className="@max-[52rem]:hidden">
            <InviteButton athlete={athlete} size="sm" />
          </span>
          <CompareBox athlete={athlete} />
          <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted ?? false} />
        </div>
      </td>
    </tr>
  );
}
