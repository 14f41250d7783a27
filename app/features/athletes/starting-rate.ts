import { formatMoney } from "~/platform/money";

/**
 * 'From £250', unbroken: what an athlete's fee starts from, pence; null when none is stated. Loaders say it, so that
 * lists load no script for it. Not for public pages.
 */
export const startingFrom = (pence: number | null): string | null =>
  pence === null ? null : `From\u00a0${formatMoney(pence)}`;

/** The same for a long list, whose page is lighter without a field for those who state none. */
export const shownRate = (pence: number | null): { from?: string } =>
  pence === null ? {} : { from: `${startingFrom(pence)}` };
