/**
 * Each kind of deadline: whose turn it is, for how long, and its words. Which rows wait for it is said in
 * deadline-columns.server.ts. Pure.
 */
import type { ContractKind, OverdueReview, Side } from "~db/constants";

/** What a side acts on. */
export type DeadlineSubject = "invitation" | "content" | "contract" | "dispute";

interface Rule {
  subject: DeadlineSubject;
  /** The side that must act; the other side waits. */
  by: Side;
  days: number;
  /** Whether only business days count. */
  business: boolean;
  /** The act, as a button says it, and after 'has until Tue 24 Nov'. */
  button: string;
  act: string;
}

export const RULES = {
  invitation: {
    subject: "invitation",
    by: "athlete",
    days: 7,
    business: false,
    button: "Answer",
    act: "to answer",
  },
  offer: {
    subject: "invitation",
    by: "brand",
    days: 7,
    business: false,
    button: "Answer",
    act: "to answer",
  },
  review: {
    subject: "content",
    by: "brand",
    days: 3,
    business: true,
    button: "Review",
    act: "to decide",
  },
  changes: {
    subject: "content",
    by: "athlete",
    days: 5,
    business: true,
    button: "Revise",
    act: "to send a new version",
  },
  contract_athlete: {
    subject: "contract",
    by: "athlete",
    days: 7,
    business: false,
    button: "Sign",
    act: "to sign or propose a change",
  },
  contract_brand: {
    subject: "contract",
    by: "brand",
    days: 7,
    business: false,
    button: "Sign",
    act: "to sign or propose a change",
  },
  dispute_athlete: {
    subject: "dispute",
    by: "athlete",
    days: 3,
    business: true,
    button: "Answer",
    act: "to answer the dispute",
  },
  dispute_brand: {
    subject: "dispute",
    by: "brand",
    days: 3,
    business: true,
    button: "Answer",
    act: "to answer the dispute",
  },
} as const satisfies Record<string, Rule>;

export type DeadlineKind = keyof typeof RULES;

/** The kinds of a subject. */
export type DeadlineKindOf<Subject extends DeadlineSubject> = {
  [Kind in DeadlineKind]: (typeof RULES)[Kind]["subject"] extends Subject ? Kind : never;
}[DeadlineKind];

export const DEADLINE_KINDS = Object.keys(RULES) as DeadlineKind[];

/** What a reminder names. */
interface Reminded {
  title: string;
  campaign: string;
  contractKind: ContractKind;
  overdueReview: OverdueReview;
}

interface ReminderWords {
  /** In the title, before 'by Tue 24 Nov'. */
  due: string;
  /** After 'They're waiting for'. */
  awaited: string;
  /** What happens after the last day. */
  afterwards?: string | false;
}

const contractReminder = ({ title, contractKind }: Reminded): ReminderWords => ({
  due: `${contractKind} to sign`,
  awaited: `your signature or your changes: “${title}”`,
  afterwards: `Then the ${contractKind} expires.`,
});

const disputeReminder = ({ title }: Reminded): ReminderWords => ({
  due: `answer to “${title}”`,
  awaited: `your answer to the dispute “${title}”`,
  afterwards: "After that our team may decide without it.",
});

/** The words of the reminders. Apart from the rules, because pages need only those. */
export const REMINDERS: Record<DeadlineKind, (reminded: Reminded) => ReminderWords> = {
  invitation: ({ campaign }) => ({
    due: `answer to ${campaign} due`,
    awaited: `your answer to “${campaign}”`,
    afterwards: "Then the invitation expires.",
  }),
  offer: ({ campaign }) => ({
    due: `answer on ${campaign} due`,
    awaited: `your answer to their offer for “${campaign}”`,
    afterwards: "Then the invitation expires.",
  }),
  review: ({ title, overdueReview }) => ({
    due: `“${title}” still to review`,
    awaited: `your decision on “${title}”`,
    afterwards: overdueReview === "approve" && "After that it's approved automatically.",
  }),
  changes: ({ title }) => ({
    due: `new version of “${title}”`,
    awaited: `your new version of “${title}”`,
  }),
  contract_athlete: contractReminder,
  contract_brand: contractReminder,
  dispute_athlete: disputeReminder,
  dispute_brand: disputeReminder,
};
