import { CsvError, readCsv } from "~/platform/csv-reader";
import { detectDateOrder, readSale, type Sale, SaleError, type SentSale } from "./sale";

const MAX_SALES = 10_000;

const COLUMNS = ["code", "date", "orders", "revenue", "reference"] as const;
const REQUIRED = ["code", "date", "revenue", "reference"] as const;

export interface FaultyLine {
  line: number;
  reason: string;
}

export interface SalesFile {
  sales: (Sale & { line: number })[];
  faulty: FaultyLine[];
}

/** The whole file can't be read. */
export class SalesFileError extends Error {
  override name = "SalesFileError";
}

/**
 * Reads a table of sales. A line that can't be read is left out, with the reason. Pure.
 * @param latest the last day that has begun anywhere
 * @throws SalesFileError
 */
export function readSalesFile(text: string, latest: string): SalesFile {
  const [head, ...rows] = rowsOf(text);
  const headings = head?.cells.map(headingOf) ?? [];
  const missing = REQUIRED.filter((name) => !headings.includes(name));
  if (missing.length > 0)
    throw new SalesFileError(
      `The first line must name the columns. ${missing.length === 1 ? "This one is" : "These are"} missing: ${missing.join(", ")}`,
    );
  const twice = COLUMNS.find((name) => headings.indexOf(name) !== headings.lastIndexOf(name));
  if (twice) throw new SalesFileError(`Two columns are called “${twice}”. Remove one of them`);
  if (rows.length === 0) throw new SalesFileError("There are no sales below the first line");
  if (rows.length > MAX_SALES)
    throw new SalesFileError("Send at most 10,000 lines at a time: divide the file");
  const file: SalesFile = { sales: [], faulty: [] };
  const firstLines = new Map<string, number>();
  const order = detectDateOrder(rows.map(({ cells }) => cells[headings.indexOf("date")] ?? ""));
  for (const { line, cells } of rows) {
    const cell = (name: string) => cells[headings.indexOf(name)] ?? "";
    const sent = Object.fromEntries(COLUMNS.map((name) => [name, cell(name)])) as SentSale;
    try {
      const sale = readSale(sent, latest, order);
      const key = `${sale.code} ${sale.refund} ${sale.reference}`;
      const before = firstLines.get(key);
      if (before) throw new SaleError(`Reference: the same as on line ${before}`);
      firstLines.set(key, line);
      file.sales.push({ ...sale, line });
    } catch (error) {
      if (!(error instanceof SaleError)) throw error;
      file.faulty.push({ line, reason: error.message });
    }
  }
  return file;
}

function rowsOf(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SalesFileError(`Line ${error.line}: ${error.message.toLowerCase()}`);
  }
}

/** 'Revenue (£)' is revenue. */
const headingOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(.*\)|£/g, "")
    .trim();
