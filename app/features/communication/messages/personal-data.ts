import { eq, inArray, or, sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { INTERNAL, ownedBy, personal } from "~/platform/personal-data";
import { conversationParticipants, conversations, messages, replyTimes } from "~db/schema";

const now = sql`cast(unixepoch('subsec') * 1000 as integer)`;

export const messagesData = [
  personal(messages, {
    what: "Messages you sent and received",
    why: "contract",
    visibleTo: "the other side; our team, if a message is reported or added to a dispute",
    about: ({ id }) =>
      inArray(
        messages.conversationId,
        sql`(select conversation_id from conversation_participants where user_id = ${id})`,
      ),
    exported: ["conversationId", "seq", "senderId", "body", "mediaId", "createdAt", "removedAt"],
    withheld: { clientId: INTERNAL },
    erasure: {
      how: "blanked",
      rows: ({ id }) => eq(messages.senderId, id),
      set: { body: "", mediaId: null, removedAt: now },
    },
  }),
  personal(conversationParticipants, {
    what: "How you keep your conversations",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(conversationParticipants.userId),
    exported: [
      "conversationId",
      "userId",
      "readSeq",
      "unread",
      "lastMessageAt",
      "archived",
      "muted",
      "blockedAt",
    ],
    // Nobody can write to a deleted account.
    erasure: { how: "blanked", set: { archived: false, muted: false, blockedAt: now } },
  }),
  personal(conversations, {
    what: "Conversations",
    why: "contract",
    visibleTo: "the other side",
    about: ({ id }) =>
      or(eq(conversations.brandId, brandOfPerson(id)), eq(conversations.athleteId, id)),
    exported: ["id", "brandId", "athleteId", "startedBy", "lastSeq", "createdAt"],
    erasure: { how: "blanked", set: {} },
  }),
  personal(replyTimes, {
    what: "How quickly you usually reply",
    why: "contract",
    visibleTo: "the other side",
    about: ownedBy(replyTimes.userId),
    exported: ["userId", "medianMs"],
    erasure: { how: "deleted" },
  }),
];
