/** CSV (RFC 4180) that is safe to open in a spreadsheet. */

/** The headings. The byte order mark tells spreadsheets that the text is UTF-8. */
export const csvStart = (headings: readonly string[]) => `\ufeff${csvLine(headings)}`;

export const csvLine = (cells: readonly (string | number)[]) =>
  `${cells.map(csvCell).join(",")}\r\n`;

/**
 * Where a cell may begin, for a reader of any separator; what it may skip there; and a sign that begins a
 * formula, in every form that a spreadsheet may take for it (full-width, small, raised and lowered).
 */
const FORMULA = /(^|[,;|\t\r\n])([\s\p{Cc}\p{Cf}\p{Co}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩])/gu;

/** An amount below zero begins like a formula and is none. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** What begins like a formula gets an apostrophe, so that a spreadsheet shows it and does not run it. */
export function csvCell(value: string | number): string {
  if (typeof value === "number" || NEGATIVE.test(value)) return String(value);
  const guarded = value.replaceAll(FORMULA, "$1'$2");
  const text = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return `"${text.replaceAll('"', '""')}"`;
}
