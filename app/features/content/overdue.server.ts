import type { Emit } from "~/events";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { FieldError } from "~/platform/forms";
import { assertRowChanged, type Database } from "~db/client";
import type { CommandContext } from "../accounts/actor";
import { STAFF } from "../accounts/staff.server";
import { lastDayOf } from "../hand-overs/deadlines";
import type { HandOver } from "../hand-overs/open.server";
import { record } from "../hand-overs/record.server";
import { notify, notifyMany } from "../notifications/notify";
import { approveContent } from "./decisions.server";

/** The actions at the deadlines of a piece. */

/** The context of an automatic approval: the brand is the actor, without a session. */
const asBrand = (
  db: Database,
  emit: Emit,
  { brandId, company }: HandOver,
  now: number,
): CommandContext => ({
  actor: { userId: brandId, sessionId: "", type: "brand", roles: [], name: company, email: "" },
  db,
  emit,
  now,
  request: { id: "hand-overs", ip: "", userAgent: "" },
});

/**
 * Approves a piece that was not reviewed in time, if the campaign says so and the caption passes the disclosure check.
 * Otherwise reminds the brand and notifies staff.
 */
export const overdueReview =
  (emit: Emit) => async (db: Database, review: HandOver, now: number) => {
    const lastDay = lastDayOf(review);
    const reached = [record(review, { told: "due" }), assertRowChanged()];
    if (review.overdueReview === "approve") {
      try {
        const automatic = { before: reached, lastDay };
        return await approveContent(asBrand(db, emit, review, now), review.subjectId, {
          automatic,
        });
      } catch (error) {
        // The caption fails the check: only the brand can decide to approve it.
        if (!(error instanceof FieldError)) throw error;
      }
    }
    const { subjectId, title, brandId, athleteId, athleteName, company } = review;
    const day = formatWeekday(lastDay);
    const sender = { actor: { userId: athleteId }, db, now };
    const why = review.overdueReview === "approve" ? NOT_AUTOMATIC : "";
    return db.write([
      ...reached,
      ...notify(sender, {
        userId: brandId,
        kind: "reminder",
        title: "Review overdue",
        message: `You had until ${day} to decide on “${title}”, and ${athleteName} is still waiting.${why}`,
        link: paths.brand.content(subjectId),
      }),
      ...notifyMany(sender, STAFF, {
        kind: "reminder",
        title: "Review overdue",
        message: `${company} had until ${day} to decide on “${title}” by ${athleteName}.`,
        link: `${paths.admin.content}#late-reviews`,
      }),
    ]);
  };

const NOT_AUTOMATIC =
  " It wasn't approved automatically, because its ad label needs your decision.";

/** Notifies the brand that the new version is late. The brand may extend the deadline or end the deal. */
export const overdueChanges = (db: Database, changes: HandOver, now: number) =>
  db.write([
    record(changes, { told: "due" }),
    assertRowChanged(),
    ...notify(
      { actor: { userId: changes.athleteId }, db, now },
      {
        userId: changes.brandId,
        kind: "reminder",
        title: "New version overdue",
        message: `${changes.athleteName} had until ${formatWeekday(lastDayOf(changes))} to send a new version of “${changes.title}”. You can give them more time or end the deal.`,
        link: paths.brand.content(changes.subjectId),
      },
    ),
  ]);
