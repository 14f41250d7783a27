import {
  BELL_CATEGORIES,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationChannel,
} from "~db/constants";

/** The label of each category of notifications in the settings, and the button of its mail. */
export const CATEGORIES: Record<NotificationCategory, { label: string; button: string }> = {
  message: { label: "Messages", button: "Read and reply" },
  invitation: { label: "Invitations and answers", button: "See the invitation" },
  contract: { label: "Contracts and signatures", button: "See the contract" },
  payment: { label: "Payments", button: "See the payment" },
  interest: { label: "Interest in campaigns", button: "See the campaign" },
  content: { label: "Content and decisions", button: "See the content" },
  comment: { label: "Comments and replies", button: "See the comment" },
  campaign: { label: "Campaign changes and end dates", button: "See the campaign" },
  reminder: { label: "Reminders and deadlines", button: "See what's due" },
  moderation: { label: "Moderation", button: "See the decision" },
  verification: { label: "Verification", button: "See your verification" },
  dispute: { label: "Disputes", button: "See the dispute" },
  channel: { label: "Social accounts", button: "See your channels" },
  search: { label: "Saved searches", button: "See the athletes" },
  report: { label: "Weekly reports", button: "See the report" },
  account: { label: "Your data", button: "See your data" },
};

/** The categories that can be switched off, by channel. */
export const CHANNEL_CATEGORIES: Record<NotificationChannel, readonly NotificationCategory[]> = {
  app: BELL_CATEGORIES,
  mail: NOTIFICATION_CATEGORIES,
  push: NOTIFICATION_CATEGORIES,
};
