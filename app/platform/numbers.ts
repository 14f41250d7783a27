/** '1.2B', '1.2M', '44.9K', '870': one decimal from a thousand up. */
export function formatCount(n: number): string {
  if (n >= 999_950_000) return `${(n / 1_000_000_000).toFixed(1)}B`;
  if (n >= 999_950) return `${(n / 1_000_000).toFixed(1)}M`;
  if (n >= 1_000) return `${(n / 1_000).toFixed(1)}K`;
  return String(n);
}

/** Percent with one decimal: '5.8%', and '0.0%' for what is next to nothing on either side. */
export const formatPercent = (rate: number): string =>
  withMinus(`${rate.toFixed(1).replace("-0.0", "0.0")}%`);

/** Percent without decimals: '40%'. `+ 0` makes -0 a 0, whose sign Intl would write. */
export const formatWholePercent = (rate: number): string => `${formatWhole(Math.round(rate) + 0)}%`;

/** With its sign: '+12.5%', '−2.0%', and '0.0%' for what rounds to nothing. */
export function formatChange(percent: number, format = formatPercent): string {
  const text = format(percent);
  return percent > 0 && text !== format(0) ? `+${text}` : text;
}

/** A negative number with a minus, where Intl and JavaScript write a hyphen. */
export const withMinus = (text: string): string => text.replace("-", "−");

const whole = new Intl.NumberFormat("en-GB");

/** '1,204': every digit. */
export const formatWhole = (n: number): string => withMinus(whole.format(n));

/** '1 file', '1,204 files'. */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${formatWhole(n)} ${n === 1 ? one : many}`;

/** 'Ada Obi, Ben Lowe and 2 more'. @param total of which `names` are the first */
export function listNames(names: readonly string[], total: number): string {
  const all = total > names.length ? [...names, `${total - names.length} more`] : names;
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(" and ");
}
