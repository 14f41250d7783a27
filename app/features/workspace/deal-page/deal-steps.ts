/** What is to be done next in a deal, by whom and where. Pure. */
import type { Deadline } from "~/features/campaigns/deadlines/deadlines";
import type { ShownStatus } from "~/features/content/content/status";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { ContractKind, DealStatus, Side } from "~db/constants";

type Due = Pick<Deadline, "lastDay" | "overdue" | "isToday">;

/** What the steps follow from. Money in pence. */
export interface StepFacts {
  id: string;
  status: DealStatus;
  campaign: { id: string; isDraft: boolean; isRunning: boolean };
  /** The contract, amendment or cancellation that waits for signatures. */
  openContract: {
    id: string;
    kind: ContractKind;
    turn: Side | null;
    deadline: Deadline | null;
  } | null;
  /** How many contracts the brand can sign, if it is the reader. */
  unsigned: number;
  isSigned: boolean;
  disputes: readonly { id: string; title: string; turn: Side | null; deadline: Deadline | null }[];
  /** What the brand has still to pay in. */
  owed: number;
  /** Something of the fee was paid in. */
  isFunded: boolean;
  /** Nothing keeps the brand from paying now. */
  mayPay: boolean;
  /** The athlete's account can be paid out to. */
  isPayoutReady: boolean;
  content: readonly { id: string; title: string; status: ShownStatus; deadline: Deadline | null }[];
  /** What the athlete has still to send: '4 stories'. */
  missing: readonly { text: string; due: Due | null }[];
}

export interface DealStep {
  by: Side;
  /** 'review “Reel”': a sentence says who. */
  text: string;
  /** Of the button. */
  label: string;
  to: string;
  due: Due | null;
  /** Done with a form on the deal's page. */
  pays?: boolean;
  /** Does the same for more than this deal. */
  more?: { label: string; to: string };
  /** Nothing of the other side depends on it. */
  isOwnMatter?: boolean;
  /** The other side can extend it. */
  extends?: { deadline: Deadline; subjectId: string };
}

const named = (title: string) => `“${title || "Untitled Content"}”`;

/** The first step of the reader's side, and the first of the other side that the reader waits for. @param viewer staff has no step */
export const chooseDealSteps = (steps: readonly DealStep[], viewer: Side | "staff") => ({
  own: steps.find(({ by }) => by === viewer) ?? null,
  awaited: steps.find(({ by, isOwnMatter }) => by !== viewer && !isOwnMatter) ?? null,
});

/** Everything that either side can do now, the most urgent kind first. */
export function listDealSteps(facts: StepFacts): DealStep[] {
  const { campaign, status } = facts;
  const isActive = status === "active";
  return [
    ...facts.disputes.flatMap(({ id, title, turn, deadline }) =>
      turn
        ? [
            timed(
              turn,
              `answer the dispute ${named(title)}`,
              "Answer",
              paths.dispute(id),
              deadline,
              id,
            ),
          ]
        : [],
    ),
    ...signing(facts),
    ...(isActive && campaign.isDraft
      ? [
          {
            by: "brand" as const,
            text: "launch the campaign",
            label: "Open the campaign",
            to: paths.brand.campaign(campaign.id),
            due: null,
          },
        ]
      : []),
    ...(isActive ? money(facts) : []),
    ...work(facts),
  ];
}

function timed(
  by: Side,
  text: string,
  label: string,
  to: string,
  deadline: Deadline | null,
  subjectId: string,
): DealStep {
  return {
    by,
    text,
    label,
    to,
    due: deadline,
    ...(deadline && { extends: { deadline, subjectId } }),
  };
}

function signing({
  id,
  status,
  openContract,
  unsigned,
  isSigned,
  isFunded,
}: StepFacts): DealStep[] {
  if (openContract?.turn) {
    const { kind, turn, deadline } = openContract;
    const text = `read and sign the ${kind}`;
    const step = timed(
      turn,
      text,
      "Read and sign",
      paths.signContract(openContract.id),
      deadline,
      openContract.id,
    );
    return turn === "brand" && unsigned > 1
      ? [{ ...step, more: { label: `Sign all ${unsigned} contracts`, to: paths.brand.sign } }]
      : [step];
  }
  if (status !== "active" || openContract || isSigned || isFunded) return [];
  const to = paths.brand.newContract(id);
  return [{ by: "brand", text: "send the contract", label: "Send contract", to, due: null }];
}

function money({ id, owed, mayPay, isSigned, isFunded, isPayoutReady }: StepFacts): DealStep[] {
  const steps: DealStep[] = [];
  if (owed > 0 && mayPay)
    steps.push({
      by: "brand",
      text: `pay in ${formatMoney(owed)} plus our fee`,
      label: "Pay",
      to: `${paths.deal(id)}#money`,
      due: null,
      pays: true,
    });
  if ((isSigned || isFunded) && owed + Number(isFunded) > 0 && !isPayoutReady)
    steps.push({
      by: "athlete",
      text: "add a bank account",
      label: "Set up payouts",
      to: paths.athlete.payouts,
      due: null,
      isOwnMatter: true,
    });
  return steps;
}

function work({ id, status, campaign, content, missing, owed }: StepFacts): DealStep[] {
  const of = (shown: ShownStatus) => content.filter((item) => item.status === shown);
  const own = (text: string, label: string, id: string): DealStep => {
    return { by: "athlete", text, label, to: paths.athlete.content(id), due: null };
  };
  const [next] = missing;
  return [
    ...of("rejected").map(({ id, title, deadline }) =>
      timed(
        "athlete",
        `change ${named(title)}`,
        "See the changes",
        paths.athlete.content(id),
        deadline,
        id,
      ),
    ),
    ...of("awaiting_review").map(({ id, title, deadline }) =>
      timed("brand", `review ${named(title)}`, "Review", paths.brand.content(id), deadline, id),
    ),
    ...of("approved").map(({ id, title }) => own(`post ${named(title)}`, "Post it", id)),
    ...(status === "active" ? of("draft") : []).map(({ id, title }) =>
      own(`send ${named(title)} for review`, "Open the draft", id),
    ),
    // The athlete waits with the work until the fee is there.
    ...(next && status === "active" && campaign.isRunning && owed === 0
      ? [
          {
            by: "athlete" as const,
            text: `make ${next.text}`,
            label: "Add content",
            to: withQuery(paths.athlete.newContent, { deal: id }),
            due: next.due,
          },
        ]
      : []),
  ];
}
