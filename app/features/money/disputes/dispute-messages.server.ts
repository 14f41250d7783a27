import { and, eq, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import { AppError, appErrorIn, conflict, wrapError } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { isActiveDispute } from "~db/constants";
import { disputeMessages, disputes } from "~db/schema";
import {
  actsAsParty,
  type DisputeRow,
  isActive,
  isVisibleTo,
  markAnswered,
  noticeParams,
  notifyBothSides,
  requireDispute,
  toOtherSide,
} from "./dispute-row.server";
import { disputeNotifications } from "./notifications";

const LIMIT = { messages: 20, withinMs: 10 * MINUTE_MS };

interface Written {
  id: string;
  message: string;
}

/**
 * Adds a message of a side or of staff to the thread, while the dispute is active. The first message of the respondent
 * is their answer. Sent twice, it is stored once.
 */
export const sendDisputeMessage = (ctx: CommandContext, disputeId: string, sent: Written) =>
  write(ctx, disputeId, sent, "dispute_message_sent");

/** Adds a note that only staff see, also after the dispute has ended. */
export async function addNote(ctx: CommandContext, disputeId: string, sent: Written) {
  requireAbility(ctx, "manage disputes");
  await write(ctx, disputeId, sent, "dispute_note_added");
}

async function write(
  ctx: CommandContext,
  disputeId: string,
  { id, message }: Written,
  action: "dispute_message_sent" | "dispute_note_added",
) {
  const { actor, db, now } = ctx;
  const isInternal = action === "dispute_note_added";
  const row = await requireDispute(ctx, disputeId);
  if (!isInternal && !isActiveDispute(row.status)) throw ended();
  const recent = db.orm
    .select({ n: sql`count(*)` })
    .from(disputeMessages)
    .where(
      and(eq(disputeMessages.senderId, actor.personId), sql`created_at > ${now - LIMIT.withinMs}`),
    );
  try {
    await commit(ctx, {
      change: sql`insert into dispute_messages (id, dispute_id, sender_id, message, is_internal, created_at)
        select ${id}, disputes.id, ${actor.personId}, ${message}, ${isInternal}, ${now} from disputes
        where ${and(eq(disputes.id, disputeId), isVisibleTo(ctx), isInternal ? undefined : isActive)}
          and (${recent}) < ${LIMIT.messages}`,
      effects: isInternal ? [] : [...markAnswered(ctx, disputeId), ...notifyOthers(ctx, row)],
      audit: { action, resourceType: "dispute", resourceId: disputeId },
    });
  } catch (error) {
    const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!isConflict) throw wrapError("send message", error);
    const [[stored], [now]] = await db.read(
      db.orm
        .select({ disputeId: disputeMessages.disputeId, senderId: disputeMessages.senderId })
        .from(disputeMessages)
        .where(eq(disputeMessages.id, id)),
      db.orm.select({ status: disputes.status }).from(disputes).where(eq(disputes.id, disputeId)),
    );
    if (stored?.disputeId === disputeId && stored.senderId === actor.personId) return;
    if (stored) throw new TakenIdError();
    if (!isInternal && now && !isActiveDispute(now.status)) throw ended();
    throw new AppError("limit", "You've sent many messages. Please wait a few minutes.");
  }
}

const ended = () => conflict("This dispute has ended, so you can't send any more messages.");

/** Messages within a few minutes are one mail. */
function notifyOthers(ctx: CommandContext, row: DisputeRow) {
  const bundle = `dispute:${row.id}`;
  const { title } = row;
  if (actsAsParty(ctx, "staff"))
    return notifyBothSides(ctx, disputeNotifications.message, row, {
      params: { name: null, title },
      bundle,
    });
  const params = noticeParams(ctx, row);
  return [
    ...notify(ctx, disputeNotifications.message, { ...toOtherSide(ctx, row), params, bundle }),
    ...(row.assignedTo
      ? notify(ctx, disputeNotifications.message_for_staff, {
          userId: row.assignedTo,
          subjectId: row.id,
          params,
          bundle,
        })
      : []),
  ];
}
