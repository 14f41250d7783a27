const whole = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** Pence as pounds: '£1,200', '£1,200.50'. */
export const formatMoney = (pence: number): string =>
  (pence % 100 === 0 ? whole : exact).format(pence / 100);

/** Pounds as typed, to pence. */
export const toPence = (pounds: number): number => Math.round(pounds * 100);
