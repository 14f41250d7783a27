import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { type Column, Table } from "~/components/ui/table";
import { paths } from "~/paths";
import { formatCount, formatPercent } from "~/platform/numbers";
import { formatGrowth, TIER_LABELS, tierOf } from "../athletes/figures";
import { Verified } from "../athletes/verified";
import { InviteButton } from "../invitations/invite-button";
import { CompareBox } from "./compare-bar";
import type { AthleteCardView } from "./queries.server";
import { athleteAnchor, ShortlistButton } from "./shortlist-button";

/** The content of the cards as a table, one row per athlete. */
export function AthleteTable({ athletes }: { athletes: AthleteCardView[] }) {
  return (
    <Table
      caption="Athletes"
      captionHidden
      columns={COLUMNS}
      rows={athletes}
      rowKey={({ id }) => id}
    />
  );
}

const COLUMNS: Column<AthleteCardView>[] = [
  {
    label: "Athlete",
    cell: (athlete) => (
      <span id={athleteAnchor(athlete.id)} className="block min-w-32">
        <Link to={paths.brand.athlete(athlete.id)} className="no-underline hover:underline">
          {athlete.name}
        </Link>
        <span className="block text-sm font-normal text-soft">
          {[athlete.sport, athlete.location].filter(Boolean).join(" · ") || "No sport added"}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-1">
          <Badge tone="gold">{TIER_LABELS[tierOf(athlete.totalFollowers)]}</Badge>
          {athlete.isVerified && <Verified />}
        </span>
      </span>
    ),
  },
  { label: "Score", numeric: true, cell: ({ ambassadorScore }) => ambassadorScore },
  { label: "Followers", numeric: true, cell: (a) => formatCount(a.totalFollowers) },
  { label: "Engagement", numeric: true, cell: (a) => formatPercent(a.avgEngagement) },
  { label: "Growth", numeric: true, cell: (a) => formatGrowth(a.growthRate) },
  { label: "Reach", numeric: true, cell: (a) => formatCount(a.avgReach) },
  {
    label: "Actions",
    quiet: true,
    cell: (athlete) => (
      <div className="flex flex-wrap items-center gap-2 @min-[58rem]:flex-nowrap @min-[58rem]:justify-end">
        <CompareBox athlete={athlete} />
        <InviteButton athlete={athlete} size="sm" />
        <ButtonLink to={paths.brand.athlete(athlete.id)} variant="plain" size="sm">
          <span className="sr-only">View </span>Profile
          <span className="sr-only"> of {athlete.name}</span>
        </ButtonLink>
        <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted} />
      </div>
    ),
  },
];
