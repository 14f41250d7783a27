import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { messageText } from "~/features/communication/messages/load-thread.server";
import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { sideOfPerson } from "~/features/identity/accounts/brand-members";
import { commit } from "~/platform/command";
import { appErrorIn, conflict, forbidden, wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { isActiveDispute } from "~db/constants";
import { conversations, disputes, messages } from "~db/schema";
import {
  actsAsParty,
  isActive,
  isParty,
  markAnswered,
  noticeParams,
  requireDispute,
  toOtherSide,
} from "./dispute-row.server";
import { ATTACHED_MESSAGES } from "./fields";
import { disputeNotifications } from "./notifications";

/** Messages of the two sides' conversation, which either side may attach to their dispute. */

/** The conversation of the two sides of a dispute. */
const isTheirs = sql`${conversations.athleteId} = ${disputes.athleteId}
  and ${conversations.brandId} in (${disputes.filedBy}, ${disputes.respondentId})`;

/**
 * What the page for attaching messages shows.
 * @param before the number of a message; only earlier ones are offered
 * @throws AppError not_found
 */
export async function attachable(ctx: CommandContext, id: string, before: number | null = null) {
  if (!actsAsParty(ctx, "party")) throw forbidden();
  // In parallel: one round trip.
  const [dispute, [offered]] = await Promise.all([
    requireDispute(ctx, id),
    ctx.db.read(
      ctx.db.orm
        .select({
          seq: messages.seq,
          senderId: sideOfPerson(messages.senderId),
          body: messageText("messages"),
          createdAt: messages.createdAt,
        })
        .from(disputes)
        .innerJoin(conversations, isTheirs)
        .innerJoin(messages, eq(messages.conversationId, conversations.id))
        .where(
          and(
            eq(disputes.id, id),
            isParty(ctx),
            isNull(messages.removedAt),
            before === null ? undefined : lt(messages.seq, before),
          ),
        )
        .orderBy(desc(messages.seq))
        .limit(ATTACHED_MESSAGES + 1),
    ),
  ]);
  const { title, status, athleteId, athleteName, company } = dispute;
  const shown = offered.slice(0, ATTACHED_MESSAGES).reverse();
  return {
    ...{ id, title, athleteId, athleteName, company },
    isActive: isActiveDispute(status),
    messages: shown,
    earlier: offered.length > ATTACHED_MESSAGES ? (shown[0]?.seq ?? null) : null,
  };
}

/**
 * Copies the chosen messages into the dispute, those of both sides that were not unsent. The same form sent twice is one
 * copy.
 */
export async function attachMessages(
  ctx: CommandContext,
  disputeId: string,
  { id, messages: chosen }: { id: string; messages: number[] },
) {
  if (!actsAsParty(ctx, "party")) throw forbidden();
  const { actor, now } = ctx;
  const row = await requireDispute(ctx, disputeId);
  if (!isActiveDispute(row.status)) throw conflict("This dispute has ended.");
  const attached = sql`from disputes
    join conversations on ${isTheirs}
    join messages on messages.conversation_id = conversations.id
    where ${and(eq(disputes.id, disputeId), isParty(ctx), isActive)} and messages.removed_at is null
      and messages.seq in (select value from json_each(${JSON.stringify(chosen)}))`;
  try {
    await commit(ctx, {
      change: sql`insert into dispute_excerpts (id, dispute_id, attached_by, messages, created_at)
        select ${id}, ${disputeId}, ${sideIdOf(actor)},
          (select json_group_array(json_object('seq', seq, 'senderId', sender, 'body', line, 'createdAt', at)) from (
            select messages.seq as seq, ${sideOfPerson(messages.senderId)} as sender, messages.created_at as at, ${messageText("messages")} as line
            ${attached} order by messages.seq)), ${now}
        where exists (select 1 ${attached})`,
      effects: [
        ...markAnswered(ctx, disputeId),
        ...notify(ctx, disputeNotifications.messages_attached, {
          ...toOtherSide(ctx, row),
          params: noticeParams(ctx, row),
          bundle: `dispute:${disputeId}`,
        }),
      ],
      audit: {
        action: "dispute_messages_attached",
        resourceType: "dispute",
        resourceId: disputeId,
        detail: { excerptId: id },
      },
    });
  } catch (error) {
    if (brokenUnique(error)) return;
    throw appErrorIn(error)?.code === "conflict"
      ? goneMessages()
      : wrapError("attach messages", error);
  }
}

const goneMessages = () =>
  new FieldError({ messages: ["These messages have been removed. Choose others."] });
