import { notificationKinds } from "~/notifications";
import { deadlinePage } from "./deadline-sides";
import { extensionText, type NamedHandOver, reminderText } from "./deadline-text";
import { lastDayOf, RULES } from "./deadlines";
import type { HandOver } from "./open-deadlines.server";

const path = (subjectId: string, { kind }: Pick<NamedHandOver, "kind">) =>
  deadlinePage(kind, subjectId, RULES[kind].by);

/** For the side that must act. The subject is that of `subjectOf`. */
export const handOverNotifications = notificationKinds("hand_over", {
  reminder: {
    category: "reminder",
    text: ({ isLast, ...named }: NamedHandOver & { isLast: boolean }) =>
      reminderText(named, isLast),
    path,
  },
  extended: {
    category: "reminder",
    text: (named: NamedHandOver) => ({ title: "More time", message: extensionText(named) }),
    path,
  },
});

/** The parameters of both kinds. */
export const noticeParams = (handOver: HandOver, lastDay = lastDayOf(handOver)): NamedHandOver => {
  const { kind, title, campaign, athleteName, company, overdueReview, contractKind } = handOver;
  return { kind, title, campaign, athleteName, company, overdueReview, contractKind, lastDay };
};
