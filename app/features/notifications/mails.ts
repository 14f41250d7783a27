import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";
import { KINDS } from "./kinds";
import type { Notice } from "./notice";
import { unsubscribeToken } from "./unsubscribe";

const CONCERNS_YOU = `it's about a campaign you're part of on ${product.name}`;

/** The mail about one notification. */
export const noticeMail = ({
  userId,
  kind,
  title,
  message,
  link,
  subject = title,
  reason = CONCERNS_YOU,
}: Notice): MailText => ({
  subject,
  text: message,
  link: { label: KINDS[kind].button, path: link },
  reason: `You're getting this email because ${reason}.`,
  unsubscribe: { path: paths.unsubscribe, token: unsubscribeToken(userId, kind) },
});

/** The part of a notification that a daily mail shows. */
export interface DigestItem {
  title: string;
  message: string;
}

/** The daily mail: the recipient's unread notifications. */
export function digestMail(userId: string, items: readonly DigestItem[], more: number): MailText {
  const count = items.length + more;
  const rest = more > 0 ? [`And ${more} more.`] : [];
  return {
    subject: count === 1 ? "1 thing to catch up on" : `${count} things to catch up on`,
    text: [...items.map(({ title, message }) => `${title}\n${message}`), ...rest].join("\n\n"),
    link: { label: "See all notifications", path: paths.notifications },
    reason: "You're getting this email because you chose one email a day.",
    unsubscribe: { path: paths.unsubscribe, token: unsubscribeToken(userId, "daily") },
  };
}
