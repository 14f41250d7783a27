import { and, count, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson, ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { AppError, notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import {
  athleteProfiles,
  brandProfiles,
  campaignInvitations,
  campaigns,
  conversations,
  messages,
  profiles,
} from "~db/schema";
import { CONVERSATION_LIMIT, MESSAGE_LIMIT } from "./fields";
import { BLOCKED_TEXTS, type MessagingPermission, mayWrite } from "./policy";

/** The other side: a brand or an athlete by its id, or who it is in the actor's conversation. */
export type OtherSide = { id: string } | { conversationId: string };

/** @returns a query for the id of the other side; null if the actor is not in the conversation */
const selectOtherId = ({ actor }: CommandContext, other: OtherSide): SQL<string> =>
  "id" in other
    ? sql`${other.id}`
    : actor.type === "brand"
      ? sql`(select athlete_id from conversations where id = ${other.conversationId} and brand_id = ${actor.brandId})`
      : sql`(select brand_id from conversations where id = ${other.conversationId} and athlete_id = ${actor.personId})`;

/** The name and picture of the other side, and whether it is verified. */
export const otherSideColumns = ({ actor }: CommandContext) =>
  actor.type === "brand"
    ? {
        name: sql<string>`${profiles.fullName}`,
        picture: profiles.avatar,
        isVerified: sql`exists (select 1 from athlete_profiles a
          where a.user_id = ${profiles.id} and a.is_verified = 1)`.mapWith(Boolean),
      }
    : {
        name: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), ${profiles.fullName})`,
        picture: brandProfiles.logo,
        isVerified: sql`coalesce(${brandProfiles.isVerified}, 0)`.mapWith(Boolean),
      };

/** The profile of the other side: of the athlete, or of the brand's owner. */
export const isOtherProfile = ({ actor }: CommandContext, otherId: SQLWrapper) =>
  eq(profiles.id, actor.type === "brand" ? otherId : ownerOfBrand(otherId));

/** Whether a column holds the id of one of those who take part for the other side of `conversations`. */
export const isOtherSide = ({ actor }: CommandContext, person: SQLWrapper) =>
  actor.type === "brand"
    ? sql`${person} = ${conversations.athleteId}`
    : sql`${person} <> ${conversations.athleteId}`;

export const isBlockedBy = (
  condition: SQL,
) => sql<number>`exists (select 1 from conversation_participants side
  where side.conversation_id = ${conversations.id} and side.blocked_at is not null and ${condition})`;

/** Reads what decides whether the actor may write to the other side; null if that person does not exist. */
export async function loadMessagingPermission(ctx: CommandContext, other: OtherSide) {
  const { actor, db, now } = ctx;
  const otherId = selectOtherId(ctx, other);
  const isBrand = actor.type === "brand";
  const [brandId, athleteId] = isBrand ? [actor.brandId, otherId] : [otherId, actor.personId];
  // Side by side: one request.
  const [[[person], [conversation], [invited], [sent], [started]], { writesFirst }] =
    await Promise.all([
      db.read(
        db.orm
          .select({
            id: sql<string>`coalesce(${brandProfiles.id}, ${profiles.id})`,
            ...otherSideColumns(ctx),
            isDiscoverable: sql<number>`coalesce(${athleteProfiles.userId}, ${brandProfiles.id}) is not null
          and ${profiles.closedAt} is null`,
          })
          .from(profiles)
          .leftJoin(brandProfiles, eq(brandProfiles.id, brandOfPerson(profiles.id)))
          .leftJoin(athleteProfiles, eq(athleteProfiles.userId, profiles.id))
          .where(
            and(isOtherProfile(ctx, otherId), eq(profiles.userType, isBrand ? "athlete" : "brand")),
          ),
        db.orm
          .select({
            id: conversations.id,
            blockedByWriter: isBlockedBy(sql`side.user_id = ${actor.personId}`),
            blockedByOther: isBlockedBy(isOtherSide(ctx, sql`side.user_id`)),
          })
          .from(conversations)
          .where(and(eq(conversations.brandId, brandId), eq(conversations.athleteId, athleteId))),
        db.orm
          .select({ id: campaignInvitations.id })
          .from(campaignInvitations)
          .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
          .where(and(eq(campaignInvitations.athleteId, athleteId), eq(campaigns.brandId, brandId)))
          .limit(1),
        recentMessages(db, actor.personId, now),
        recentConversations(db, actor.personId, now),
      ),
      loadEntitlements(ctx, "athlete"),
    ]);
  if (!person) return null;
  const permission: MessagingPermission = {
    writer: isBrand ? "brand" : "athlete",
    hasWritten: conversation !== undefined,
    isDiscoverable: Boolean(person.isDiscoverable),
    isInvited: invited !== undefined,
    writesFirst,
    blockedByWriter: Boolean(conversation?.blockedByWriter),
    blockedByOther: Boolean(conversation?.blockedByOther),
  };
  return {
    other: {
      id: person.id,
      name: person.name,
      picture: person.picture,
      isVerified: person.isVerified,
    },
    conversationId: conversation?.id ?? null,
    verdict: mayWrite(permission),
    tooManyMessages: (sent?.n ?? 0) >= MESSAGE_LIMIT.count,
    tooManyConversations: !conversation && (started?.n ?? 0) >= CONVERSATION_LIMIT.count,
  };
}

/** @throws AppError if the actor is unknown to the other side, blocked, or has reached a limit */
export function requirePermission(
  permission: Awaited<ReturnType<typeof loadMessagingPermission>>,
): asserts permission is NonNullable<typeof permission> {
  if (!permission || permission.verdict === "stranger") throw notFound();
  if (permission.verdict !== "allowed")
    throw new AppError("forbidden", BLOCKED_TEXTS[permission.verdict]);
  if (permission.tooManyMessages)
    throw new AppError(
      "limit",
      `You've sent ${MESSAGE_LIMIT.count} messages in a minute. Wait a minute, then send this one.`,
      MESSAGE_LIMIT.withinMs / 1000,
    );
  if (permission.tooManyConversations)
    throw new AppError(
      "limit",
      `You've started ${CONVERSATION_LIMIT.count} conversations today. You can start another tomorrow.`,
      CONVERSATION_LIMIT.withinMs / 1000,
    );
}

/** The count for the limit of one person. The condition of the insert uses it too. */
export const recentMessages = ({ orm }: Database, userId: string, now: number) =>
  orm
    .select({ n: count() })
    .from(messages)
    .where(
      and(eq(messages.senderId, userId), gt(messages.createdAt, now - MESSAGE_LIMIT.withinMs)),
    );

export const recentConversations = ({ orm }: Database, userId: string, now: number) =>
  orm
    .select({ n: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.startedBy, userId),
        gt(conversations.createdAt, now - CONVERSATION_LIMIT.withinMs),
      ),
    );
