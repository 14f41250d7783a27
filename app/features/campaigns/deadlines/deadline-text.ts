/** The texts about pending actions. Pure. */

import { contractPhrase, withArticle } from "~/features/reference/documents/contract-kinds";
import type { NotificationText } from "~/notifications";
import { formatWeekday } from "~/platform/dates";
import type { ContractKind, DeadlineKind, OverdueReview } from "~db/constants";
import { type Deadline, RULES } from "./deadlines";

const TO_ACT: Record<DeadlineKind, string> = {
  invitation: "to answer",
  offer: "to answer",
  review: "to decide",
  changes: "to send a new version",
  contract_athlete: "to sign or propose a change",
  contract_brand: "to sign or propose a change",
  dispute_athlete: "to answer the dispute",
  dispute_brand: "to answer the dispute",
};

/** 'Northlight has until Tue 24 Nov to decide'. @param who the name of the person who must act; null: the reader */
export function deadlineText({ kind, lastDay, overdue }: Deadline, who: string | null): string {
  const has = overdue ? "had" : who === null ? "have" : "has";
  return `${who ?? "You"} ${has} until ${formatWeekday(lastDay)} ${TO_ACT[kind]}`;
}

/** The last sentence of the notification that begins a turn. */
export const ACT_BY = {
  invitation: (day: string) => `Please answer by ${formatWeekday(day)}.`,
  review: (day: string) => `Please decide by ${formatWeekday(day)}.`,
  dispute: (day: string) => `Please answer by ${formatWeekday(day)}.`,
};

export interface NamedPendingAction {
  kind: DeadlineKind;
  title: string;
  campaign: string;
  athleteName: string;
  company: string;
  overdueReview: OverdueReview;
  contractKind?: ContractKind | undefined;
  /** 'YYYY-MM-DD' */
  lastDay: string;
}

/** The notification about an extension, for the side that must act. */
export const extensionText = ({
  kind,
  title,
  campaign,
  athleteName,
  company,
  contractKind,
  lastDay,
}: NamedPendingAction): string =>
  `${RULES[kind].by === "brand" ? athleteName : company} gave you until ${formatWeekday(lastDay)} ${TO_ACT[kind]}: ${contractKind ? contractPhrase(contractKind, title) : `“${title || campaign}”`}.`;

const AUTOMATIC = "After that it's approved automatically.";

/** The reminder at half of the time or on the last day. */
export function reminderText(pendingAction: NamedPendingAction, isLast: boolean): NotificationText {
  const { kind, title, campaign, athleteName, company, overdueReview, lastDay } = pendingAction;
  const { contractKind = "contract" } = pendingAction;
  const day = formatWeekday(lastDay);
  const time = isLast ? `Today, ${day}, is the last day.` : `You have until ${day}.`;
  switch (kind) {
    case "invitation":
      return {
        title: isLast ? "Last day to answer an invitation" : "An invitation is waiting",
        subject: `${company}: answer to ${campaign} due by ${day}`,
        message: `${company} is waiting for your answer to “${campaign}”. ${time} Then the invitation expires.`,
      };
    case "offer":
      return {
        title: isLast ? "Last day to answer an offer" : "An offer is waiting",
        subject: `${athleteName}: answer on ${campaign} due by ${day}`,
        message: `${athleteName} is waiting for your answer to their offer for “${campaign}”. ${time} Then the invitation expires.`,
      };
    case "review":
      return {
        title: isLast ? "Last day to review content" : "Content is waiting for your review",
        subject: `${athleteName}: “${title}” to review by ${day}`,
        message: `${athleteName} is waiting for your decision on “${title}”. ${time}${overdueReview === "approve" ? ` ${AUTOMATIC}` : ""}`,
      };
    case "contract_athlete":
    case "contract_brand":
      return {
        title: isLast
          ? `Last day to sign ${withArticle(contractKind)}`
          : `${withArticle(contractKind, "A")} is waiting for you`,
        subject: `${kind === "contract_brand" ? athleteName : company}: ${contractKind} to sign by ${day}`,
        message: `${kind === "contract_brand" ? athleteName : company} is waiting for your signature or your changes: “${title}”. ${time} Then the ${contractKind} expires.`,
      };
    case "changes":
      return {
        title: isLast ? "Last day to send a new version" : "A new version is waiting for you",
        subject: `${company}: new version of “${title}” by ${day}`,
        message: `${company} is waiting for your new version of “${title}”. ${time}`,
      };
    case "dispute_athlete":
    case "dispute_brand":
      return {
        title: isLast ? "Last day to answer a dispute" : "A dispute is waiting for your answer",
        subject: `${kind === "dispute_brand" ? athleteName : company}: answer to “${title}” by ${day}`,
        message: `${kind === "dispute_brand" ? athleteName : company} is waiting for your answer to the dispute “${title}”. ${time} After that our team may decide without it.`,
      };
  }
}
