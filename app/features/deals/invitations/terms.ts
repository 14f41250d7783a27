/** A campaign's terms as text. Pure. */
import { formatDay } from "~/platform/dates";

const SPORTS_NAMED = 5;

/** Names the first sports; the campaign page lists all. */
export function sportsText(sports: string[]): string {
  const more = sports.length - SPORTS_NAMED;
  const named = sports.slice(0, SPORTS_NAMED).join(", ");
  return more > 0 ? `${named} and ${more} more` : named;
}

export function datesText(start: string | null, end: string | null): string {
  if (start && end) return `${formatDay(start)} to ${formatDay(end)}`;
  if (start) return `From ${formatDay(start)}`;
  if (end) return `Until ${formatDay(end)}`;
  return "To be agreed";
}
