import { sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import { queuePush } from "~/platform/realtime";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";

/** The topics that are pushed to a person's own room. */
export const TOPICS = {
  /** A message was added or removed, or the conversation was archived, muted or blocked. */
  changed: "messages",
  /** The person has read messages, here or on another device. Lists and counts change, an open thread does not. */
  read: "messages-read",
} as const;

/** Tells the open pages of both sides that their conversation changed. */
export const broadcastToBoth = (conversationId: string, now: number): Statement =>
  enqueueEach(
    "push",
    {
      payload: sql`json_object('room', 'notifications', 'name', side.user_id,
        'event', json_object('topic', ${TOPICS.changed}))`,
      key: sql`${`${newId()}:`} || side.user_id`,
      from: sql`conversation_participants side where side.conversation_id = ${conversationId}`,
    },
    now,
  );

/** Tells only this person's open pages. */
export const broadcastToSelf = (userId: string, now: number): Statement =>
  queuePush({ room: "notifications", name: userId, event: { topic: TOPICS.changed } }, now);
