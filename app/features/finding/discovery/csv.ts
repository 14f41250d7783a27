/** The export's rows as CSV. Pure. */

import { TIER_LABELS, tierOf } from "~/features/profiles/athletes/figures";
import type { Source } from "~/features/profiles/channels/sources";
import { paths } from "~/paths";
import { csvLine, csvStart } from "~/platform/csv";
import { dayOf } from "~/platform/dates";
import type { AthleteCardView } from "./queries.server";

/** Rows per file. */
export const EXPORT_LIMIT = 5_000;

const HEADINGS = [
  "Name",
  "Sport",
  "Location",
  "Tier",
  "Verified",
  "Ambassador Score",
  "Total Followers",
  "Average Engagement (%)",
  "Growth Rate (%)",
  "Average Reach",
  "Starting Rate (£)",
  "Source of Figures",
  "Figures As Of",
  "Profile",
];

type Exported = Pick<
  AthleteCardView,
  "id" | "name" | "sport" | "location" | "ambassadorScore" | "totalFollowers" | "avgEngagement"
> & {
  isVerified: boolean;
  growthRate: number | null;
  avgReach: number;
  /** Pence. */
  startingRate: number | null;
  reportedBy: Source | null;
};

export const csvHead = () => csvStart(HEADINGS);

export const csvRow = (athlete: Exported, origin: string): string =>
  csvLine([
    athlete.name,
    athlete.sport,
    athlete.location,
    TIER_LABELS[tierOf(athlete.totalFollowers)],
    athlete.isVerified ? "Yes" : "No",
    athlete.ambassadorScore,
    athlete.totalFollowers || "",
    Number(athlete.avgEngagement.toFixed(2)) || "",
    athlete.growthRate === null ? "" : Number(athlete.growthRate.toFixed(2)),
    athlete.avgReach || "",
    athlete.startingRate === null ? "" : athlete.startingRate / 100,
    athlete.reportedBy?.text.replace(/,$/, "") ?? "",
    athlete.reportedBy ? dayOf(athlete.reportedBy.at) : "",
    origin + paths.brand.athlete(athlete.id),
  ]);
