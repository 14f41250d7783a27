import { MINUTE_MS } from "~/platform/durations";

interface GroupedMessage {
  senderId: string;
  createdAt: number;
}

/** Consecutive messages from one person within this time form a group. */
const TOGETHER_MS = 5 * MINUTE_MS;

interface Group<Message> {
  senderId: string;
  messages: Message[];
}

export interface Day<Message> {
  /** When the first message of the group was sent. */
  at: number;
  groups: Group<Message>[];
}

/**
 * Groups messages by day and sender, in order. Pure.
 * @param dayOf returns the day of a moment
 */
export function groupByDay<Message extends GroupedMessage>(
  messages: readonly Message[],
  dayOf: (at: number) => string,
): Day<Message>[] {
  const days: Day<Message>[] = [];
  let last: Message | undefined;
  for (const message of messages) {
    const isNewDay = !last || dayOf(last.createdAt) !== dayOf(message.createdAt);
    if (isNewDay) days.push({ at: message.createdAt, groups: [] });
    const { groups } = days.at(-1) as Day<Message>;
    const isTogether =
      !isNewDay &&
      last?.senderId === message.senderId &&
      message.createdAt - last.createdAt < TOGETHER_MS;
    if (isTogether) groups.at(-1)?.messages.push(message);
    else groups.push({ senderId: message.senderId, messages: [message] });
    last = message;
  }
  return days;
}
