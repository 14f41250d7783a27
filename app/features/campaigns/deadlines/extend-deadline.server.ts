import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { conflict, notFound, wrapError } from "~/platform/errors";
import type { DeadlineKind } from "~db/constants";
import { recordDeadlineEntry } from "./deadline-entries.server";
import { actingAccount, noticeSubject } from "./deadline-sides";
import { extensionOf, lastDayOf, RULES } from "./deadlines";
import { deadlineNotifications, noticeParams } from "./notifications";
import { selectPendingActions, toPendingActions } from "./open-deadlines.server";

/**
 * Gives the other side the full time again, from today. Only the waiting side may do this. A second click on the same day
 * changes nothing.
 * @returns the new last day
 * @throws AppError not_found if the actor has no open pending action with this id, conflict if it has been decided
 */
export async function extendDeadline(
  ctx: CommandContext,
  kind: DeadlineKind,
  subjectId: string,
): Promise<{ lastDay: string }> {
  const side = RULES[kind].by === "athlete" ? "brand" : "athlete";
  requireParty(ctx, side);
  const { db, actor, now } = ctx;
  const own = side === "brand" ? { brandId: actor.brandId } : { athleteId: actor.personId };
  const [rows] = await db.read(selectPendingActions(db, kind, { ...own, subjectId, limit: 1 }));
  const [pendingAction] = toPendingActions(rows);
  if (!pendingAction) throw notFound(GONE);
  const extendedTo = extensionOf(pendingAction, now);
  if (extendedTo === null) return { lastDay: lastDayOf(pendingAction) };
  try {
    await commit(
      ctx,
      {
        // The reminder at half of the time counts as sent: an extended deadline has only the one on its last day.
        change: recordDeadlineEntry(pendingAction, { lastStep: "half", extendedTo }),
        effects: notify(ctx, deadlineNotifications.extended, {
          userId: actingAccount(pendingAction),
          subjectId: noticeSubject(pendingAction),
          params: noticeParams(pendingAction, extendedTo),
        }),
        audit: {
          action: "deadline_extended",
          resourceType: resourceOf(kind),
          resourceId: subjectId,
          detail: { kind, lastDay: extendedTo },
        },
      },
      () => conflict(GONE),
    );
  } catch (error) {
    throw wrapError("extend deadline", error);
  }
  return { lastDay: extendedTo };
}

function resourceOf(kind: DeadlineKind) {
  if (kind === "invitation") return "invitation";
  if (kind === "contract_athlete" || kind === "contract_brand") return "contract";
  return kind === "review" || kind === "changes" ? "content" : "dispute";
}

const GONE = "This is no longer waiting for an answer. Reload the page to see what was decided.";
