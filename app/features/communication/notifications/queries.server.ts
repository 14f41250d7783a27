import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { TYPE_LABELS } from "~/features/identity/accounts/account-labels";
import { type CommandContext, homeOf } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { requireAccount } from "~/features/identity/accounts/guards.server";
import { accountLinks, barLinks, sideLinks } from "~/features/identity/accounts/navigation";
import { findOwnAccount } from "~/features/identity/accounts/own-account.server";
import type { DescribeNotification } from "~/notifications";
import { paths } from "~/paths";
import type { Database } from "~db/client";
import type { BellCategory } from "~db/constants";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { brandProfiles, conversationParticipants, notifications, profiles } from "~db/schema";
import { groupBySubject } from "./group-by-subject";

/** Higher counts are shown as '99+'. */
const MAX_UNREAD = 100;

type UnreadValues = { userId: string; opened: string };

/**
 * How much is unread: notifications, and conversations without archived and muted ones.
 * @param opened the conversation that this request opens; it is left out, because opening marks it as read
 */
const readUnread = prepareReads(({ orm }, { userId, opened }: Placeholders<UnreadValues>) => [
  orm
    .select({
      notifications: sql<number>`(select count(*) from ${notifications}
      where user_id = ${userId} and hidden = 0 and read = 0)`,
      conversations: sql<number>`(select count(*) from (select 1 from ${conversationParticipants}
      where user_id = ${userId} and archived = 0 and unread > 0 and muted = 0
        and conversation_id <> ${opened} limit ${MAX_UNREAD}))`,
    })
    .from(sql`(select 1)`),
]);

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
 * @param openedConversationId see `readUnread`
 */
export async function loadBell(
  { db, actor, now }: CommandContext,
  describeNotification: DescribeNotification,
  openedConversationId: string | null = null,
) {
  // In parallel: one request.
  const [items, unread] = await Promise.all([
    loadItems(db, describeNotification, actor.personId, BELL_READS),
    countUnread(db, actor.personId, openedConversationId ?? ""),
  ]);
  return {
    items: groupBySubject(items).slice(0, BELL_SIZE),
    unread: unread.notifications,
    messages: unread.conversations,
    at: now,
  };
}

async function countUnread(db: Database, userId: string, opened = "") {
  const [[unread]] = await db.read(...readUnread({ userId, opened }));
  return unread ?? { notifications: 0, conversations: 0 };
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
  const [items, unread] = await Promise.all([
    loadItems(db, describeNotification, userId, PAGE_SIZE + 1, { before, ...filter }),
    countUnread(db, userId),
  ]);
  const shown = items.slice(0, PAGE_SIZE);
  return {
    items: shown,
    unread: unread.notifications,
    older: items.length > PAGE_SIZE ? shown.at(-1)?.id : undefined,
  };
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
  const [rows] = await db.read(
    ...readItems(
      { userId, limit, before, category: category ?? null },
      `${before === null ? "" : "older "}${unreadOnly ? "unread " : ""}${category ? "category" : ""}`,
    ),
  );
  return rows.map(({ kind, params, ...row }) => {
    const { title, message } =
      describeNotification({ kind, params, subjectId: row.subjectId }) ?? GONE;
    return { ...row, title, message };
  });
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
            eq(notifications.userId, userId),
            eq(notifications.hidden, false),
            filter.includes("older") ? lt(notifications.id, before) : undefined,
            filter.includes("unread") ? eq(notifications.read, false) : undefined,
            filter.includes("category") ? eq(notifications.category, category) : undefined,
          ),
        )
        .orderBy(desc(notifications.id))
        .limit(limit),
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
  const [bell, { timeZone, avatar }] = await Promise.all([
    loadBell(ctx, context.describeNotification, findOpenedConversation(context.request.url)),
    findOwnAccount(ctx),
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
