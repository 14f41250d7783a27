import { mayEnterChat } from "~/features/communication/messages/chat-room.server";
import { mayEnterReview } from "~/features/content/content/review.server";
import type { RoomRegistry } from "~/platform/realtime";
import { presenceMessage } from "~party/presence";

/** A client sends "typing" at most once in two seconds. */
const CLIENT_MESSAGES = { schema: presenceMessage, perMinute: 90 };

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
    clientMessages: CLIENT_MESSAGES,
  },
  chat: {
    binding: "Chat",
    mayEnter: ({ uid }, name, { db }) => mayEnterChat(db, uid, name),
    clientMessages: CLIENT_MESSAGES,
  },
} satisfies RoomRegistry;

/** The room that each person has for themselves. */
export const PERSON_ROOM = "notifications" satisfies keyof typeof ROOMS;
