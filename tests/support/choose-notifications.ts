import { CHANNEL_CATEGORIES, switchName } from "~/features/communication/notifications/categories";
import type { NotificationTimes } from "~/features/communication/notifications/schema";
import {
  saveNotificationTimes,
  switchNotifications,
} from "~/features/communication/notifications/settings.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { NotificationCategory } from "~db/constants";

export interface Choices extends NotificationTimes {
  app: readonly NotificationCategory[];
  email: readonly NotificationCategory[];
  push: readonly NotificationCategory[];
}

/** Turns on these categories and no others, and saves the times. */
export async function chooseNotifications(
  ctx: CommandContext,
  { app, email, push, ...times }: Choices,
) {
  const names = (isOn: boolean) =>
    Object.entries({ app, mail: email, push }).flatMap(([key, on]) => {
      const channel = key as keyof typeof CHANNEL_CATEGORIES;
      return CHANNEL_CATEGORIES[channel]
        .filter((category) => on.includes(category) === isOn)
        .map((category) => switchName(channel, category));
    });
  await switchNotifications(ctx, { was: names(false).join(" "), on: names(true) });
  await saveNotificationTimes(ctx, times);
}
