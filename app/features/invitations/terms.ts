/** A campaign's terms as an athlete reads them. Pure. */
import { formatDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";

export const budgetText = (pence: number | null): string =>
  pence === null ? "To be agreed" : formatMoney(pence);

export function datesText(start: string | null, end: string | null): string {
  if (start && end) return `${formatDay(start)} to ${formatDay(end)}`;
  if (start) return `From ${formatDay(start)}`;
  if (end) return `Until ${formatDay(end)}`;
  return "To be agreed";
}
