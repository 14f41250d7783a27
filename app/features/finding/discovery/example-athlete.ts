import { formatMoney } from "~/platform/money";

/** A row of an empty list of athletes. */
export const EXAMPLE_ATHLETE = [
  "Rosie Calder",
  "Trail running · Leeds · 48.2K followers",
  `From ${formatMoney(45000)}`,
] as const;
