import {
  BELL_CATEGORIES,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationChannel,
} from "~db/constants";

/** The groups of categories that most people choose by. */
export const GROUPS = {
  deals: { label: "Deals", hint: "Invitations, contracts, content, deadlines and disputes" },
  messages: { label: "Messages", hint: "With comments and replies" },
  money: { label: "Money", hint: "Payments" },
  tips: { label: "Account and tips", hint: "Verification, searches and reports" },
};
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** Each category of notifications: its group and label in the settings, and the button of its mail. */
export const CATEGORIES: Record<
  NotificationCategory,
  { group: Group; label: string; button: string }
> = {
  message: { group: "messages", label: "Messages", button: "Read and reply" },
  invitation: { group: "deals", label: "Invitations and answers", button: "See the invitation" },
  contract: { group: "deals", label: "Contracts and signatures", button: "See the contract" },
  payment: { group: "money", label: "Payments", button: "See the payment" },
  interest: { group: "deals", label: "Interest in campaigns", button: "See the campaign" },
  content: { group: "deals", label: "Content and decisions", button: "See the content" },
  comment: { group: "messages", label: "Comments and replies", button: "See the comment" },
  campaign: { group: "deals", label: "Campaign changes and end dates", button: "See the campaign" },
  reminder: { group: "deals", label: "Reminders and deadlines", button: "See what's due" },
  moderation: { group: "deals", label: "Moderation", button: "See the decision" },
  verification: { group: "tips", label: "Verification", button: "See your verification" },
  dispute: { group: "deals", label: "Disputes", button: "See the dispute" },
  channel: { group: "tips", label: "Social accounts", button: "See your channels" },
  search: { group: "tips", label: "Saved searches", button: "See the athletes" },
  report: { group: "tips", label: "Weekly reports", button: "See the report" },
  account: { group: "tips", label: "Your data", button: "See your data" },
};

/** The categories that can be switched off, by channel. */
export const CHANNEL_CATEGORIES: Record<NotificationChannel, readonly NotificationCategory[]> = {
  app: BELL_CATEGORIES,
  mail: NOTIFICATION_CATEGORIES,
  push: NOTIFICATION_CATEGORIES,
};

/** The name of a switch: of one category, or of a group. */
export const switchName = (channel: NotificationChannel, about: NotificationCategory | Group) =>
  `${channel}:${about}`;

export const categoriesOf = (group: Group) =>
  NOTIFICATION_CATEGORIES.filter((category) => CATEGORIES[category].group === group);
