import { PLATFORM_NAMES } from "../channels/channel";
import { type Source, typedBy } from "../channels/sources";
import { exactly, type Range, sumOf, typed } from "./range";
import type { DealRow, PieceRow } from "./rows.server";

/** What is known of one number of a report, who says so, or why nothing is known. Pure. */
export type Measure =
  | { range: Range; sources: Source[]; reason: null }
  | { range: null; sources: Source[]; reason: string };

export type PieceFigure = "impressions" | "reach" | "engagements" | "clicks" | "views";

const unknown = (reason: string): Measure => ({ range: null, sources: [], reason });
const NOT_POSTED = "Nothing has been posted yet.";

/** A measured number stands for itself; a typed one for a range. */
export function pieceRange(piece: PieceRow, figure: PieceFigure): Range | null {
  const n = piece[figure];
  if (n === null) return null;
  return piece.source === "typed" ? typed(n) : exactly(n);
}

const list = new Intl.ListFormat("en-GB");

/** Which platforms say so, and what athletes typed, with the age of the oldest. */
function sourcesOf(pieces: readonly PieceRow[]): Source[] {
  const part = (some: PieceRow[], source: Omit<Source, "at">): Source[] =>
    some.length > 0
      ? [{ ...source, at: Math.min(...some.map(({ takenAt }) => takenAt ?? 0)) }]
      : [];
  const read = pieces.filter(({ source }) => source !== "typed");
  const names = new Set(read.map(({ platform }) => platform && PLATFORM_NAMES[platform]));
  return [
    ...part(read, {
      text: `From ${list.format([...names].map((name) => name ?? "the platform"))},`,
    }),
    ...part(
      pieces.filter(({ source }) => source === "typed"),
      typedBy("the athlete"),
    ),
  ];
}

/** What pieces whose number is not known may have brought: nothing, or as much as the best of the known ones. */
const missingRange = (known: readonly Range[], missing: number): Range => ({
  low: 0,
  high: missing * Math.max(...known.map(({ high }) => high)),
});

/**
 * A number of several pieces together. People reached by one piece may be those reached by another, so reach is no sum: at least
 * the largest, at most the sum.
 */
export function measureOf(pieces: readonly PieceRow[], figure: PieceFigure): Measure {
  if (pieces.length === 0) return unknown(NOT_POSTED);
  const counted = pieces.filter((piece) => piece[figure] !== null);
  const known = counted.flatMap((piece) => pieceRange(piece, figure) ?? []);
  if (known.length === 0) return unknown("The posts have no such figures yet.");
  const all = sumOf([...known, missingRange(known, pieces.length - known.length)]);
  const low = figure === "reach" ? Math.max(...known.map((range) => range.low)) : all.low;
  return { range: { low, high: all.high }, sources: sourcesOf(counted), reason: null };
}

/** Clicks on the athlete's short link; without one, those that the platform tells of. Never both: a click may be in each. */
export function clicksOf(deal: DealRow, pieces: readonly PieceRow[]): Measure {
  if (deal.linkedAt === null) {
    const told = measureOf(pieces, "clicks");
    return told.range
      ? told
      : unknown("There is no short link, and the platforms report no clicks.");
  }
  const source = deal.clickedOn
    ? { text: "Counted on the short link, last", at: Date.parse(deal.clickedOn) }
    : { text: "Counted on the short link, made", at: deal.linkedAt };
  return { range: exactly(deal.clicks), sources: [source], reason: null };
}

/** Orders or revenue with the athlete's discount code, as the brand reports them. */
export function salesOf(deal: DealRow, of: "orders" | "revenue"): Measure {
  if (deal.codedAt === null) return unknown("There is no discount code.");
  if (deal.reportedAt === null) return unknown("No sales have been reported for the code.");
  const source = { text: "Reported by the brand,", at: deal.reportedAt };
  return { range: exactly(deal[of]), sources: [source], reason: null };
}
