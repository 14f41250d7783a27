import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { CsvError, readCsv } from "~/platform/csv";
import { FieldError } from "~/platform/forms";
import { countSales, latestDay, matchSales } from "./count-sales.server";
import { detectDateOrder, readSale, type Sale, SaleError, type SentSale } from "./sale";

const MAX_SALES = 10_000;

const COLUMNS = ["code", "date", "orders", "revenue", "reference"] as const;
const REQUIRED = ["code", "date", "revenue", "reference"] as const;

interface FaultyLine {
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

/** What a page shows of a file before it counts. */
const SHOWN_SALES = 10;
const SHOWN_FAULTS = 50;

async function readAndMatchSales(ctx: CommandContext, text: string) {
  requireParty(ctx, "brand");
  const file = readOrRefuse(text, latestDay(ctx.now));
  const { unknown, counted } = await matchSales(ctx, file.sales);
  const unknownCodes: FaultyLine[] = file.sales
    .filter((_, place) => unknown.has(place))
    .map(({ line, code }) => ({ line, reason: `Code: you have given no athlete ${code}` }));
  return {
    fresh: file.sales.filter((_, place) => !unknown.has(place) && !counted.has(place)),
    countedBefore: counted.size,
    faulty: [...file.faulty, ...unknownCodes].sort((a, b) => a.line - b.line),
  };
}

function readOrRefuse(text: string, latest: string) {
  try {
    return readSalesFile(text, latest);
  } catch (error) {
    if (error instanceof SalesFileError) throw new FieldError({ text: [error.message] });
    throw error;
  }
}

/**
 * What a file would count.
 * @throws FieldError at `text` when it can't be read at all
 */
export async function previewSales(ctx: CommandContext, text: string) {
  const { fresh, countedBefore, faulty } = await readAndMatchSales(ctx, text);
  return {
    text,
    first: fresh.slice(0, SHOWN_SALES),
    sales: fresh.length,
    orders: fresh.reduce((sum, { orders }) => sum + orders, 0),
    revenue: fresh.reduce((sum, { revenue }) => sum + revenue, 0),
    refunds: fresh.filter(({ refund }) => refund).length,
    countedBefore,
    faulty: faulty.slice(0, SHOWN_FAULTS),
    faultyCount: faulty.length,
  };
}

export type SalesPreview = Awaited<ReturnType<typeof previewSales>>;

/** Counts what the preview said, from the same text, which is read and checked once more. */
export async function importSales(ctx: CommandContext, text: string) {
  const { fresh, countedBefore, faulty } = await readAndMatchSales(ctx, text);
  const counted = fresh.length === 0 ? 0 : await countSales(ctx, fresh, "csv");
  return { counted, countedBefore: countedBefore + fresh.length - counted, faulty: faulty.length };
}
