import { formatMoney } from "~/platform/money";

/**
 * 'From £250', unbroken: what an athlete's fee starts from, pence; null when none is stated. Loaders format it, so that
 * lists load no script for it. Not for public pages.
 */
export const formatStartingRate = (pence: number | null): string | null =>
  pence === null ? null : `From\u00a0${formatMoney(pence)}`;

/** The same for a long list: an athlete without a rate gets no field, which keeps the page light. */
export const toStartingRate = (pence: number | null): { from?: string } =>
  pence === null ? {} : { from: `${formatStartingRate(pence)}` };
