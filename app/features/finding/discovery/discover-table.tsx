import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Arrow } from "~/components/ui/arrow";
import { formatEngagement, formatGrowth, formatPeople } from "~/features/profiles/athletes/figures";
import { FollowersList } from "~/features/profiles/athletes/followers-list";
import { paths } from "~/paths";
import { type AthleteColumn, AthleteTable } from "./athlete-table";
import { type Filters, SORT_LABELS, type Sort } from "./filters";
import { InviteButton } from "./invite-button";
import type { AthleteCardView } from "./queries.server";
import { ShortlistButton } from "./shortlist-button";
import { discoverPath } from "./view";

const FIGURES: Record<Sort, (athlete: AthleteCardView) => ReactNode> = {
  score: ({ ambassadorScore }) => ambassadorScore,
  followers: ({ totalFollowers, entered }) => (
    <>
      {formatPeople(totalFollowers)}
      {totalFollowers > 0 && (
        <span className="text-xs text-soft @max-[48rem]:hidden"> {entered}</span>
      )}
    </>
  ),
  engagement: ({ avgEngagement }) => formatEngagement(avgEngagement),
  growth: ({ growthRate }) => formatGrowth(growthRate),
};

/** The athletes of a page of Discover; the heads of their figures sort them. */
export function DiscoverTable({
  athletes,
  filters,
  opens,
  openedId,
}: {
  athletes: AthleteCardView[];
  filters: Filters;
  /** The address of the list with the athlete beside it. */
  opens: (athlete: AthleteCardView) => string;
  openedId?: string | undefined;
}) {
  return (
    <AthleteTable
      caption="Athletes"
      athletes={athletes}
      columns={listColumns(filters)}
      link={(athlete, className) => (
        <Link
          to={opens(athlete)}
          preventScrollReset
          aria-current={athlete.id === openedId ? "true" : undefined}
          className={className}
        >
          {athlete.name}
        </Link>
      )}
      actions={(athlete) => (
        <>
          <span className="@max-[48rem]:hidden">
            <InviteButton athlete={athlete} size="sm" variant="quiet" />
          </span>
          <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted ?? false} />
        </>
      )}
    />
  );
}

/** Growth is shown where it decides the order. */
const listColumns = (filters: Filters): AthleteColumn<AthleteCardView>[] => [
  { label: "Price", cell: ({ from }) => from ?? "Price not stated" },
  {
    ...sortColumn("followers", filters),
    isRight: false,
    note: ({ totalFollowers, followerCounts }) =>
      totalFollowers > 0 && <FollowersList counts={followerCounts} />,
  },
  sortColumn("engagement", filters),
  sortColumn("score", filters),
  ...(filters.sort === "growth" ? [sortColumn("growth", filters)] : []),
  { label: "Portfolio", isWide: true, cell: (athlete) => <Portfolio athlete={athlete} /> },
];

/** Its head sorts by it, the highest first. */
function sortColumn(sort: Sort, filters: Filters): AthleteColumn<AthleteCardView> {
  const label = SORT_LABELS[sort];
  const isSorted = sort === filters.sort;
  return {
    label,
    isSorted,
    isRight: true,
    unit: label.toLowerCase(),
    cell: FIGURES[sort],
    head: (
      <Link
        to={discoverPath({ ...filters, sort })}
        preventScrollReset
        className={`inline-flex min-h-7 items-center gap-1 no-underline hover:underline ${isSorted ? "text-ink" : ""}`}
      >
        {label}
        {isSorted && <Arrow to="down" />}
      </Link>
    ),
  };
}

const Portfolio = ({ athlete: { pictures } }: { athlete: AthleteCardView }) => (
  <div className="flex gap-1">
    {pictures?.map((picture) => (
      <img
        key={picture}
        src={paths.publicMedia(picture, "160.webp")}
        alt="Their work"
        loading="lazy"
        className="size-9 flex-none rounded-control bg-paper object-cover"
      />
    ))}
  </div>
);
