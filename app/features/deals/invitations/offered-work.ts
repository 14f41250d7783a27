/** What an invitation offers: the deliverables that the brand chose, and their text in the notice. Pure. */
import { deliverableLine } from "~/features/campaigns/terms/deliverables";
import { formatDay } from "~/platform/dates";
import { FieldError } from "~/platform/forms";
import type { Deliverable } from "~db/terms";
import type { Invitable } from "./invitable.server";
import type { Invite } from "./schema";

/** How many deliverables a notice names. The invitation lists them all. */
const NAMED = 3;

/** What the work is and when, as sentences that begin with a space; empty where the brief says neither. */
export function termsText(
  deliverables: readonly string[],
  { startDate, endDate }: Pick<Invitable["campaign"], "startDate" | "endDate">,
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

/**
 * The rows of the brief whose lines were chosen.
 * @throws FieldError when the brief lists deliverables, and none or another campaign's were chosen
 */
export function chosenDeliverables(
  { deliverables }: { deliverables: Deliverable[] },
  { deliverables: chosen, allDeliverables }: Pick<Invite, "deliverables" | "allDeliverables">,
) {
  if (allDeliverables && chosen.length === 0) return deliverables;
  const lines = deliverables.map(deliverableLine);
  const agreed = deliverables.filter((_, i) => chosen.includes(lines[i] ?? ""));
  if (chosen.some((one) => !lines.includes(one)))
    throw new FieldError({
      deliverables: ["These are this campaign's deliverables. Please check them"],
    });
  if (deliverables.length > 0 && agreed.length === 0)
    throw new FieldError({ deliverables: ["Please select at least one deliverable"] });
  return agreed;
}
