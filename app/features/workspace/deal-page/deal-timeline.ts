/** The steps of a deal from the offer to the payment, with their dates. Pure. */
import { computeProgress } from "~/features/content/content/deliverables";
import type { ShownStatus } from "~/features/content/content/status";
import type { DealDeliverable } from "~/features/deals/deals/deliverables";
import { owedOf, type PaidPart } from "~/features/money/payments/balance";
import { lastOf } from "~/features/money/payments/funding";
import { MONEY_STATES, releasedState } from "~/features/money/payments/money-state";
import type { ContentStatus, DealStatus } from "~db/constants";

/** A content item of the deal. Times in milliseconds. */
export interface DealContent {
  id: string;
  title: string;
  status: ShownStatus;
  /** The deliverable that it names. */
  deliverable: string | null;
  /** How many files or links it holds, at least one. */
  items: number;
  submittedAt: number | null;
  approvedAt: number | null;
  postedAt: number | null;
}

interface DealPayment extends PaidPart {
  fundedAt: number | null;
}

/** What the timeline is made of. Money in pence, times in milliseconds. */
export interface TimelineFacts {
  status: DealStatus;
  /** When it was completed, ended or cancelled; null while it is active. */
  closedAt: number | null;
  /** Null: a later invitation has replaced that of this deal. */
  offeredAt: number | null;
  agreedAt: number;
  /** When both had signed the first contract. */
  signedAt: number | null;
  /** A contract waits for signatures. */
  isBeingSigned: boolean;
  fee: number;
  payments: readonly DealPayment[];
  deliverables: readonly DealDeliverable[];
  content: readonly DealContent[];
  now: number;
}

export interface TimelineStep {
  name: string;
  /** When it was done; null: it is not, or has no time. */
  at: number | null;
  /** `skipped`: the deal does without it. */
  state: "done" | "current" | "open" | "skipped";
  /** How far it is: '1 of 3'. */
  note: string | null;
}

type Step = Omit<TimelineStep, "state"> & { isDone: boolean; isSkipped?: boolean };

/** The current step is the first that is open. A deal that was called off has only what was done, or in part, and its end. */
export function buildTimeline(facts: TimelineFacts): TimelineStep[] {
  const all = listSteps(facts);
  const end = ENDS[facts.status];
  const steps = end
    ? [
        ...all.filter((step) => step.isDone || step.note),
        { name: end, at: facts.closedAt, isDone: true, note: null },
      ]
    : all;
  const current = end ? null : steps.find((step) => !step.isDone && !step.isSkipped);
  return steps.map((step: Step) => {
    const { isDone, isSkipped, ...shown } = step;
    const state = isDone ? "done" : isSkipped ? "skipped" : step === current ? "current" : "open";
    return { ...shown, state };
  });
}

/** A completed deal is not among them: what was begun is finished. */
const ENDS: Partial<Record<DealStatus, string>> = { ended: "Ended", cancelled: "Cancelled" };

function listSteps(facts: TimelineFacts): Step[] {
  const { offeredAt, agreedAt, signedAt, isBeingSigned, fee, payments, now } = facts;
  const secured = payments.filter(({ status }) => status === "held" || status === "settled");
  const isSecured = secured.length > 0 && owedOf(fee, secured) === 0;
  const sentAt = isSecured ? lastOf(payments.map((payment) => payment.sentAt)) : null;
  const sentState = sentAt === null ? null : releasedState(sentAt, now);
  const isPaid = sentState === MONEY_STATES.paid;
  const sent = workStep(facts, "Sent", ["awaiting_review", "approved", "posted"], "submittedAt");
  return [
    ...(offeredAt === null ? [] : [{ name: "Offered", at: offeredAt, isDone: true, note: null }]),
    { name: MONEY_STATES.agreed, at: agreedAt, isDone: true, note: null },
    {
      name: "Signed",
      at: signedAt,
      isDone: signedAt !== null,
      // Money that is there, or work that was sent, shows that both do without a contract.
      isSkipped: !isBeingSigned && (secured.length > 0 || sent.isDone),
      note: null,
    },
    {
      name: "Money secured",
      at: isSecured ? newest(secured.map(({ fundedAt }) => fundedAt)) : null,
      isDone: isSecured,
      isSkipped: fee === 0,
      note: null,
    },
    sent,
    workStep(facts, "Approved", ["approved", "posted"], "approvedAt"),
    workStep(facts, "Posted", ["posted"], "postedAt"),
    {
      name: MONEY_STATES.paid,
      at: isPaid ? sentAt : null,
      isDone: isPaid,
      isSkipped: fee === 0,
      note: isPaid ? null : sentState,
    },
  ];
}

/** How far the work is. @param statuses those in which a content item counts */
function workStep(
  { deliverables, content }: TimelineFacts,
  name: string,
  statuses: readonly ContentStatus[],
  time: "submittedAt" | "approvedAt" | "postedAt",
): Step {
  const counted = content.filter(({ status }) => (statuses as readonly string[]).includes(status));
  // In review, every item counts as delivered.
  const { needed, delivered } = computeProgress(
    deliverables,
    counted.map((item) => ({ ...item, status: "awaiting_review" as const })),
  );
  const isDone =
    needed > 0 ? delivered >= needed : counted.length > 0 && counted.length === content.length;
  return {
    name,
    at: isDone ? newest(counted.map((item) => item[time])) : null,
    isDone,
    note: !isDone && delivered > 0 ? `${delivered} of ${needed}` : null,
  };
}

const newest = (times: readonly (number | null)[]) => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
};
