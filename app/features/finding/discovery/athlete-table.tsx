import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Arrow } from "~/components/ui/arrow";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { Promoted } from "~/features/billing/billing/promoted";
import { INVITATION_LABELS } from "~/features/deals/invitations/status-badge";
import { formatEngagement, formatGrowth, formatPeople } from "~/features/profiles/athletes/figures";
import { paths } from "~/paths";
import { CompareBox } from "./compare-bar";
import { type Filters, SORT_LABELS, type Sort } from "./filters";
import { InviteButton } from "./invite-button";
import type { AthleteCardView } from "./queries.server";
import { ShortlistButton } from "./shortlist-button";
import { athleteAnchor, discoverPath, formatSportAndPlace } from "./view";

const FIGURES: Record<Sort, (athlete: AthleteCardView) => ReactNode> = {
  score: ({ ambassadorScore }) => ambassadorScore,
  followers: ({ totalFollowers }) => formatPeople(totalFollowers),
  engagement: ({ avgEngagement }) => formatEngagement(avgEngagement),
  growth: ({ growthRate }) => formatGrowth(growthRate),
};

/** Growth is shown where it decides the order. */
const shownSorts = ({ sort }: Filters): Sort[] => [
  "followers",
  "engagement",
  "score",
  ...(sort === "growth" ? [sort] : []),
];

/** Rows of 48 px with heads that sort; in narrow places two or three lines an athlete. */
export function AthleteTable({
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
  const sorts = shownSorts(filters);
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm @max-[48rem]:block">
        <caption className="sr-only">Athletes</caption>
        <thead className="@max-[48rem]:hidden">
          <tr className="border-b border-control">
            <th scope="col">
              <span className="sr-only">Select</span>
            </th>
            <th scope="col" className="eyebrow text-left">
              Athlete
            </th>
            <th scope="col" className="eyebrow px-2 text-left">
              Price
            </th>
            {sorts.map((sort) => (
              <SortHead key={sort} sort={sort} filters={filters} />
            ))}
            <th scope="col" className={`eyebrow px-2 text-left whitespace-nowrap ${WIDE}`}>
              Portfolio
            </th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[48rem]:block">
          {athletes.map((athlete) => (
            <Row
              key={athlete.id}
              athlete={athlete}
              sorts={sorts}
              address={opens(athlete)}
              isOpen={athlete.id === openedId}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Followers are the widest, because their platforms stand below. */
const sides = (sort: Sort) => (sort === "followers" ? "text-left" : "text-right");

/** Sorts by its column, the highest first. */
function SortHead({ sort, filters }: { sort: Sort; filters: Filters }) {
  const current = sort === filters.sort;
  return (
    <th
      scope="col"
      aria-sort={current ? "descending" : undefined}
      className={`eyebrow px-2 ${sides(sort)}`}
    >
      <Link
        to={discoverPath({ ...filters, sort })}
        preventScrollReset
        className={`inline-flex min-h-7 items-center gap-1 whitespace-nowrap no-underline hover:underline ${current ? "text-ink" : ""}`}
      >
        {SORT_LABELS[sort]}
        {current && <Arrow to="down" />}
      </Link>
    </th>
  );
}

/** Only where the table has room for all columns. */
const WIDE = "@max-[64rem]:hidden";

const CELL = "whitespace-nowrap tabular-nums @min-[48rem]:px-2 @max-[48rem]:text-xs";
const LINE = "block truncate text-xs leading-4 text-soft";

function Row({
  athlete,
  sorts,
  address,
  isOpen,
}: {
  athlete: AthleteCardView;
  sorts: Sort[];
  address: string;
  isOpen: boolean;
}) {
  const { sport, alsoSport, location, invitedTo = [] } = athlete;
  return (
    <tr
      id={athleteAnchor(athlete.id)}
      className="border-b border-line hover:bg-leaf-wash has-[[aria-current]]:bg-leaf-wash @max-[48rem]:relative @max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:items-center @max-[48rem]:gap-x-2 @max-[48rem]:py-2"
    >
      <td className="relative z-10 w-9 @max-[48rem]:-ml-3">
        <CompareBox athlete={athlete} />
      </td>
      <th
        scope="row"
        className="py-1.5 text-left font-normal @max-[48rem]:min-w-0 @max-[48rem]:flex-1 @max-[48rem]:basis-[calc(100%-7rem)] @min-[48rem]:relative @min-[48rem]:w-1/2 @min-[48rem]:max-w-0"
      >
        <div className="flex items-center gap-2.5">
          <Avatar name={athlete.name} picture={athlete.avatar} size="sm" />
          <div className="min-w-0 flex-1">
            <span className="flex items-baseline gap-1.5 leading-5">
              <Link
                to={address}
                preventScrollReset
                aria-current={isOpen ? "true" : undefined}
                className="truncate font-strong no-underline after:absolute after:inset-0 hover:underline"
              >
                {athlete.name}
              </Link>
              {athlete.isVerified && <Verified />}
              {athlete.isPremium && <Promoted />}
            </span>
            <span className={LINE}>
              {[...new Set(invitedTo.map(({ status }) => status))].map((status) => {
                const to = invitedTo.filter((one) => one.status === status);
                const campaigns = to.map(({ campaign }) => campaign).join(", ");
                return (
                  <span key={status} title={campaigns}>
                    <span className="font-strong text-ink">{INVITATION_LABELS[status]}</span>
                    <span className="sr-only">{`: ${campaigns}`}</span>
                    {" · "}
                  </span>
                );
              })}
              {formatSportAndPlace({ sport, alsoSport, location })}
            </span>
          </div>
        </div>
      </th>
      <td className={`${CELL} @max-[48rem]:order-1`}>{athlete.from ?? "Price not stated"}</td>
      {sorts.map((sort) => (
        <td key={sort} className={`${CELL} ${sides(sort)} @max-[48rem]:order-1`}>
          {FIGURES[sort](athlete)}
          <span aria-hidden="true" className="text-soft @min-[48rem]:hidden">
            {" "}
            {SORT_LABELS[sort].toLowerCase()}
          </span>
          {sort === "followers" && athlete.totalFollowers > 0 && (
            <>
              <span className="text-xs text-soft @max-[48rem]:hidden"> {athlete.entered}</span>
              <span className={`${LINE} max-w-72 @max-[48rem]:hidden`}>
                {athlete.followersText}
              </span>
            </>
          )}
        </td>
      ))}
      <td className={`px-2 ${WIDE}`}>
        <div className="flex gap-1">
          {athlete.pictures?.map((picture) => (
            <img
              key={picture}
              src={paths.publicMedia(picture, "160.webp")}
              alt="Their work"
              loading="lazy"
              className="size-9 flex-none rounded-control bg-sunk object-cover"
            />
          ))}
        </div>
      </td>
      <td>
        <div className="relative z-10 flex items-center justify-end gap-1">
          <span className="@max-[48rem]:hidden">
            <InviteButton athlete={athlete} size="sm" variant="quiet" />
          </span>
          <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted ?? false} />
        </div>
      </td>
    </tr>
  );
}
