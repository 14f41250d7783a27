import { mayEnterReview } from "~/features/content/review.server";
import { mayEnterChat } from "~/features/messages/chat-room.server";
import type { RoomRegistry } from "~/platform/realtime";
import { chatMessage, presenceMessage } from "~party/presence";

/** Every kind of room: who may enter, and what a client may send at what rate. */
export const ROOMS = {
  notifications: {
    binding: "Notifications",
    mayEnter: ({ uid }, name) => name === uid,
    clientMessages: null,
  },
  review: {
    binding: "Review",
    mayEnter: (claims, name, { db }) => mayEnterReview(db, claims, name),
    // Moving a clip by hand, watched together, is the most that a page sends: four a second (watch.ts).
    clientMessages: { schema: presenceMessage, perMinute: 300 },
  },
  chat: {
    binding: "Chat",
    mayEnter: ({ uid }, name, { db }) => mayEnterChat(db, uid, name),
    // A client sends "typing" at most once in two seconds.
    clientMessages: { schema: chatMessage, perMinute: 90 },
  },
} satisfies RoomRegistry;

/** The room that each person has for themselves. */
export const PERSON_ROOM = "notifications" satisfies keyof typeof ROOMS;
