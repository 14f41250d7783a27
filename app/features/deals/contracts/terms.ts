import { addDays } from "~/features/campaigns/deadlines/business-days";
import { platformName } from "~/features/profiles/channels/platforms";
import { POST_RULES } from "~/features/profiles/channels/post-rules";
import { plural } from "~/platform/numbers";
/** The terms of a contract as data, the words for each choice, and what a brand's form begins with. Pure. */
import type { DeliverableFormat, ProductCategory, Territory } from "~db/constants";
import { type Deliverable, deliverablesIn, neededFor } from "../deals/deliverables";
import { type Milestone, ON_APPROVAL } from "./milestones";

/** What the brand may do with approved content on its own. */
export const USES = ["none", "organic", "paid"] as const;
export type Use = (typeof USES)[number];

export const LAWS = ["england_wales", "scotland", "northern_ireland"] as const;
export type Law = (typeof LAWS)[number];

export interface Terms {
  /** Pence. */
  fee: number;
  /** The payments in which the fee is paid, up to five. */
  milestones: Milestone[];
  deliverables: Deliverable[];
  /** How often the brand may ask for changes to a content item. */
  revisions: number;
  use: Use;
  /** How long the brand may use the content after it is posted; 0 without such a right. */
  useMonths: number;
  useTerritory: Territory;
  /** Null: the athlete may work for anyone. */
  exclusiveIn: ProductCategory | null;
  /** From the day on which both have signed; 0 without exclusivity. */
  exclusiveMonths: number;
  exclusiveTerritory: Territory;
  /** Days of notice with which either side may end the contract. */
  noticeDays: number;
  /** Percent of the fee that the brand owes if it ends the contract before the work is approved. */
  cancellationFee: number;
  law: Law;
  /** What kind of product the work promotes; null if nobody said. */
  category: ProductCategory | null;
}

/** A term as the contract shows it. */
export interface Term {
  /** Stays the same from version to version. */
  key: string;
  label: string;
  value: string;
}

export const FORMAT_NAMES: Record<DeliverableFormat, [one: string, many: string]> = {
  post: ["post", "posts"],
  story: ["story", "stories"],
  reel: ["reel or short clip", "reels or short clips"],
  video: ["video", "videos"],
  live: ["live stream", "live streams"],
  other: ["piece", "pieces"],
};

export const USE_NAMES: Record<Use, string> = {
  none: "Not at all",
  organic: "On its own channels, without paid promotion",
  paid: "On its own channels and in paid ads",
};

export const LAW_NAMES: Record<Law, string> = {
  england_wales: "England and Wales",
  scotland: "Scotland",
  northern_ireland: "Northern Ireland",
};

export const monthsText = (n: number): string => plural(n, "month");
export const daysText = (n: number): string => plural(n, "day");
export const roundsText = (n: number): string => (n === 0 ? "None" : plural(n, "round"));

/** '2 Instagram stories'; what has no format of its own in the words of the brief: '1 blog review'. */
export function deliverableText({ count, platform, format, note }: Deliverable): string {
  if (format === "other" && note) return neededFor(note) === count ? note : `${count} × ${note}`;
  const names = format === "reel" ? POST_RULES[platform].clip : FORMAT_NAMES[format];
  return `${count} ${platformName(platform)} ${names[count === 1 ? 0 : 1]}`;
}

/** Content names a deliverable by the words of the brief that it was made of, or else by the contract's. */
export const namedDeliverables = ({ deliverables }: Pick<Terms, "deliverables">): Deliverable[] =>
  deliverables.map((one) => ({ ...one, note: one.note ?? deliverableText(one) }));

/** Days before the end of a campaign by which its work is to be sent, so that there is time to review and to post it. */
const REVIEW_DAYS = 3;

/** What an invitation agreed on, with the usual terms for the rest. */
export function termsOf(agreed: {
  fee: number;
  deliverables: readonly string[];
  endDate: string | null;
  category?: ProductCategory | null;
}): Terms {
  return {
    fee: agreed.fee,
    milestones: [ON_APPROVAL],
    deliverables: deliverablesIn(agreed.deliverables).map((one) => ({
      ...one,
      due: agreed.endDate && addDays(agreed.endDate, -REVIEW_DAYS),
    })),
    revisions: 2,
    use: "organic",
    useMonths: 6,
    useTerritory: "uk",
    exclusiveIn: null,
    exclusiveMonths: 0,
    exclusiveTerritory: "uk",
    noticeDays: 14,
    cancellationFee: 50,
    law: "england_wales",
    category: agreed.category ?? null,
  };
}
