import { actingAccount, waitingAccount } from "~/features/campaigns/deadlines/deadline-sides";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import type { PendingAction } from "~/features/campaigns/deadlines/open-deadlines.server";
import { storeDeadlineStep } from "~/features/campaigns/deadlines/store-deadline-step.server";
import { notify, notifyMany } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { STAFF } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import type { Database } from "~db/client";
import { disputeNotifications } from "./notifications";

/** The action at the deadline of an answer: both sides and staff are notified. The answer may still come. */
export function overdueAnswer(db: Database, dispute: PendingAction, now: number) {
  const { kind, subjectId, title, athleteName, company } = dispute;
  const sender = { actor: { personId: personOfSide(waitingAccount(dispute)) }, now };
  const params = {
    name: kind === "dispute_athlete" ? athleteName : company,
    title,
    lastDay: lastDayOf(dispute),
  };
  return commit(
    { db },
    {
      change: storeDeadlineStep(dispute, { lastStep: "due" }),
      effects: [
        ...notify(sender, disputeNotifications.answer_overdue, {
          userId: actingAccount(dispute),
          subjectId,
          params,
        }),
        ...notify(sender, disputeNotifications.unanswered, {
          userId: waitingAccount(dispute),
          subjectId,
          params,
        }),
        ...notifyMany(sender, disputeNotifications.answer_overdue_for_staff, STAFF, {
          subjectId,
          params,
        }),
      ],
    },
  );
}
