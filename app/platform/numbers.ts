/** An optional sign and pound sign; thousands in threes, if they are separated; decimals after a point. */
const NUMBER = /^([-−]?)£?\s*((?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,10})?|\.\d{1,10})$/;

/** '2500', '2,500' and '£2,500.50' as a number; NaN for what can be read in another way, or in none. */
export function parseNumber(typed: string): number {
  const [, sign, digits] = NUMBER.exec(typed.normalize("NFKC").trim()) ?? [];
  const size = digits === undefined ? Number.NaN : Number(digits.replaceAll(",", ""));
  return sign ? -size : size;
}

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** '840 KB', '3.2 MB', '412 MB', '1.4 GB', '5 GB'. */
export function bytesText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  return Math.round(bytes / MEGABYTE) < 1024
    ? inUnit(bytes / MEGABYTE, "MB")
    : inUnit(bytes / GIGABYTE, "GB");
}

const inUnit = (n: number, unit: string) =>
  `${n < 10 ? n.toFixed(1).replace(/\.0$/, "") : Math.round(n)} ${unit}`;

/** '1.2B', '1.2M', '44.9K', '870': one decimal from a thousand up. */
export function formatCount(n: number): string {
  if (n >= 999_950_000) return `${(n / 1_000_000_000).toFixed(1)}B`;
  if (n >= 999_950) return `${(n / 1_000_000).toFixed(1)}M`;
  if (n >= 1_000) return `${(n / 1_000).toFixed(1)}K`;
  return String(n);
}

/** Percent with one decimal: '5.8%', and '0.0%' for what is next to nothing on either side. */
export const formatPercent = (rate: number): string => `${rate.toFixed(1).replace("-0.0", "0.0")}%`;

const whole = new Intl.NumberFormat("en-GB");

/** '1,204': every digit. */
export const formatWhole = (n: number): string => whole.format(n);

/** '1 file', '1,204 files'. */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${formatWhole(n)} ${n === 1 ? one : many}`;
