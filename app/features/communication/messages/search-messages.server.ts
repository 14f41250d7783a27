import { sql } from "drizzle-orm";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { mergeSegments } from "~/platform/full-text-search";
import { brandProfiles, conversations, messages, profiles } from "~db/schema";
import type { ListTab } from "./fields";
import { loadConversations } from "./load-conversations.server";
import { isOtherProfile, otherSideColumns } from "./messaging-permission.server";
import { buildExcerpt, buildMessageMatch, type ExcerptPart, MARKS } from "./search-words";

export const mergeMessageSegments = mergeSegments("message_words");

/** Messages on a page of results. */
export const RESULTS = 20;

interface Row {
  n: number;
  conversationId: string;
  seq: number;
  body: string;
  marked: string;
  at: number;
  isOwn: number;
  name: string;
  picture: string | null;
}

interface ConversationResults extends Pick<Row, "name" | "picture"> {
  id: string;
  messages: { seq: number; at: number; isOwn: boolean; excerpt: ExcerptPart[] }[];
}

/**
 * The statement of a search. It reads the index from the newest message back until the page is full, and only the messages
 * that have the reader's token.
 */
export function searchQuery(ctx: CommandContext, match: string, before: number | null) {
  const { actor, db } = ctx;
  const { name, picture } = otherSideColumns(ctx);
  const otherId = actor.type === "brand" ? conversations.athleteId : conversations.brandId;
  return db.orm.all<Row>(sql`
    select message_words.rowid as n, message_words.conversation_id as conversationId, message_words.seq,
      ${messages.body} as body, highlight(message_words, 1, ${MARKS.start}, ${MARKS.end}) as marked,
      ${messages.createdAt} as at, ${messages.senderId} = ${actor.personId} as isOwn,
      ${name} as name, ${picture} as picture
    from message_words
    cross join conversation_participants mine
      on mine.conversation_id = message_words.conversation_id and mine.user_id = ${actor.personId}
    cross join ${messages} on ${messages.conversationId} = mine.conversation_id
      and ${messages.seq} = message_words.seq and ${messages.removedAt} is null
    cross join ${conversations} on ${conversations.id} = mine.conversation_id
    cross join ${profiles} on ${isOtherProfile(ctx, otherId)}
    left join ${brandProfiles} on ${brandProfiles.id} = ${conversations.brandId}
    where message_words match ${match} ${before === null ? sql`` : sql`and message_words.rowid < ${before}`}
    order by message_words.rowid desc
    limit ${RESULTS + 1}`);
}

/**
 * The messages of the actor's conversations that contain all words, newest first, grouped by conversation. Archived
 * conversations are included, removed messages are not.
 * @param after the number of the last result of the previous page
 */
export async function searchMessages(ctx: CommandContext, q: string, after: string | null) {
  const match = buildMessageMatch(q, sideIdOf(ctx.actor));
  const before = after && /^\d{1,15}$/.test(after) ? Number(after) : null;
  const rows = match === null ? [] : (await ctx.db.read(searchQuery(ctx, match, before)))[0];
  const shown = rows.slice(0, RESULTS);
  const found: ConversationResults[] = [];
  for (const { conversationId: id, name, picture, seq, at, isOwn, body, marked } of shown) {
    const message = { seq, at, isOwn: Boolean(isOwn), excerpt: buildExcerpt(body, marked) };
    const conversation = found.find((other) => other.id === id);
    if (conversation) conversation.messages.push(message);
    else found.push({ id, name, picture, messages: [message] });
  }
  return {
    q,
    hasWords: match !== null,
    found,
    older: rows.length > RESULTS ? String(shown.at(-1)?.n) : null,
    isFirst: before === null,
  };
}

export type FoundMessages = Awaited<ReturnType<typeof searchMessages>>;

/** The list beside a thread: the results of a search, or the conversations of a tab. */
export const loadListOrResults = (
  ctx: CommandContext,
  { q, tab, after }: { q: string; tab: ListTab; after: string | null },
) => (q === "" ? loadConversations(ctx, { tab, after }) : searchMessages(ctx, q, after));
