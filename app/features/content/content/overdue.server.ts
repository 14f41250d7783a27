import type { Emit } from "~/events";
import type { DeadlineKindOf } from "~/features/campaigns/deadlines/deadline-kinds";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import type { PendingAction } from "~/features/campaigns/deadlines/open-deadlines.server";
import { storeDeadlineStep } from "~/features/campaigns/deadlines/store-deadline-step.server";
import { notify, notifyMany } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { STAFF } from "~/features/identity/accounts/staff-access.server";
import { commit, systemContext } from "~/platform/command";
import { FieldError } from "~/platform/forms";
import { assertRowChanged, type Database } from "~db/client";
import { approveContent } from "./decisions.server";
import { contentNotifications } from "./notifications";

/** The actions at the deadlines of a content item. */

/** The context of an automatic approval: the brand's owner is the actor, without a session. */
const brandContext = (
  db: Database,
  emit: Emit,
  { brandId, ownerId, company }: PendingAction,
  now: number,
): CommandContext => ({
  ...systemContext(db, "deadlines", now),
  actor: {
    personId: ownerId,
    sessionId: "",
    type: "brand",
    brandId,
    brandRole: "owner",
    roles: [],
    name: company,
    email: "",
  },
  emit,
});

type OverdueHandler = (
  emit: Emit,
  db: Database,
  item: PendingAction,
  now: number,
) => Promise<unknown>;

/**
 * Approves a content item that was not reviewed in time, if the campaign says so and the caption passes the disclosure check.
 * Otherwise reminds the brand and notifies staff.
 */
const handleOverdueReview: OverdueHandler = async (emit, db, review, now) => {
  const lastDay = lastDayOf(review);
  const change = storeDeadlineStep(review, { lastStep: "due" });
  if (review.overdueReview === "approve") {
    try {
      const automatic = { before: [change, assertRowChanged()], lastDay };
      return await approveContent(brandContext(db, emit, review, now), review.subjectId, {
        automatic,
      });
    } catch (error) {
      // The caption fails the check: only the brand can decide to approve it.
      if (!(error instanceof FieldError)) throw error;
    }
  }
  const { subjectId, title, brandId, athleteId, athleteName, company } = review;
  const sender = { actor: { personId: athleteId }, now };
  const effects = [
    ...notify(sender, contentNotifications.review_overdue, {
      userId: brandId,
      subjectId,
      params: { athleteName, title, lastDay, needsDecision: review.overdueReview === "approve" },
    }),
    ...notifyMany(sender, contentNotifications.review_overdue_for_staff, STAFF, {
      subjectId,
      params: { athleteName, company, title, lastDay },
    }),
  ];
  return commit({ db }, { change, effects });
};

/** Notifies the brand that the new version is late. The brand may extend the deadline or end the deal. */
const handleOverdueChanges: OverdueHandler = (_, db, changes, now) =>
  commit(
    { db },
    {
      change: storeDeadlineStep(changes, { lastStep: "due" }),
      effects: notify(
        { actor: { personId: changes.athleteId }, now },
        contentNotifications.changes_overdue,
        {
          userId: changes.brandId,
          subjectId: changes.subjectId,
          params: {
            athleteName: changes.athleteName,
            title: changes.title,
            lastDay: lastDayOf(changes),
          },
        },
      ),
    },
  );

const HANDLERS: Record<DeadlineKindOf<"content">, OverdueHandler> = {
  review: handleOverdueReview,
  changes: handleOverdueChanges,
};

export const handleOverdueContent =
  (emit: Emit) => (db: Database, item: PendingAction, now: number) =>
    HANDLERS[item.kind as DeadlineKindOf<"content">](emit, db, item, now);
