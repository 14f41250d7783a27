import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commitAll } from "~/platform/command";
import { AppError, notFound, wrapError } from "~/platform/errors";
import { brokenUnique } from "~db/client";
import { newId } from "~db/columns";
import { campaignInvitations, campaigns, conversations, profiles } from "~db/schema";
import { CONVERSATION_LIMIT, MESSAGE_LIMIT } from "./fields";
import {
  isBlockedBy,
  isOtherSide,
  recentConversations,
  recentMessages,
} from "./messaging-permission.server";
import { mayWrite, type Verdict } from "./policy";
import type { NewMessage } from "./schema";
import { makeMessageChange } from "./send-message.server";

/** Of the id of a form and of an athlete: one form sends each athlete one message, however often it is sent. */
const PREFIX = 18;
const messageIdFor = (formId: string, athleteId: string) =>
  formId.slice(0, PREFIX) + athleteId.slice(PREFIX);

/**
 * The athletes of these invitations of the brand, each with why a message cannot go to them now; null: it can.
 * @param formId of a form that may have been sent before
 */
export async function listRecipients(
  ctx: CommandContext,
  invitationIds: readonly string[],
  formId = "",
) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const [rows, [sent], [started]] = await db.read(
    db.orm
      .select({
        id: profiles.id,
        name: profiles.fullName,
        dealId: sql<string>`min(${campaignInvitations.id})`,
        campaignId: sql<string>`min(${campaigns.id})`,
        conversationId: conversations.id,
        isDiscoverable: sql`${profiles.closedAt} is null`.mapWith(Boolean),
        blockedByWriter: isBlockedBy(sql`side.user_id = ${actor.personId}`).mapWith(Boolean),
        blockedByOther: isBlockedBy(isOtherSide(ctx, sql`side.user_id`)).mapWith(Boolean),
        wasSent: sql`exists (select 1 from messages said where said.sender_id = ${actor.personId}
          and said.client_id = ${formId.slice(0, PREFIX)} || substr(${profiles.id}, ${PREFIX + 1}))`.mapWith(
          Boolean,
        ),
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .leftJoin(
        conversations,
        and(eq(conversations.brandId, actor.brandId), eq(conversations.athleteId, profiles.id)),
      )
      .where(
        and(
          inArray(campaignInvitations.id, [...invitationIds]),
          eq(campaigns.brandId, actor.brandId),
        ),
      )
      .groupBy(profiles.id)
      .orderBy(asc(profiles.fullName), asc(profiles.id)),
    recentMessages(db, actor.personId, now),
    recentConversations(db, actor.personId, now),
  );
  let messagesLeft = MESSAGE_LIMIT.count - (sent?.n ?? 0);
  let conversationsLeft = CONVERSATION_LIMIT.count - (started?.n ?? 0);
  return rows.map(({ id, name, dealId, campaignId, conversationId, wasSent, ...known }) => {
    const verdict = mayWrite({
      ...known,
      writer: "brand",
      hasWritten: conversationId !== null,
      isInvited: true,
      writesFirst: false,
    });
    let refusal = verdict === "allowed" ? null : REFUSALS[verdict];
    if (!refusal && !wasSent) {
      if (messagesLeft < 1) refusal = REFUSALS.tooManyMessages;
      else if (!conversationId && conversationsLeft < 1) refusal = REFUSALS.tooManyConversations;
      else {
        messagesLeft -= 1;
        if (!conversationId) conversationsLeft -= 1;
      }
    }
    return { id, name, dealId, campaignId, conversationId, wasSent, refusal };
  });
}

export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number];

const REFUSALS: Record<
  Exclude<Verdict, "allowed"> | "tooManyMessages" | "tooManyConversations",
  string
> = {
  blocked_by_you: "you've blocked this conversation",
  blocked_by_other: "this athlete can't be messaged",
  stranger: "this account is closed",
  tooManyMessages: `you can send ${MESSAGE_LIMIT.count} messages a minute`,
  tooManyConversations: `you can start ${CONVERSATION_LIMIT.count} conversations a day`,
};

/**
 * Sends one message to several athletes, to each in a conversation of its own and all in one batch. Those who cannot be written
 * to now are passed over. A repeated send is stored once.
 * @throws AppError not_found if the brand has none of these invitations, or conflict if a block or a limit came in between
 */
export async function sendToMany(
  ctx: CommandContext,
  invitationIds: readonly string[],
  { id, message }: NewMessage,
) {
  const recipients = await listRecipients(ctx, invitationIds, id);
  const [first] = recipients;
  if (!first) throw notFound();
  const reached = recipients.filter(({ refusal }) => !refusal);
  const changes = reached.flatMap(({ id: athleteId, conversationId, wasSent }) =>
    wasSent
      ? []
      : [
          makeMessageChange(
            ctx,
            { id: conversationId ?? newId(), conversationId, other: { id: athleteId } },
            { id: messageIdFor(id, athleteId), message },
          ),
        ],
  );
  if (changes.length > 0)
    await commitAll(ctx, changes, () => new AppError("conflict", CHANGED)).catch((error) => {
      // The same form, or a first message from the other side, came at the same moment.
      throw brokenUnique(error)
        ? new AppError("conflict", CHANGED)
        : wrapError("send to many", error);
    });
  return {
    sent: reached.length,
    refused: recipients.filter(({ refusal }) => refusal),
    campaignId: first.campaignId,
  };
}

const CHANGED = "Something changed while your message was being sent. Send it again.";
