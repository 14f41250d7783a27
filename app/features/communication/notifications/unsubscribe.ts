import { NOTIFICATION_CATEGORIES, type NotificationCategory } from "~db/constants";
import { CATEGORIES } from "./categories";

/** A category of notifications, or the daily mail. */
export type Subscription = NotificationCategory | "daily";

/** The content of an unsubscribe link, before it is signed. It never expires. */
export const unsubscribeToken = (userId: string, subscription: Subscription) =>
  `unsubscribe ${userId} ${subscription}`;

/** @returns null if the text of a signed link is no unsubscribe token */
export function readUnsubscribeToken(text: string | null) {
  const [purpose, userId, name] = text?.split(" ") ?? [];
  const subscription = [...NOTIFICATION_CATEGORIES, "daily" as const].find(
    (known) => known === name,
  );
  return purpose === "unsubscribe" && userId && subscription ? { userId, subscription } : null;
}

/** The name of the subscription within a sentence. */
export const subscriptionName = (subscription: Subscription) =>
  subscription === "daily" ? "your daily summary" : `“${CATEGORIES[subscription].label}”`;
