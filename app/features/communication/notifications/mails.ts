import type { NotificationText } from "~/notifications";
import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { plural } from "~/platform/numbers";
import { product } from "~/product";
import type { BellCategory } from "~db/constants";
import { CATEGORIES } from "./categories";
import { unsubscribeToken } from "./unsubscribe";

const CONCERNS_YOU = `it's about a campaign you're part of on ${product.name}`;

/** Who acted: a person, or a company. */
export interface NoticeSender {
  name: string;
  /** The public name of the picture. */
  picture: string | null;
}

/** A notification as its mail shows it. */
interface Notice extends NotificationText {
  userId: string;
  category: BellCategory;
  link: string;
}

/** The mail about one notification. @param sender null: our staff, or the recipient */
export const noticeMail = (
  { userId, category, title, message, link, reason = CONCERNS_YOU }: Notice,
  sender: NoticeSender | null,
): MailText => ({
  subject: shortenSubject(title),
  text: message,
  ...(sender && { face: toFace(sender) }),
  link: { label: CATEGORIES[category].button, path: link },
  reason: `You're getting this email because ${reason}.`,
  unsubscribe: { path: paths.unsubscribe, token: unsubscribeToken(userId, category) },
});

const MOST_OF_NAME = 24;
const MOST_OF_SUBJECT = 60;

/** As much as lists of mails show: a long name before the colon is cut first, so that what happened stays. */
function shortenSubject(subject: string): string {
  const [who = "", ...what] = subject.split(": ");
  const short = what.length > 0 ? [cut(who, MOST_OF_NAME), ...what].join(": ") : subject;
  return cut(short, MOST_OF_SUBJECT);
}

const cut = (text: string, most: number) => {
  const letters = [...text];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
};

/** The mail about several notifications of one sender. @param others the newest first, all older than `newest` */
export function listMail(
  newest: Notice,
  others: readonly DigestItem[],
  sender: NoticeSender | null,
): MailText {
  const { subject, link: _, ...mail } = noticeMail(newest, sender);
  return {
    ...mail,
    subject: `${subject} (+${others.length})`,
    text: formatItems([newest, ...others]),
    link: ALL_NOTIFICATIONS,
  };
}

const formatItems = (items: readonly DigestItem[]) =>
  items.map(({ title, message }) => `${title}\n${message}`).join("\n\n");

const ALL_NOTIFICATIONS = { label: "See all notifications", path: paths.notifications };

const toFace = ({ name, picture }: NoticeSender) => ({
  name,
  picture: picture && paths.publicMedia(picture, "160.webp"),
});

/** Unread messages of one conversation. */
export interface UnreadMessages {
  userId: string;
  conversationId: string;
  sender: NoticeSender;
  bodies: readonly string[];
  /** How many more there are. */
  more: number;
}

/** The mail about unread messages, with their text. */
export function messagesMail({
  userId,
  conversationId,
  sender,
  bodies,
  more,
}: UnreadMessages): MailText {
  const count = bodies.length + more;
  return {
    subject: count === 1 ? `${sender.name} wrote to you` : `${sender.name}: ${count} messages`,
    text: [...bodies, ...formatMore(more)].join("\n\n"),
    face: toFace(sender),
    link: { label: CATEGORIES.message.button, path: paths.conversation(conversationId) },
    reason: `You're getting this email because you haven't read ${count === 1 ? "this message" : "these messages"} on ${product.name} yet.`,
    unsubscribe: { path: paths.unsubscribe, token: unsubscribeToken(userId, "message") },
  };
}

const formatMore = (more: number) => (more > 0 ? [`And ${more} more.`] : []);

/** The part of a notification that a mail of several shows. */
export interface DigestItem {
  title: string;
  message: string;
}

/** The daily mail: the recipient's unread notifications. */
export function digestMail(userId: string, items: readonly DigestItem[], more: number): MailText {
  const count = items.length + more;
  return {
    subject: plural(count, "thing to catch up on", "things to catch up on"),
    text: [formatItems(items), ...formatMore(more)].join("\n\n"),
    link: ALL_NOTIFICATIONS,
    reason: "You're getting this email because you chose one email a day.",
    unsubscribe: { path: paths.unsubscribe, token: unsubscribeToken(userId, "daily") },
  };
}
