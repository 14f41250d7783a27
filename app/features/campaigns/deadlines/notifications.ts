import { notificationKinds } from "~/notifications";
import { RULES } from "./deadline-kinds";
import { deadlinePage } from "./deadline-sides";
import { extensionText, type NamedPendingAction, reminderText } from "./deadline-text";
import { lastDayOf } from "./deadlines";
import type { PendingAction } from "./open-deadlines.server";

const path = (subjectId: string, { kind }: Pick<NamedPendingAction, "kind">) =>
  deadlinePage(kind, subjectId, RULES[kind].by);

/** For the side that must act. The subject is that of `noticeSubject`. */
export const deadlineNotifications = notificationKinds("deadline", {
  reminder: {
    category: "reminder",
    urgent: true,
    text: ({ isLast, ...named }: NamedPendingAction & { isLast: boolean }) =>
      reminderText(named, isLast),
    path,
  },
  extended: {
    category: "reminder",
    text: extensionText,
    path,
  },
});

/** The parameters of both kinds. */
export const noticeParams = (
  pendingAction: PendingAction,
  lastDay = lastDayOf(pendingAction),
): NamedPendingAction => {
  const { kind, title, campaign, athleteName, company, overdueReview, contractKind } =
    pendingAction;
  return { kind, title, campaign, athleteName, company, overdueReview, contractKind, lastDay };
};
