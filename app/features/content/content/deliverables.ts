/** What of a deal has been delivered. Pure. */

import type { DealDeliverable } from "~/features/deals/deals/deliverables";
import type { ContentStatus, Platform } from "~db/constants";
import { APPROVED_STATUSES } from "./status-tables";

/** A content item, as far as a deal's progress goes. */
export interface AgreedContentItem {
  id: string;
  title: string;
  status: ContentStatus;
  /** The deliverable that it names. */
  deliverable: string | null;
  /** How many things it holds: its files or its links, at least one. */
  items: number;
}

interface DeliverableProgress {
  deliverable: string;
  platform: Platform | null;
  needed: number;
  delivered: number;
  contentItems: AgreedContentItem[];
}

export interface Progress {
  needed: number;
  delivered: number;
  /** '2 of 3 sent' */
  text: string;
  /** In words: '4 stories', or '4 stories (1 to go)' of what has been begun. */
  missing: string[];
  lines: DeliverableProgress[];
}

/** What the brand has: not what is a draft, and not what it asked to change. */
const DELIVERED: readonly ContentStatus[] = ["awaiting_review", ...APPROVED_STATUSES];

const countDelivered = (contentItems: readonly AgreedContentItem[]) =>
  contentItems
    .filter(({ status }) => DELIVERED.includes(status))
    .reduce((sum, { items }) => sum + items, 0);

/**
 * A content item counts for the deliverable that it names. One that names no deliverable of the deal counts for the first that is
 * not delivered in full.
 */
export function computeProgress(
  deliverables: readonly DealDeliverable[],
  contentItems: readonly AgreedContentItem[],
): Progress {
  const names = [...new Set(deliverables.map(({ text }) => text))];
  let spare = countDelivered(
    contentItems.filter(({ deliverable }) => !names.includes(deliverable ?? "")),
  );
  const lines = names.map((deliverable) => {
    const needed = deliverables
      .filter(({ text }) => text === deliverable)
      .reduce((total, { count }) => total + count, 0);
    const own = contentItems
      .filter((contentItem) => contentItem.deliverable === deliverable)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const named = Math.min(needed, countDelivered(own));
    const filled = Math.min(needed - named, spare);
    spare -= filled;
    const platform = deliverables.find(({ text }) => text === deliverable)?.platform ?? null;
    return { deliverable, platform, needed, delivered: named + filled, contentItems: own };
  });
  const sum = (field: "needed" | "delivered") =>
    lines.reduce((total, line) => total + line[field], 0);
  const [needed, delivered] = [sum("needed"), sum("delivered")];
  return {
    needed,
    delivered,
    text: `${delivered} of ${needed} sent`,
    missing: lines.filter((line) => line.delivered < line.needed).map(formatMissing),
    lines,
  };
}

/**
 * How far a deal is that the athlete has yet to send something for. What was sent back is a task of its own, so nothing of
 * it is missing here, though it does not count as delivered.
 * @returns null if everything was sent
 */
export function findRemainingWork(
  deliverables: readonly DealDeliverable[],
  contentItems: readonly AgreedContentItem[],
): Progress | null {
  const sent = contentItems.map((contentItem) => ({
    ...contentItem,
    status: "awaiting_review" as const,
  }));
  const { needed, delivered, missing } = computeProgress(deliverables, sent);
  const isDone = needed === 0 ? sent.length > 0 : delivered >= needed;
  return isDone ? null : { ...computeProgress(deliverables, contentItems), missing };
}

const formatMissing = ({ deliverable, delivered, needed }: DeliverableProgress) =>
  delivered === 0 ? deliverable : `${deliverable} (${needed - delivered} to go)`;
