import { type Source, typedSource } from "~/features/profiles/channels/sources";
import { platformName } from "~/features/reference/platforms/platform-names";
import { estimatedRange, exactRange, type Range, sumOf } from "./range";
import type { ContentRow, DealRow } from "./report-rows.server";

/** What is known of one number of a report, who says so, or why nothing is known. Pure. */
export type Measure =
  | { range: Range; sources: Source[]; unread: number; reason: null }
  | { range: null; sources: Source[]; unread: number; reason: string };

export type ContentFigure = "impressions" | "reach" | "engagements" | "clicks" | "views";

const unknown = (reason: string): Measure => ({ range: null, sources: [], unread: 0, reason });
const NOT_POSTED = "Nothing has been posted yet.";

/** A measured number stands for itself; a typed one for a range. */
export function contentRange(post: ContentRow, figure: ContentFigure): Range | null {
  const n = post[figure];
  if (n === null) return null;
  return post.source === "typed" ? estimatedRange(n) : exactRange(n);
}

const list = new Intl.ListFormat("en-GB");

/** Which platforms say so, and what athletes typed, with the age of the oldest. */
function sourcesOf(posts: readonly ContentRow[]): Source[] {
  const part = (some: ContentRow[], source: Omit<Source, "at">): Source[] =>
    some.length > 0
      ? [{ ...source, at: Math.min(...some.map(({ takenAt }) => takenAt ?? 0)) }]
      : [];
  const read = posts.filter(({ source }) => source !== "typed");
  const names = new Set(read.map(({ platform }) => platform && platformName(platform)));
  return [
    ...part(read, {
      text: `From ${list.format([...names].map((name) => name ?? "the platform"))},`,
    }),
    ...part(
      posts.filter(({ source }) => source === "typed"),
      typedSource("the athlete"),
    ),
  ];
}

/** The sum over the posts whose number is known. Nothing is assumed of the others: `unread` counts them. */
export function measureOf(posts: readonly ContentRow[], figure: ContentFigure): Measure {
  if (posts.length === 0) return unknown(NOT_POSTED);
  const counted = posts.filter((post) => post[figure] !== null);
  const known = counted.flatMap((post) => contentRange(post, figure) ?? []);
  if (known.length === 0) return unknown("The posts have no figures for this yet.");
  const unread = posts.length - known.length;
  return { range: sumOf(known), sources: sourcesOf(counted), unread, reason: null };
}

/**
 * Clicks on the athlete's short link; without one, those that the platform tells of. Never both: a click may be in each. Before
 * the first post, none have been missed: nothing is known, so the fee stays out of the cost of a click.
 */
export function clicksOf(deal: DealRow, posts: readonly ContentRow[]): Measure {
  if (posts.length === 0 && deal.clicks === 0) return unknown(NOT_POSTED);
  if (deal.linkedAt === null) {
    const reported = measureOf(posts, "clicks");
    return reported.range
      ? reported
      : unknown("There is no short link, and the platforms report no clicks.");
  }
  const source = deal.clickedOn
    ? ({
        text: "Counted on the short link, last on",
        at: Date.parse(deal.clickedOn),
        isDay: true,
      } as const)
    : { text: "Counted on the short link, made", at: deal.linkedAt };
  return { range: exactRange(deal.clicks), sources: [source], unread: 0, reason: null };
}

/** Orders or revenue with the athlete's discount code, as the brand reports them. */
export function salesOf(
  deal: DealRow,
  posts: readonly ContentRow[],
  of: "orders" | "revenue",
): Measure {
  if (posts.length === 0 && deal.orders === 0) return unknown(NOT_POSTED);
  if (deal.codedAt === null) return unknown("There is no discount code.");
  if (deal.reportedAt === null) return unknown("No sales have been reported for the code.");
  const source = { text: "Reported by the brand,", at: deal.reportedAt };
  return { range: exactRange(deal[of]), sources: [source], unread: 0, reason: null };
}
