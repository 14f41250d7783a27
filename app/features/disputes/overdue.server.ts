import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { assertRowChanged, type Database } from "~db/client";
import { STAFF } from "../accounts/staff.server";
import { lastDayOf } from "../hand-overs/deadlines";
import type { HandOver } from "../hand-overs/open.server";
import { record } from "../hand-overs/record.server";
import { actingIn, waitingIn } from "../hand-overs/sides";
import { notify, notifyMany } from "../notifications/notify";

/** The action at the deadline of an answer: both sides and staff are told. The answer may still come. */
export function overdueAnswer(db: Database, dispute: HandOver, now: number) {
  const { kind, subjectId, title, athleteName, company } = dispute;
  const sender = { actor: { userId: waitingIn(dispute) }, db, now };
  const silent = kind === "dispute_athlete" ? athleteName : company;
  const day = formatWeekday(lastDayOf(dispute));
  return db.write([
    record(dispute, { told: "due" }),
    assertRowChanged(),
    ...notify(sender, {
      userId: actingIn(dispute),
      kind: "reminder",
      title: "Answer overdue",
      message: `You had until ${day} to answer the dispute “${title}”. You still can, but our team may decide without it.`,
      link: paths.dispute(subjectId),
    }),
    ...notify(sender, {
      userId: waitingIn(dispute),
      kind: "dispute",
      title: "No answer to your dispute",
      message: `${silent} had until ${day} to answer “${title}” and didn't. Our team has been told and may decide without an answer.`,
      link: paths.dispute(subjectId),
    }),
    ...notifyMany(sender, STAFF, {
      kind: "reminder",
      title: "Answer overdue",
      message: `${silent} had until ${day} to answer the dispute “${title}”.`,
      link: paths.admin.dispute(subjectId),
    }),
  ]);
}
