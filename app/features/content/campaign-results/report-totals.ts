import { countText, moneyText } from "./range";

/** What a report adds up, and how each sum is written. */
export const REPORT_TOTALS = [
  ["reach", "People reached", countText],
  ["impressions", "Impressions", countText],
  ["engagements", "Engagements", countText],
  ["views", "Views", countText],
  ["clicks", "Clicks", countText],
  ["orders", "Orders", countText],
  ["revenue", "Revenue", moneyText],
] as const;
