import { withMinus } from "./numbers";

const whole = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** Pence as pounds: '£1,200', '£1,200.50', '−£5'. */
export const formatMoney = (pence: number): string =>
  withMinus((pence % 100 === 0 ? whole : exact).format(pence / 100));

/** For programs that read a price: '49.00'. */
export const plainPounds = (pence: number): string => (pence / 100).toFixed(2);

/** Pounds as typed, to pence. */
export const toPence = (pounds: number): number => Math.round(pounds * 100);

/** An amount that may be a fraction of a penny: '£0.71', '£0.0040'. */
export const formatPence = (pence: number): string =>
  pence > 0 && pence < 1 ? `£${(pence / 100).toFixed(4)}` : formatMoney(Math.round(pence));
