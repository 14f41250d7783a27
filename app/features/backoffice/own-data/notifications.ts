import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { EXPORT_DAYS } from "./limits";

export const ownDataNotifications = notificationKinds("own_data", {
  ready: {
    category: "account",
    text: () => ({
      title: "Your data is ready",
      message: `You can download it for ${EXPORT_DAYS} days. You need to be signed in.`,
      reason: "you asked for a copy of your data",
    }),
    path: () => paths.dataManagement,
  },
});
