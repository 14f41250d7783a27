import { ACT_BY } from "~/features/campaigns/deadlines/deadline-text";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { ResolutionType } from "~db/constants";
import { type OfferedTerms, offerLine, RESOLUTION_LABELS } from "./fields";

interface Named {
  /** Of the dispute. */
  title: string;
}

interface ByName extends Named {
  /** The side that acted. */
  name: string;
}

interface Filed extends Named {
  by: string;
  other: string;
  campaign: string;
  lastDay: string;
}

export const disputeNotifications = notificationKinds("dispute", {
  filed_against: {
    category: "dispute",
    urgent: true,
    text: ({ by, campaign, title, lastDay }: Filed) => ({
      title: `${by}: dispute to answer by ${formatWeekday(lastDay)}, ${campaign}`,
      message: `They filed a dispute about “${campaign}”: “${title}”. ${ACT_BY.dispute(lastDay)}`,
    }),
    path: paths.dispute,
  },
  filed: {
    category: "dispute",
    text: ({ title, other, lastDay }: Filed) => ({
      title: `Your dispute “${title}” is filed`,
      message: `Our team will review it. ${other} has until ${formatWeekday(lastDay)} to answer.`,
    }),
    path: paths.dispute,
  },
  filed_for_staff: {
    category: "dispute",
    text: ({ by, other, campaign, title }: Filed) => ({
      title: `${by}: new dispute, ${campaign}`,
      message: `They filed a dispute against ${other} about “${campaign}”: “${title}”.`,
    }),
    path: paths.admin.dispute,
  },
  answer_overdue: {
    category: "reminder",
    text: ({ title, lastDay }: Named & { lastDay: string }) => ({
      title: `Answer to “${title}” overdue`,
      message: `You had until ${formatWeekday(lastDay)} to answer the dispute. You still can, but our team may decide without it.`,
    }),
    path: paths.dispute,
  },
  unanswered: {
    category: "dispute",
    text: ({ name, title, lastDay }: ByName & { lastDay: string }) => ({
      title: `${name}: no answer to “${title}”`,
      message: `They had until ${formatWeekday(lastDay)} to answer and didn't. Our team can now decide without an answer.`,
    }),
    path: paths.dispute,
  },
  answer_overdue_for_staff: {
    category: "reminder",
    text: ({ name, title, lastDay }: ByName & { lastDay: string }) => ({
      title: `${name}: answer to “${title}” overdue`,
      message: `They had until ${formatWeekday(lastDay)} to answer the dispute “${title}”.`,
    }),
    path: paths.admin.dispute,
  },
  /** Without a name: by our team. */
  message: {
    category: "dispute",
    text: ({ name, title }: Named & { name: string | null }) => ({
      title: `${name ?? "Our team"}: message about “${title}”`,
      message: `${name === null ? "We" : "They"} wrote in the dispute “${title}”.`,
    }),
    path: paths.dispute,
  },
  message_for_staff: {
    category: "dispute",
    text: ({ name, title }: ByName) => ({
      title: `${name}: message about “${title}”`,
      message: `They wrote in the dispute “${title}”.`,
    }),
    path: paths.admin.dispute,
  },
  messages_attached: {
    category: "dispute",
    text: ({ name, title }: ByName) => ({
      title: `${name}: messages attached to “${title}”`,
      message: `They attached messages of your conversation to the dispute “${title}”.`,
    }),
    path: paths.dispute,
  },
  evidence_added: {
    category: "dispute",
    text: ({ name, title }: ByName) => ({
      title: `${name}: evidence for “${title}”`,
      message: `They added a file to the dispute “${title}”.`,
    }),
    path: paths.dispute,
  },
  offer_made: {
    category: "dispute",
    text: ({ name, title, offer }: ByName & { offer: OfferedTerms }) => ({
      title: `${name}: offer to settle “${title}”`,
      message: `They offer to settle the dispute “${title}”. ${offerLine(offer)}`,
    }),
    path: paths.dispute,
  },
  offer_closed: {
    category: "dispute",
    text: ({ name, title, isWithdrawn }: ByName & { isWithdrawn: boolean }) => ({
      title: `${name}: settlement offer ${isWithdrawn ? "withdrawn" : "declined"}, ${title}`,
      message: `They ${isWithdrawn ? "withdrew the offer to settle" : "declined your offer to settle"} “${title}”.`,
    }),
    path: paths.dispute,
  },
  settled: {
    category: "dispute",
    text: ({ name, other, title, offer }: ByName & { other: string; offer: OfferedTerms }) => ({
      title: `${name}: “${title}” settled`,
      message: `They accepted ${other}’s offer, which settles “${title}”. ${offerLine(offer)}`,
    }),
    path: paths.dispute,
  },
  withdrawn: {
    category: "dispute",
    text: ({ name, title }: ByName) => ({
      title: `${name}: “${title}” withdrawn`,
      message: `They withdrew the dispute “${title}”. You don't need to do anything.`,
    }),
    path: paths.dispute,
  },
  withdrawn_for_staff: {
    category: "dispute",
    text: ({ name, title }: ByName) => ({
      title: `${name}: “${title}” withdrawn`,
      message: `They withdrew the dispute “${title}”.`,
    }),
    path: paths.admin.dispute,
  },
  appealed: {
    category: "dispute",
    text: ({ name, title }: ByName) => ({
      title: `${name}: decision on “${title}” appealed`,
      message: `They appealed against the decision on “${title}”. Another member of our team will look at it again.`,
    }),
    path: paths.dispute,
  },
  appealed_for_staff: {
    category: "dispute",
    text: ({ name, title }: ByName) => ({
      title: `${name}: decision on “${title}” appealed`,
      message: `They appealed against the decision on “${title}”.`,
    }),
    path: paths.admin.dispute,
  },
  in_review: {
    category: "dispute",
    text: ({ title, campaign }: Named & { campaign: string }) => ({
      title: `“${title}” is under review`,
      message: `Our team is now reviewing the dispute about “${campaign}”.`,
    }),
    path: paths.dispute,
  },
  escalated: {
    category: "dispute",
    text: ({ title, campaign }: Named & { campaign: string }) => ({
      title: `“${title}” is escalated`,
      message: `We're giving the dispute about “${campaign}” priority.`,
    }),
    path: paths.dispute,
  },
  ruled: {
    category: "dispute",
    text: ({ title, type, refund, details, appealUntil }: Ruling) => ({
      title: `“${title}” is resolved`,
      message: `Our team decided: ${RESOLUTION_LABELS[type]}${refund === null ? "" : ` of ${formatMoney(refund)}`}. ${details} ${appealUntil === null ? "This decision is final." : `You can appeal until ${formatWeekday(appealUntil)}.`}`,
    }),
    path: paths.dispute,
  },
  assigned: {
    category: "dispute",
    text: ({ name, title, campaign }: ByName & { campaign: string }) => ({
      title: `${name}: “${title}” assigned to you`,
      message: `They assigned “${title}” about “${campaign}” to you.`,
    }),
    path: paths.admin.dispute,
  },
});

interface Ruling extends Named {
  type: ResolutionType;
  /** Pence. */
  refund: number | null;
  details: string;
  /** 'YYYY-MM-DD'; null: the decision is final. */
  appealUntil: string | null;
}
