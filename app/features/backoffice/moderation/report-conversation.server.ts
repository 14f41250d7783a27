import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import {
  blockEffects,
  changeConversation,
} from "~/features/communication/messages/change-conversation.server";
import { messageText } from "~/features/communication/messages/load-thread.server";
import {
  isOtherProfile,
  otherSideColumns,
} from "~/features/communication/messages/messaging-permission.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { AppError, conflict, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { newId } from "~db/columns";
import {
  brandProfiles,
  conversationParticipants,
  conversationReports,
  conversations,
  messages,
  profiles,
} from "~db/schema";
import { REPORTED_MESSAGES } from "./fields";
import type { Report } from "./schema";

/**
 * What the page of a report shows: the other side, their newest messages and the reader's open report.
 * @param before the number of a message; only earlier ones are offered
 * @throws AppError not_found, also for other people's conversations
 */
export async function loadReportable(
  ctx: CommandContext,
  conversationId: string,
  before: number | null = null,
) {
  const { actor, db } = ctx;
  const own = and(
    eq(conversationParticipants.conversationId, conversationId),
    eq(conversationParticipants.userId, actor.personId),
  );
  const [[head], offered] = await db.read(
    db.orm
      .select({
        otherPersonId: profiles.id,
        ...otherSideColumns(ctx),
        blocked: sql<number>`${conversationParticipants.blockedAt} is not null`,
        reportedAt: conversationReports.createdAt,
      })
      .from(conversationParticipants)
      .innerJoin(conversations, eq(conversations.id, conversationParticipants.conversationId))
      .innerJoin(
        profiles,
        isOtherProfile(
          ctx,
          actor.type === "brand" ? conversations.athleteId : conversations.brandId,
        ),
      )
      .leftJoin(brandProfiles, eq(brandProfiles.id, conversations.brandId))
      .leftJoin(
        conversationReports,
        and(
          eq(conversationReports.conversationId, conversations.id),
          eq(conversationReports.reporterId, actor.personId),
          eq(conversationReports.status, "open"),
        ),
      )
      .where(own),
    db.orm
      .select({ seq: messages.seq, body: messageText("messages"), createdAt: messages.createdAt })
      .from(messages)
      .innerJoin(
        conversationParticipants,
        eq(conversationParticipants.conversationId, messages.conversationId),
      )
      .where(
        and(
          own,
          ne(messages.senderId, actor.personId),
          isNull(messages.removedAt),
          before === null ? undefined : lt(messages.seq, before),
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(REPORTED_MESSAGES + 1),
  );
  if (!head) throw notFound();
  const shown = offered.slice(0, REPORTED_MESSAGES).reverse();
  return {
    ...head,
    conversationId,
    blocked: Boolean(head.blocked),
    messages: shown,
    earlier: offered.length > REPORTED_MESSAGES ? (shown[0]?.seq ?? null) : null,
  };
}

/**
 * Reports the other side of a conversation to the moderators, with copies of their messages. While the actor has an open
 * report of it, a further one changes nothing.
 * @throws AppError not_found, or invalid if the chosen messages were removed in the meantime
 */
export async function reportConversation(
  ctx: CommandContext,
  conversationId: string,
  report: Report,
): Promise<void> {
  const { actor, now } = ctx;
  const { otherPersonId, reportedAt } = await loadReportable(ctx, conversationId);
  if (reportedAt !== null) return report.block ? blockConversation(ctx, conversationId) : undefined;
  const { reason, details } = report;
  const id = newId();
  // Only messages of the other side that still exist.
  const chosen = sql`from messages where conversation_id = ${conversationId}
    and seq in (select value from json_each(${JSON.stringify(report.messages)}))
    and sender_id <> ${actor.personId} and removed_at is null`;
  try {
    await commit(
      ctx,
      {
        change: sql`insert into conversation_reports
          (id, conversation_id, reporter_id, reported_id, reason, details, messages, created_at)
          select ${id}, ${conversationId}, ${actor.personId}, ${otherPersonId}, ${reason}, ${details},
            (select json_group_array(json_object('seq', seq, 'body', line, 'createdAt', created_at, 'mediaId', media_id))
              from (select seq, created_at, media_id, ${messageText("messages")} as line ${chosen} order by seq)), ${now}
          where not exists (select 1 from conversation_reports where conversation_id = ${conversationId}
              and reporter_id = ${actor.personId} and status = 'open')
            and (${details} <> '' or exists (select 1 ${chosen}))`,
        effects: report.block ? blockEffects(ctx, conversationId) : [],
        audit: {
          action: "conversation_reported",
          resourceType: "conversation_report",
          resourceId: id,
          detail: { conversationId, reason, block: report.block },
        },
      },
      conflict,
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    // A parallel request reported it first, or nothing is left of the chosen messages.
    const { reportedAt: staleForm } = await loadReportable(ctx, conversationId);
    if (staleForm === null) throw messagesGoneError();
    if (report.block) await blockConversation(ctx, conversationId);
  }
}

const blockConversation = (ctx: CommandContext, conversationId: string) =>
  changeConversation(ctx, conversationId, "block");

const messagesGoneError = () =>
  new FieldError({
    messages: ["These messages have been removed. Choose others, or describe what happened."],
  });
