/** The export's rows as CSV (RFC 4180), safe to open in a spreadsheet. Pure. */
import { TIER_LABELS, tierOf } from "../athletes/figures";
import type { AthleteCardView } from "./queries.server";

/** Rows of one file. */
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
  "Profile",
];

type Exported = Omit<AthleteCardView, "shortlisted">;

/** The mark tells spreadsheets that the text is UTF-8. */
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
    Number(athlete.growthRate.toFixed(2)),
    athlete.avgReach,
    `${origin}/brand/athletes/${athlete.id}`,
  ]);

const csvLine = (cells: (string | number)[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** What begins like a formula gets an apostrophe, so that a spreadsheet shows it and does not run it. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
