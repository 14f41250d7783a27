import { and, desc, eq, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import {
  brandProfiles,
  conversationParticipants,
  conversations,
  media,
  messages,
  profiles,
} from "~db/schema";
import type { ListTab } from "./fields";
import { isOtherProfile, otherSideColumns } from "./messaging-permission.server";

const LIST_PAGE = 30;
const PREVIEW_LENGTH = 120;

const CURSOR = /^(\d{1,16})-([0-9a-z]{1,40})$/;

/**
 * A page of the actor's conversations, newest first.
 * @param after the cursor of the previous page: a position to compare with, not the id of a row to find
 */
export async function loadConversations(
  ctx: CommandContext,
  { tab, after }: { tab: ListTab; after: string | null },
) {
  const { actor, db } = ctx;
  const mine = conversationParticipants;
  const [, at, id] = CURSOR.exec(after ?? "") ?? [];
  const [rows] = await db.read(
    db.orm
      .select({
        id: mine.conversationId,
        at: mine.lastMessageAt,
        unread: mine.unread,
        muted: mine.muted,
        ...otherSideColumns(ctx),
        text: sql<string>`substr(${messages.body}, 1, ${PREVIEW_LENGTH})`,
        file: { kind: media.kind, name: media.name },
        isRemoved: sql<number>`${messages.removedAt} is not null`,
        isOwn: sql<number>`${messages.senderId} = ${actor.personId}`,
      })
      .from(mine)
      .innerJoin(conversations, eq(conversations.id, mine.conversationId))
      .innerJoin(
        profiles,
        isOtherProfile(
          ctx,
          actor.type === "brand" ? conversations.athleteId : conversations.brandId,
        ),
      )
      .leftJoin(brandProfiles, eq(brandProfiles.id, conversations.brandId))
      .innerJoin(
        messages,
        and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
      )
      .leftJoin(media, eq(media.id, messages.mediaId))
      .where(
        and(
          eq(mine.userId, actor.personId),
          eq(mine.archived, tab === "archived"),
          // A literal and not a parameter, because only then SQLite uses the partial index.
          tab === "unread" ? sql`unread > 0` : undefined,
          at
            ? sql`(${mine.lastMessageAt}, ${mine.conversationId}) < (${Number(at)}, ${id})`
            : undefined,
        ),
      )
      .orderBy(desc(mine.lastMessageAt), desc(mine.conversationId))
      .limit(LIST_PAGE + 1),
  );
  const shown = rows.slice(0, LIST_PAGE);
  const last = shown.at(-1);
  return {
    reader: actor.type,
    items: shown.map(({ isRemoved, isOwn, ...row }) => ({
      ...row,
      isRemoved: Boolean(isRemoved),
      isOwn: Boolean(isOwn),
    })),
    older: rows.length > LIST_PAGE && last ? `${last.at}-${last.id}` : null,
    isFirst: !at,
    tab,
  };
}

export type ConversationList = Awaited<ReturnType<typeof loadConversations>>;
