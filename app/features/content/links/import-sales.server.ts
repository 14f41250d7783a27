import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireParty } from "~/features/identity/accounts/actor";
import { FieldError } from "~/platform/forms";
import { countSales, latestDay, matchSales } from "./count-sales.server";
import { type FaultyLine, readSalesFile, SalesFileError } from "./sales-file";

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
