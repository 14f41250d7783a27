import type { NotificationKind } from "~db/constants";

/** The label of each kind of notification in the settings, and the button of its mail. */
export const KINDS: Record<NotificationKind, { label: string; button: string }> = {
  invitation: { label: "Invitations and answers", button: "See the invitation" },
  interest: { label: "Interest in campaigns", button: "See the campaign" },
  content: { label: "Content and decisions", button: "See the content" },
  comment: { label: "Comments and replies", button: "See the comment" },
  campaign: { label: "Campaign changes and end dates", button: "See the campaign" },
  reminder: { label: "Reminders and deadlines", button: "See what's due" },
  moderation: { label: "Moderation", button: "See the decision" },
};
