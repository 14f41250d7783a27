import { datesText } from "~/features/deals/invitations/terms";
import { daysLeft } from "~/features/deals/rights/days";
import { plural } from "~/platform/numbers";

const SOON_DAYS = 30;

/** '3 days left' of a running campaign that ends soon; of any other its dates, or nothing. Pure. */
export function campaignTimeText(
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
  today: string,
): string {
  const days = endDate ? daysLeft(endDate, today) : Number.POSITIVE_INFINITY;
  if (days === 0) return "Last day today";
  const isRunning = startDate === null || startDate <= today;
  if (isRunning && days <= SOON_DAYS) return `${plural(days, "day")} left`;
  return startDate || endDate ? datesText(startDate, endDate) : "";
}
