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

/** Reads tables of text (RFC 4180) as spreadsheets and shops write them. Pure. */

interface CsvRow {
  /** The line of the text on which the row begins, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [",", ";", "\t"] as const;

/** A quoted cell is not closed, or goes on after its closing quote. */
export class CsvError extends Error {
  override name = "CsvError";
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** A first line for spreadsheets that names the separator. */
const NAMED_SEPARATOR = /^\ufeff?sep=([,;\t])(\r\n|\r|\n)/i;

/**
 * The rows of a text, without those that are empty. Its first line says which separator it has: 'sep=;', or the one that is most
 * often in it.
 * @throws CsvError
 */
export function readCsv(text: string): CsvRow[] {
  const [head = "", named] = NAMED_SEPARATOR.exec(text) ?? [];
  const separator = named ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let line = head ? 2 : 1;
  let place = head.length || (text.startsWith("\ufeff") ? 1 : 0);
  while (place < text.length) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      const cell = text[place] === '"' ? quoted(text, place, line) : plain(text, place, separator);
      row.cells.push(cell.value);
      line += cell.lines;
      place = cell.end;
      if (text[place] !== separator) break;
      place += 1;
    }
    if (place < text.length && !/[\r\n]/.test(text[place] ?? ""))
      throw new CsvError(line, "There is text after a closing quotation mark");
    place += text.startsWith("\r\n", place) ? 2 : 1;
    line += 1;
    if (row.cells.some((cell) => cell !== "")) rows.push(row);
  }
  return rows;
}

interface Cell {
  value: string;
  /** Where the text goes on. */
  end: number;
  /** Ends of lines within it. */
  lines: number;
}

function quoted(text: string, start: number, line: number): Cell {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) throw new CsvError(line, "A quotation mark is never closed");
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const value = text.slice(start + 1, end).replaceAll('""', '"');
  return { value, end: end + 1, lines: value.match(/\r\n|\r|\n/g)?.length ?? 0 };
}

function plain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r")
    end += 1;
  return { value: text.slice(start, end), end, lines: 0 };
}

function separatorOf(text: string): string {
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
