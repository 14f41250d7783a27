import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { type Column, Table } from "~/components/ui/table";
import { formatEngagement, formatGrowth, formatPeople } from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths } from "~/paths";
import type { Leader } from "./queries.server";

type Ranked = Leader & { place: number };

const COLUMNS: Column<Ranked>[] = [
  {
    label: "Athlete",
    cell: ({ place, id, name, avatar, sport, location }) => (
      <span className="flex items-center gap-3">
        <Place n={place} />
        <Avatar name={name} picture={avatar} size="sm" />
        <span className="min-w-24 self-baseline">
          <Link to={paths.brand.athlete(id)} className="inline-block py-2 hover:text-leaf md:py-0">
            {name}
          </Link>
          <span className="block text-sm font-normal text-soft">
            {[sport, location].filter(Boolean).join(" · ")}
          </span>
        </span>
      </span>
    ),
  },
  {
    label: "Followers",
    narrow: "before",
    cell: ({ followers, reportedBy }) => (
      <span>
        <span className="block">{formatPeople(followers)}</span>
        {reportedBy && (
          <span className="block text-xs text-soft">
            <FigureSource source={reportedBy} />
          </span>
        )}
      </span>
    ),
    numeric: true,
  },
  {
    label: "Engagement",
    narrow: "after",
    cell: ({ engagement }) => formatEngagement(engagement),
    numeric: true,
  },
  {
    label: "Growth, 30 days",
    narrow: "after",
    cell: ({ growth }) => formatGrowth(growth),
    numeric: true,
  },
  {
    label: "Ambassador Score",
    narrow: "beside",
    cell: ({ score }) => <span className="figure text-lg">{score}</span>,
    numeric: true,
  },
];

/** The ten athletes with the highest Ambassador Score. */
export function Leaderboard({ leaders }: { leaders: Leader[] }) {
  return (
    <section aria-labelledby="leaderboard">
      <h2 id="leaderboard" className="text-lg">
        Athlete Leaderboard
      </h2>
      <p className="mt-1 mb-4 text-soft">The ten highest Ambassador Scores.</p>
      <Table
        caption="Athlete Leaderboard"
        captionHidden
        columns={COLUMNS}
        rows={leaders.map((leader, i) => ({ ...leader, place: i + 1 }))}
        rowKey={({ id }) => id}
        empty="No athletes yet."
      />
    </section>
  );
}

const MEDALS = ["text-gold", "text-soft", "text-track"];

/** A medal for the first three, then '#4'. */
function Place({ n }: { n: number }) {
  const medal = MEDALS[n - 1];
  if (!medal)
    return <span className="w-10 flex-none text-center text-soft tabular-nums">#{n}</span>;
  return (
    <span className={`w-10 flex-none text-center ${medal}`}>
      <svg
        viewBox="0 0 36 36"
        width="36"
        height="36"
        fill="none"
        aria-hidden="true"
        className="inline-block"
      >
        <path
          d="m11 3 5 10M25 3l-5 10"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="18" cy="22" r="11" stroke="currentColor" strokeWidth="2.5" />
        <text x="18" y="27" textAnchor="middle" fontSize="14" fontWeight="700" fill="currentColor">
          {n}
        </text>
      </svg>
      <span className="sr-only">Place {n}: </span>
    </span>
  );
}
