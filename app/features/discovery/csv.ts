/** The export's rows as CSV (RFC 4180), safe to open in a spreadsheet. Pure. */
import { paths } from "~/paths";
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

/** The byte order mark tells spreadsheets that the text is UTF-8. */
export const csvHead = () => `\ufeff${csvLine(HEADINGS)}`;

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

const csvLine = (cells: (string | number)[]) => `${cells.map(csvCell).join(",")}\r\n`;

/**
 * Where a cell may begin, for a reader of any separator; what it may skip there; and a sign that begins a
 * formula, in every form that a spreadsheet may take for it (full-width, small, raised and lowered).
 */
const FORMULA = /(^|[,;|\t\r\n])([\s\p{Cc}\p{Cf}\p{Co}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩])/gu;

/** What begins like a formula gets an apostrophe, so that a spreadsheet shows it and does not run it. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const guarded = value.replaceAll(FORMULA, "$1'$2");
  const text = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return `"${text.replaceAll('"', '""')}"`;
}
