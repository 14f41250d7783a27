import { eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { media, messages } from "~db/schema";

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
