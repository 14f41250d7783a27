/** An optional sign and pound sign; thousands in threes, if they are separated; decimals after a point. */
const NUMBER = /^([-−]?)£?\s*((?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,10})?|\.\d{1,10})$/;

/** '2500', '2,500' and '£2,500.50' as a number; NaN for what can be read in another way, or in none. */
export function parseNumber(typed: string): number {
  const [, sign, digits] = NUMBER.exec(typed.normalize("NFKC").trim()) ?? [];
  const size = digits === undefined ? Number.NaN : Number(digits.replaceAll(",", ""));
  return sign ? -size : size;
}
