import type { NotificationCategory } from "~db/constants";

export interface NotificationText {
  /** Who acted, then what: in lists, as a push and as the subject of the mail. */
  title: string;
  /** What the title leaves out. It does not repeat the name. */
  message: string;
  /** Why the mail is sent, after 'because'. */
  reason?: string;
}

/**
 * Something that people are notified of. A row holds the kind's name, the id of its subject and the parameters; the text and
 * the address are made when the notification is shown, mailed or pushed. app/server/notifications.ts lists all kinds.
 */
export interface NotificationKind<Params = never> {
  /** As it is stored, such as 'content.approved'. */
  name: string;
  category: NotificationCategory;
  /** Its mail is sent at once, whatever was mailed before. */
  urgent?: true;
  text: (params: Params) => NotificationText;
  /** The page about the subject. An empty id, of a subject that was deleted, leads to the page of the list. */
  path: (subjectId: string, params: Params) => string;
}

type Options = Omit<NotificationKind, "name">;

type ParamsOf<Kind extends Options> =
  Parameters<Kind["text"]> extends [infer Params] ? Params : Record<string, never>;

/** Defines the kinds of a noun. The parameters of a kind are those of its text; they are stored as JSON. */
export const notificationKinds = <Kinds extends Record<string, Options>>(
  noun: string,
  kinds: Kinds,
) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, options]) => [name, { name: `${noun}.${name}`, ...options }]),
  ) as { [Name in keyof Kinds]: NotificationKind<ParamsOf<Kinds[Name]>> };

/** What a row holds. */
export interface StoredNotification {
  kind: string;
  subjectId: string | null;
  params: Record<string, unknown>;
}

/** Makes the text and the address of a row; null when the kind has been removed. */
export type DescribeNotification = (
  row: StoredNotification,
) => (NotificationText & { link: string }) | null;
