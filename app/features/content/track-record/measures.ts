/** What the ended deals of a person come to. Counts and medians, and no verdict. Pure. */

import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { ATHLETE_MEASURES, BRAND_MEASURES, type Side, type TrackMeasure } from "~db/constants";

/** How long something took: 'within an hour', '5 hours', '3 days'. @param ms milliseconds */
function formatLength(ms: number): string {
  if (ms < HOUR_MS) return "within an hour";
  const [n, unit] = ms < 2 * DAY_MS ? [ms / HOUR_MS, "hour"] : [ms / DAY_MS, "day"];
  const rounded = Math.round(n);
  return `${rounded} ${unit}${rounded === 1 ? "" : "s"}`;
}

/** With fewer ended deals nothing is shown to others, because one deal would say too much. */
const FEWEST_DEALS = 5;

/** With fewer on the other side nothing is shown either: two who work together could make up any record. */
const FEWEST_OTHERS = 3;

/** What a record is measured from: ended deals, and how many of the other side they were made with. */
interface Basis {
  side: Side;
  deals: number;
  others: number;
}

export const isShownToOthers = ({ deals, others }: Basis) =>
  deals >= FEWEST_DEALS && others >= FEWEST_OTHERS;

/** '5 deals with 3 brands' */
export const basisText = ({ side, deals, others }: Basis) =>
  `${plural(deals, "deal")} with ${plural(others, side === "athlete" ? "brand" : "athlete")}`;

/** The fewest deals, and others, from which a record is shown. */
export const leastOf = (side: Side): Basis => ({
  side,
  deals: FEWEST_DEALS,
  others: FEWEST_OTHERS,
});

/** How long an ended deal counts: 24 months. A contest is kept as long, from its decision. */
export const PERIOD_DAYS = 730;

/** A deal of an athlete that has ended. */
export interface AthleteDeal {
  id: string;
  /** How many content items were agreed, and how many of them the brand had by the campaign's last day. */
  agreed: number;
  onTime: number;
  /** Content items that the brand approved, and how often it had asked for changes to them. */
  approved: number;
  rounds: number;
  /** Engagements that both expected, and those that platforms told; null: not known. */
  expected: number | null;
  engagements: number | null;
}

/** A deal of a brand that has ended. */
export interface BrandDeal {
  id: string;
  /** When both had agreed, and when the first payment was held (ms); null: it never was. */
  agreedAt: number;
  fundedAt: number | null;
  /** A fee was agreed, and the work was not called off before it was paid for. */
  isPayable: boolean;
  /** The brand changed the brief or had the contract amended after both had agreed. */
  isChanged: boolean;
  /** Disputes that our team ruled on, and those not in the brand's favour. */
  ruled: number;
  lost: number;
}

/** A measure with its counts, in the words that both sides read. */
export interface Measured {
  measure: TrackMeasure;
  /** 'Delivered on time' */
  name: string;
  /** '9 of 10 content items on time' */
  text: string;
}

/** Deals that are left out of a measure, because a contest was answered so. */
export type LeftOut = readonly { measure: TrackMeasure; dealId: string }[];

const sum = <D>(deals: readonly D[], of: (deal: D) => number) =>
  deals.reduce((total, deal) => total + of(deal), 0);

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

const NONE = "Nothing to measure yet";

type Rule<D> = { measure: TrackMeasure; name: string; say: (deals: readonly D[]) => string };

const ATHLETE: readonly Rule<AthleteDeal>[] = [
  {
    measure: "on_time",
    name: "Delivered on time",
    say(deals) {
      const agreed = sum(deals, (deal) => deal.agreed);
      return agreed === 0
        ? NONE
        : `${sum(deals, ({ onTime }) => onTime)} of ${plural(agreed, "content item")} on time`;
    },
  },
  {
    measure: "revisions",
    name: "Rounds of changes",
    say(deals) {
      const [contentItems, rounds] = [
        sum(deals, ({ approved }) => approved),
        sum(deals, (deal) => deal.rounds),
      ];
      return contentItems === 0
        ? NONE
        : rounds === 0
          ? `None on ${plural(contentItems, "approved content item")}`
          : `${(rounds / contentItems).toFixed(1)} per content item (${plural(rounds, "round")} on ${contentItems} approved)`;
    },
  },
  {
    measure: "forecast",
    name: "Results against forecast",
    say(deals) {
      const known = deals.flatMap(({ expected, engagements }) =>
        expected !== null && expected > 0 && engagements !== null
          ? [{ expected, engagements }]
          : [],
      );
      if (known.length === 0) return NONE;
      const share =
        (sum(known, ({ engagements }) => engagements) / sum(known, ({ expected }) => expected)) *
        100;
      const reached = known.filter(({ expected, engagements }) => engagements >= expected).length;
      return `${Math.round(share)}% of the engagements expected (${reached} of ${plural(known.length, "deal")} reached them)`;
    },
  },
];

