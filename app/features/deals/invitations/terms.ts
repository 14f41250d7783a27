/** A campaign's terms as text. Pure. */
import { formatDay } from "~/platform/dates";
import { FieldError } from "~/platform/forms";
import type { Invite } from "./schema";

/** How many deliverables a notice names. The invitation lists them all. */
const NAMED = 3;

/** What the work is and when, as sentences that begin with a space; empty where the brief says neither. */
export function termsText(
  deliverables: readonly string[],
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
): string {
  const more = deliverables.length - NAMED;
  const named = [...deliverables.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(", ");
  const days =
    startDate && endDate
      ? `from ${formatDay(startDate)} to ${formatDay(endDate)}`
      : startDate
        ? `from ${formatDay(startDate)}`
        : endDate && `until ${formatDay(endDate)}`;
  return `${named && ` What they ask for: ${named}.`}${days ? ` The campaign runs ${days}.` : ""}`;
}

/** @throws FieldError when the brief lists deliverables, and none or another campaign's were chosen */
export function chosenDeliverables(
  { deliverables }: { deliverables: string[] },
  { deliverables: chosen, allDeliverables }: Pick<Invite, "deliverables" | "allDeliverables">,
) {
  if (allDeliverables && chosen.length === 0) return deliverables;
  const agreed = deliverables.filter((deliverable) => chosen.includes(deliverable));
  if (chosen.some((one) => !deliverables.includes(one)))
    throw new FieldError({
      deliverables: ["These are this campaign's deliverables. Please check them"],
    });
  if (deliverables.length > 0 && agreed.length === 0)
    throw new FieldError({ deliverables: ["Please select at least one deliverable"] });
  return agreed;
}

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

/** The brief as this athlete's: an invitation may ask for a part of the deliverables. */
export const briefFor = <
  C extends { deliverables: string[]; invitation: { deliverables: string[] } | null },
>(
  campaign: C,
): C => ({ ...campaign, deliverables: (campaign.invitation ?? campaign).deliverables });
