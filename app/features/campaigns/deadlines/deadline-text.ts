/** The texts about pending actions. Pure. */

import { contractPhrase } from "~/features/reference/documents/contract-kinds";
import type { NotificationText } from "~/notifications";
import { formatWeekday } from "~/platform/dates";
import type { ContractKind, OverdueReview } from "~db/constants";
import { type DeadlineKind, REMINDERS, RULES } from "./deadline-kinds";
import type { Deadline } from "./deadlines";

/** 'Northlight has until Tue 24 Nov to decide'. @param who the name of the person who must act; null: the reader */
export function deadlineText({ kind, lastDay, overdue }: Deadline, who: string | null): string {
  const has = overdue ? "had" : who === null ? "have" : "has";
  return `${who ?? "You"} ${has} until ${formatWeekday(lastDay)} ${RULES[kind].act}`;
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

/** The name of the side that waits. */
const waitingName = ({ kind, athleteName, company }: NamedPendingAction) =>
  RULES[kind].by === "brand" ? athleteName : company;

/** The notification about an extension, for the side that must act. */
export function extensionText(pendingAction: NamedPendingAction): NotificationText {
  const { kind, title, campaign, contractKind, lastDay } = pendingAction;
  const about = contractKind ? contractPhrase(contractKind, title) : `“${title || campaign}”`;
  return {
    title: `${waitingName(pendingAction)}: more time ${RULES[kind].act}`,
    message: `You now have until ${formatWeekday(lastDay)} ${RULES[kind].act}: ${about}.`,
  };
}

/** The reminder at half of the time or on the last day. */
export function reminderText(pendingAction: NamedPendingAction, isLast: boolean): NotificationText {
  const { contractKind = "contract" } = pendingAction;
  const words = REMINDERS[pendingAction.kind]({ ...pendingAction, contractKind });
  const who = waitingName(pendingAction);
  const day = formatWeekday(pendingAction.lastDay);
  const [by, time] = isLast
    ? ["today", `Today, ${day}, is the last day.`]
    : [`by ${day}`, `You have until ${day}.`];
  return {
    title: `${who}: ${words.due} ${by}`,
    message: `They're waiting for ${words.awaited}. ${time}${words.afterwards ? ` ${words.afterwards}` : ""}`,
  };
}