const BRAND: readonly Rule<BrandDeal>[] = [
  {
    measure: "paid",
    name: "Time to pay",
    say(deals) {
      const payable = deals.filter(({ isPayable }) => isPayable);
      if (payable.length === 0) return NONE;
      const took = payable.flatMap(({ agreedAt, fundedAt }) =>
        fundedAt === null ? [] : [Math.max(0, fundedAt - agreedAt)],
      );
      const counts = `Paid in up front in ${took.length} of ${plural(payable.length, "deal")}`;
      return took.length === 0
        ? counts
        : `${counts}, typically ${formatLength(median(took))} after both agreed`;
    },
  },
  {
    measure: "changes",
    name: "Changes after agreeing",
    say: (deals) =>
      deals.length === 0
        ? NONE
        : `${deals.filter(({ isChanged }) => isChanged).length} of ${plural(deals.length, "deal")} changed`,
  },
  {
    measure: "disputes",
    name: "Disputes",
    say(deals) {
      const ruled = sum(deals, (deal) => deal.ruled);
      return ruled === 0
        ? `No disputes decided in ${plural(deals.length, "deal")}`
        : `${sum(deals, ({ lost }) => lost)} of ${plural(ruled, "ruling")} not in the brand's favour`;
    },
  },
];

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((total, value) => total + value, 0) / middle.length;
}

const measured = <D extends { id: string }>(
  rules: readonly Rule<D>[],
  deals: readonly D[],
  leftOut: LeftOut,
): Measured[] =>
  rules.map(({ measure, name, say }) => ({
    measure,
    name,
    text: say(
      deals.filter(
        ({ id }) => !leftOut.some((out) => out.measure === measure && out.dealId === id),
      ),
    ),
  }));

export const athleteMeasures = (deals: readonly AthleteDeal[], leftOut: LeftOut) =>
  measured(ATHLETE, deals, leftOut);

export const brandMeasures = (deals: readonly BrandDeal[], leftOut: LeftOut) =>
  measured(BRAND, deals, leftOut);

/** '9 of 10 content items on time' */
export const punctualityIn = (measures: readonly Measured[]): string | null =>
  measures.find(({ measure: name }) => name === "on_time")?.text ?? null;

/** What can be contested, by side. */
export const MEASURES: Record<Side, readonly TrackMeasure[]> = {
  athlete: ATHLETE_MEASURES,
  brand: BRAND_MEASURES,
};

export const NAMES = Object.fromEntries(
  [...ATHLETE, ...BRAND].map(({ measure, name }) => [measure, name]),
) as Record<TrackMeasure, string>;

/** Which deals count, in the words that both sides read. */
export const COUNTED: Record<Side, string> = {
  athlete:
    "Deals that lasted a day or more, and whose fee was paid through us or whose brand is verified.",
  brand: "Deals that lasted a day or more, and that have a fee or whose brand is verified.",
};

/** What each measure counts, in the words that both sides read. */
export const DEFINITIONS: Record<Side, readonly { name: string; text: string }[]> = {
  athlete: [
    {
      name: NAMES.on_time,
      text: "Of the content items agreed, those the brand first received by the campaign's last day. Items never finished don't count as on time.",
    },
    {
      name: NAMES.revisions,
      text: "How often brands asked for changes to content items they went on to approve.",
    },
    {
      name: NAMES.forecast,
      text: "Engagements the platforms report for the posts, against those expected when both agreed. Figures entered by hand don't count.",
    },
  ],
  brand: [
    {
      name: NAMES.paid,
      text: "The median time from both agreeing to the first payment being held for the athlete. Deals without a fee, or called off before any payment, don't count.",
    },
    {
      name: NAMES.changes,
      text: "Deals where the brand changed the brief, or had the contract amended, after both agreed.",
    },
    {
      name: NAMES.disputes,
      text: "Only disputes our team ruled on count, not those the two settled. A ruling is not in the brand's favour if the brand filed the dispute and we took no action. If the athlete filed it, that is any ruling except no action, a refund, a new version or mediation.",
    },
  ],
};
