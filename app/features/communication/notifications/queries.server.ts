import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, count, desc, eq, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { TYPE_LABELS } from "~/features/identity/accounts/account-labels";
import { type CommandContext, homeOf } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { requireAccount } from "~/features/identity/accounts/guards.server";
import { accountLinks, barLinks, sideLinks } from "~/features/identity/accounts/navigation";
import { chosenTimeZone } from "~/features/identity/accounts/own-account.server";
import { ownAvatar } from "~/features/identity/accounts/queries.server";
import type { DescribeNotification } from "~/notifications";
import { paths } from "~/paths";
import type { Database } from "~db/client";
import type { BellCategory } from "~db/constants";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { brandProfiles, conversationParticipants, notifications, profiles } from "~db/schema";
import { groupBySubject } from "./group-by-subject";

/** Higher counts are shown as '99+'. */
const MAX_UNREAD = 100;

/**
 * The number of unread conversations for the navigation, without archived and muted ones.
 * @param opened the conversation that this request opens; it is left out, because opening marks it as read
 */
const readUnreadConversationCount = prepareReads(
  ({ orm }, { userId, opened }: Placeholders<{ userId: string; opened: string }>) => [
    orm.select({ n: sql<number>`count(*)` }).from(
      sql`(select 1 from ${conversationParticipants}
        where user_id = ${userId} and archived = 0 and unread > 0 and muted = 0
          and conversation_id <> ${opened} limit ${MAX_UNREAD})`,
    ),
  ],
);

const sender = alias(profiles, "sender");

/** No sender is shown for staff, who act for the product, or for the recipient's own actions. */
const isOther = and(ne(sender.userType, "staff"), ne(sender.id, notifications.userId));

const BELL_SIZE = 10;
/** The bell reads more rows than it shows, because rows about the same subject are grouped. */
const BELL_READS = 40;
const PAGE_SIZE = 50;

/** The text of a kind that has been removed. */
const GONE = { title: "Notification", message: "" };

/**
 * For the bell: the ten newest groups of notifications, the unread count and when they were read. For the navigation: the
 * number of unread conversations.
 * @param openedConversationId see `readUnreadConversationCount`
 */
export async function loadBell(
  { db, actor, now }: CommandContext,
  describeNotification: DescribeNotification,
  openedConversationId: string | null = null,
) {
  // In parallel: one request.
  const [{ items, unread }, [[messages]]] = await Promise.all([
    loadItems(db, describeNotification, actor.personId, BELL_READS),
    db.read(
      ...readUnreadConversationCount({
        userId: actor.personId,
        opened: openedConversationId ?? "",
      }),
    ),
  ]);
  return {
    items: groupBySubject(items).slice(0, BELL_SIZE),
    unread,
    messages: messages?.n ?? 0,
    at: now,
  };
}

export type BellData = Awaited<ReturnType<typeof loadBell>>;

export interface NotificationFilter {
  unread?: boolean;
  category?: BellCategory | undefined;
}

/**
 * A page of all notifications, the newest first.
 * @param before the id after which the page begins; a position, of any owner
 */
export async function loadNotificationsPage(
  db: Database,
  describeNotification: DescribeNotification,
  userId: string,
  before: string | null,
  filter: NotificationFilter = {},
) {
  const { items, unread } = await loadItems(db, describeNotification, userId, PAGE_SIZE + 1, {
    before,
    ...filter,
  });
  const shown = items.slice(0, PAGE_SIZE);
  return { items: shown, unread, older: items.length > PAGE_SIZE ? shown.at(-1)?.id : undefined };
}

async function loadItems(
  db: Database,
  describeNotification: DescribeNotification,
  userId: string,
  limit: number,
  {
    before = null,
    unread: unreadOnly,
    category,
  }: NotificationFilter & { before?: string | null } = {},
) {
  const [rows, [unread]] = await db.read(
    ...readItems(
      { userId, limit, before, category: category ?? null },
      `${before === null ? "" : "older "}${unreadOnly ? "unread " : ""}${category ? "category" : ""}`,
    ),
  );
  const items = rows.map(({ kind, params, ...row }) => {
    const { title, message } =
      describeNotification({ kind, params, subjectId: row.subjectId }) ?? GONE;
    return { ...row, title, message };
  });
  return { items, unread: unread?.n ?? 0 };
}

type ItemValues = {
  userId: string;
  limit: number;
  before: string | null;
  category: BellCategory | null;
};

const readItems = prepareReads(
  (
    { orm },
    { userId, limit, before, category }: Placeholders<ItemValues>,
    filter: `${"" | "older "}${"" | "unread "}${"" | "category"}`,
  ) => {
    const own = and(eq(notifications.userId, userId), eq(notifications.hidden, false));
    const isUnread = eq(notifications.read, false);
    return [
      orm
        .select({
          id: notifications.id,
          kind: notifications.kind,
          subjectId: notifications.subjectId,
          params: notifications.params,
          read: notifications.read,
          createdAt: notifications.createdAt,
          senderName: sql<
            string | null
          >`coalesce(nullif(${brandProfiles.companyName}, ''), ${sender.fullName})`,
          senderPicture: sql<
            string | null
          >`iif(${sender.userType} = 'brand', ${brandProfiles.logo}, ${sender.avatar})`,
        })
        .from(notifications)
        .leftJoin(sender, and(eq(sender.id, notifications.senderId), isOther))
        .leftJoin(brandProfiles, eq(brandProfiles.id, brandOfPerson(sender.id)))
        .where(
          and(
            own,
            filter.includes("older") ? lt(notifications.id, before) : undefined,
            filter.includes("unread") ? isUnread : undefined,
            filter.includes("category") ? eq(notifications.category, category) : undefined,
          ),
        )
        .orderBy(desc(notifications.id))
        .limit(limit),
      orm.select({ n: count() }).from(notifications).where(and(own, isUnread)),
    ];
  },
);

const findOpenedConversation = ({ pathname }: URL) => {
  const [, rest = ""] = pathname.split(paths.conversation(""));
  return rest.replace(/\.data$/, "") || null;
};

/** What the signed-in frame shows. */
export async function loadFrame(context: AppLoadContext) {
  const ctx = requireAccount(context);
  const { actor } = ctx;
  // Staff without a second factor have nowhere to go but its set-up.
  const isClosed = actor.type === "staff" && context.session.claims?.level !== "two_factor";
  const [bell, timeZone, avatar] = await Promise.all([
    loadBell(ctx, context.describeNotification, findOpenedConversation(context.request.url)),
    chosenTimeZone(ctx),
    ownAvatar(ctx),
  ]);
  return {
    userId: actor.personId,
    type: actor.type,
    person: { name: actor.name, avatar, typeLabel: TYPE_LABELS[actor.type] },
    home: homeOf(actor),
    groups: sideLinks(actor, isClosed),
    bar: barLinks(actor.type, isClosed),
    account: accountLinks(actor, isClosed),
    open: context.cookies.get("sidebar") !== "closed",
    timeZone,
    bell,
  };
}
