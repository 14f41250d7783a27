import { addDays } from "~/features/campaigns/deadlines/business-days";
import { platformName } from "~/features/profiles/channels/platforms";
import { POST_RULES } from "~/features/profiles/channels/post-rules";
/** The terms of a contract as data, the words for each choice, and what a brand's form begins with. Pure. */
import type { DeliverableFormat, ProductCategory } from "~db/constants";
import { type StandardTerms, USUAL_TERMS } from "~db/terms";
import { type Deliverable, deliverablesIn, neededFor } from "../deals/deliverables";

export const LAWS = ["england_wales", "scotland", "northern_ireland"] as const;
export type Law = (typeof LAWS)[number];

/** What an invitation carries, and what contracts add to it. */
export interface Terms extends StandardTerms {
  /** Pence. */
  fee: number;
  deliverables: Deliverable[];
  /** Days of notice with which either side may end the contract. */
  noticeDays: number;
  /** Percent of the fee that the brand owes if it ends the contract before the work is approved. */
  cancellationFee: number;
  law: Law;
  /** What kind of product the work promotes; null if nobody said. */
  category: ProductCategory | null;
}

export const FORMAT_NAMES: Record<DeliverableFormat, [one: string, many: string]> = {
  post: ["post", "posts"],
  story: ["story", "stories"],
  reel: ["reel or short clip", "reels or short clips"],
  video: ["video", "videos"],
  live: ["live stream", "live streams"],
  other: ["piece", "pieces"],
};

export const LAW_NAMES: Record<Law, string> = {
  england_wales: "England and Wales",
  scotland: "Scotland",
  northern_ireland: "Northern Ireland",
};

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

/** The terms of a contract for an accepted invitation. What no invitation says is as usual. */
export function termsOf(agreed: {
  fee: number;
  deliverables: readonly string[];
  endDate: string | null;
  terms?: StandardTerms;
  category?: ProductCategory | null;
}): Terms {
  return {
    ...(agreed.terms ?? USUAL_TERMS),
    fee: agreed.fee,
    deliverables: deliverablesIn(agreed.deliverables).map((one) => ({
      ...one,
      due: agreed.endDate && addDays(agreed.endDate, -REVIEW_DAYS),
    })),
    noticeDays: 14,
    cancellationFee: 50,
    law: "england_wales",
    category: agreed.category ?? null,
  };
}
