import { assertRowChanged, type Database } from "~db/client";
import { personOfSide } from "../accounts/brand-members";
import { STAFF } from "../accounts/staff-members.server";
import { recordDeadlineEntry } from "../deadlines/deadline-entries.server";
import { actingAccount, waitingAccount } from "../deadlines/deadline-sides";
import { lastDayOf } from "../deadlines/deadlines";
import type { PendingAction } from "../deadlines/open-deadlines.server";
import { notify, notifyMany } from "../notifications/notify";
import { disputeNotifications } from "./notifications";

/** The action at the deadline of an answer: both sides and staff are told. The answer may still come. */
export function overdueAnswer(db: Database, dispute: PendingAction, now: number) {
  const { kind, subjectId, title, athleteName, company } = dispute;
  const sender = { actor: { personId: personOfSide(waitingAccount(dispute)) }, now };
  const params = {
    name: kind === "dispute_athlete" ? athleteName : company,
    title,
    lastDay: lastDayOf(dispute),
  };
  return db.write([
    recordDeadlineEntry(dispute, { lastStep: "due" }),
    assertRowChanged(),
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
  ]);
}
