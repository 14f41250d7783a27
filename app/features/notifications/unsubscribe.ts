import { NOTIFICATION_KINDS, type NotificationKind } from "~db/constants";
import { KINDS } from "./kinds";

/** A kind of notification, or the daily mail. */
export type Subscription = NotificationKind | "daily";

/** The content of an unsubscribe link, before it is signed. It never expires. */
export const unsubscribeToken = (userId: string, subscription: Subscription) =>
  `unsubscribe ${userId} ${subscription}`;

/** @returns null if the text of a signed link is no unsubscribe token */
export function readUnsubscribeToken(text: string | null) {
  const [purpose, userId, name] = text?.split(" ") ?? [];
  const subscription = [...NOTIFICATION_KINDS, "daily" as const].find((known) => known === name);
  return purpose === "unsubscribe" && userId && subscription ? { userId, subscription } : null;
}

/** The name of the subscription within a sentence. */
export const subscriptionName = (subscription: Subscription) =>
  subscription === "daily" ? "your daily summary" : `“${KINDS[subscription].label}”`;
