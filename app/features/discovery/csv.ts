/** The export's rows as CSV. Pure. */
import { paths } from "~/paths";
import { csvLine, csvStart } from "~/platform/csv";
import { TIER_LABELS, tierOf } from "../athletes/figures";
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
  "Profile",
];

type Exported = Omit<AthleteCardView, "avatar" | "shortlisted" | "invitedTo" | "from"> & {
  /** Pence. */
  startingRate: number | null;
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
    athlete.totalFollowers,
    Number(athlete.avgEngagement.toFixed(2)),
    athlete.growthRate === null ? "" : Number(athlete.growthRate.toFixed(2)),
    athlete.avgReach,
    athlete.startingRate === null ? "" : athlete.startingRate / 100,
    origin + paths.brand.athlete(athlete.id),
  ]);
