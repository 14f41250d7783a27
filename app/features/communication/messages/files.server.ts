import { and, eq } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireMember } from "~/features/identity/accounts/guards.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import type { ServedFiles } from "~/features/media/media/serve";
import { filesOf, paths } from "~/paths";
import { notFound } from "~/platform/errors";
import { conversationParticipants, media } from "~db/schema";
import { publishMessage } from "./chat-room.server";
import { MAX_FILE_BYTES } from "./fields";
import { loadMessagingPermission, requirePermission } from "./messaging-permission.server";
import { sendMessage } from "./send-message.server";

/** Files in a conversation: pictures and PDFs, visible to its two participants only. Each is a message of its own. */

const addresses = filesOf(paths.conversation(":conversationId"));

/** The id of a file is that of its message, so that a repeated send is stored once. */
export const messageFileTarget: AttachmentTarget<{ conversationId: string }> = {
  addresses,
  guard: requireMember,
  page: ({ conversationId }) => paths.conversation(conversationId),
  uploadColumns: (_, { conversationId }) => ({ conversationId }),
  async mayAdd(ctx, { conversationId }) {
    requirePermission(await loadMessagingPermission(ctx, { conversationId }));
    return {
      add: (file) => sendMessage(ctx, { conversationId }, { id: file.id, message: "", file }),
    };
  },
  accepts: { kinds: ["picture", "document"] },
  size: {
    maxBytes: MAX_FILE_BYTES,
    refusal: "This file is larger than 20 MB. Choose a smaller one.",
  },
  task: "send message",
  addedText: () => "File sent",
  publish: (context, { actor }, { conversationId }, clientId) =>
    publishMessage(context, actor.personId, conversationId, { clientId }),
};

/**
 * A file of a conversation.
 * @throws AppError not_found, also for people outside the conversation
 */
export async function loadFile({ actor, db }: CommandContext, conversationId: string, id: string) {
  const [[found]] = await db.read(
    db.orm
      .select({ id: media.id, kind: media.kind, name: media.name, width: media.width })
      .from(media)
      .innerJoin(
        conversationParticipants,
        eq(conversationParticipants.conversationId, media.conversationId),
      )
      .where(
        and(
          eq(media.id, id),
          eq(media.conversationId, conversationId),
          eq(conversationParticipants.userId, actor.personId),
        ),
      ),
  );
  if (!found) throw notFound();
  return found;
}

export const messageFiles: ServedFiles<{ conversationId: string; mediaId: string }> = {
  path: addresses.file(":mediaId", ":file"),
  guard: requireMember,
  mayOpen: (ctx, { conversationId, mediaId }) => loadFile(ctx, conversationId, mediaId),
};
