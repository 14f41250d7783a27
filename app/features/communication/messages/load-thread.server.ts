import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import {
  brandProfiles,
  conversationParticipants,
  conversations,
  media,
  messages,
  profiles,
} from "~db/schema";
import { namesContactDetails } from "./contact-details";
import { PAGE } from "./fields";
import { isOtherProfile, isOtherSide, otherSideColumns } from "./messaging-permission.server";
import { replyMs, replyTimeText } from "./reply-times.server";
import { findFirstSeq, findLastReadSeq, findUnreadStart, type ThreadRange } from "./thread-range";

/** Messages as a thread shows them to this reader. The query has no condition yet. */
export const selectMessages = ({ orm }: Database, readerId: string) =>
  orm
    .select({
      seq: messages.seq,
      senderId: messages.senderId,
      /** Only for the reader's own messages. The script matches its outgoing messages by it. */
      clientId: sql<string | null>`case when ${messages.senderId} = ${readerId}
        then ${messages.clientId} end`,
      body: messages.body,
      file: {
        id: media.id,
        kind: media.kind,
        name: media.name,
        bytes: media.bytes,
        width: media.width,
        height: media.height,
      },
      createdAt: messages.createdAt,
      removedAt: messages.removedAt,
    })
    .from(messages)
    .leftJoin(media, eq(media.id, messages.mediaId));

/** A message in words, where its file cannot be shown. @param message the table or its alias in the query */
export const messageText = (message: "messages" | "m") =>
  sql<string>`coalesce((select iif(kind = 'picture', 'Sent a picture', 'Sent a file: ' || name)
    from media where id = ${sql.raw(message)}.media_id), ${sql.raw(message)}.body)`;

/**
 * A conversation of the actor, with the requested part of its messages. The part is a range of numbers, so the query
 * costs the same in a long thread.
 * @throws AppError not_found, also for other people's conversations
 */
export async function loadThread(ctx: CommandContext, conversationId: string, range: ThreadRange) {
  const { actor, db, now } = ctx;
  const otherId = actor.type === "brand" ? conversations.athleteId : conversations.brandId;
  const own = and(
    eq(conversationParticipants.conversationId, conversationId),
    eq(conversationParticipants.userId, actor.personId),
  );
  const ofOther = (column: string) => sql<number | null>`(select ${sql.raw(column)}
    from conversation_participants other_side
    where other_side.conversation_id = ${conversations.id} and ${isOtherSide(ctx, sql`other_side.user_id`)})`;
  const newest = sql`(select last_seq - ${PAGE - 1} from conversations where id = ${conversationId})`;
  const first = findFirstSeq(range) ?? newest;
  const [[head], shown] = await db.read(
    db.orm
      .select({
        id: conversations.id,
        lastSeq: conversations.lastSeq,
        otherId,
        replyMs: replyMs(sql`${profiles.id}`),
        ...otherSideColumns(ctx),
        readSeq: conversationParticipants.readSeq,
        archived: conversationParticipants.archived,
        muted: conversationParticipants.muted,
        blocked: sql<number>`${conversationParticipants.blockedAt} is not null`,
        otherReadSeq: ofOther("max(read_seq)"),
        otherBlocks: ofOther("max(blocked_at is not null)"),
      })
      .from(conversationParticipants)
      .innerJoin(conversations, eq(conversations.id, conversationParticipants.conversationId))
      .innerJoin(profiles, isOtherProfile(ctx, otherId))
      .leftJoin(brandProfiles, eq(brandProfiles.id, conversations.brandId))
      .where(own),
    selectMessages(db, actor.personId)
      .innerJoin(
        conversationParticipants,
        eq(conversationParticipants.conversationId, messages.conversationId),
      )
      .where(
        and(own, gte(messages.seq, first as number), lt(messages.seq, sql`${first} + ${PAGE}`)),
      )
      .orderBy(asc(messages.seq)),
  );
  if (!head) throw notFound();
  const { replyMs: ms, readSeq, lastSeq, blocked, otherBlocks, otherReadSeq, ...rest } = head;
  const ends = { first: shown[0]?.seq ?? lastSeq + 1, last: shown.at(-1)?.seq ?? lastSeq };
  return {
    ...rest,
    usually: replyTimeText(ms),
    lastSeq,
    blocked: Boolean(blocked),
    otherBlocks: Boolean(otherBlocks),
    otherReadSeq: otherReadSeq ?? 0,
    readSeq,
    messages: shown,
    /** The first message contains contact details, so both sides see advice below it. */
    leadsOutside: shown.some(({ seq, body }) => seq === 1 && namesContactDetails(body)),
    now,
    /** Where the thread opens if not all unread messages fit on a page. */
    begin: range === "newest" ? findUnreadStart({ lastSeq, readSeq }) : null,
    older: ends.first > 1 ? ends.first : null,
    newer: ends.last < lastSeq ? ends.last : null,
    readUpTo: shown.length > 0 ? findLastReadSeq(ends, { lastSeq, readSeq }) : null,
  };
}

export type Thread = Awaited<ReturnType<typeof loadThread>>;
export type Message = Thread["messages"][number];
