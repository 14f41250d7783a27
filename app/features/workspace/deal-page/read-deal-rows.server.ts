import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import {
  contentDeadline,
  disputeDeadline,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { messageText } from "~/features/communication/messages/load-thread.server";
import { progressColumns } from "~/features/content/content/deliverables.server";
import { sentColumns, shownStatus } from "~/features/content/content/policy.server";
import { contractRows, unsignedByBrand } from "~/features/deals/contracts/contract-rows.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { ofSide } from "~/features/money/payments/deal.server";
import {
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  contracts,
  conversations,
  dealDeliverables,
  deals,
  disputes,
  messages,
  profiles,
} from "~db/schema";

const MESSAGES = 3;

/**
 * What is read of a deal beside its money: the deal, what it asks for, its contracts, content and disputes, and the latest messages.
 * @param readable the condition on `deals`
 */
export function readDealRows(
  { actor, db }: CommandContext,
  dealId: string,
  readable: SQL | undefined,
) {
  const ofDeal = db.orm.select({ id: deals.id }).from(deals).where(readable);
  return db.read(
    db.orm
      .select({
        status: deals.status,
        fee: deals.fee,
        agreedAt: deals.createdAt,
        closedAt: deals.closedAt,
        campaignStatus: campaigns.status,
        startDate: campaigns.startDate,
        endDate: campaigns.endDate,
        athleteId: deals.athleteId,
        avatar: profiles.avatar,
        logo: brandProfiles.logo,
        offeredAt: campaignInvitations.createdAt,
        /** The campaign's, if a later invitation has replaced the deal's. */
        offered: sql`coalesce(${campaignInvitations.terms}, ${campaigns.terms})`.mapWith(
          campaignInvitations.terms,
        ),
        unsigned: unsignedByBrand,
        ...progressColumns(actor.type === "athlete" ? "with drafts" : "sent"),
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, deals.brandId))
      .innerJoin(profiles, eq(profiles.id, deals.athleteId))
      .leftJoin(campaignInvitations, eq(campaignInvitations.id, deals.id))
      .where(readable),
    db.orm
      .select({ text: dealDeliverables.text, due: dealDeliverables.due })
      .from(dealDeliverables)
      .innerJoin(deals, eq(deals.id, dealDeliverables.dealId))
      .where(readable)
      .orderBy(asc(dealDeliverables.number)),
    contractRows(db).where(sql`${contracts.dealId} in ${ofDeal}`).orderBy(asc(contracts.createdAt)),
    db.orm
      .select({
        id: contentSubmissions.id,
        ...(actor.type === "athlete"
          ? { title: contentSubmissions.title, status: shownStatus }
          : sentColumns),
        submittedAt: contentSubmissions.submittedAt,
        approvedAt: contentSubmissions.approvedAt,
        postedAt: contentSubmissions.postedAt,
        turn: contentDeadline,
      })
      .from(contentSubmissions)
      .innerJoin(deals, eq(deals.id, contentSubmissions.dealId))
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(
        and(
          readable,
          actor.type === "athlete" ? undefined : ne(contentSubmissions.status, "draft"),
        ),
      )
      .orderBy(asc(contentSubmissions.createdAt)),
    db.orm
      .select({
        id: disputes.id,
        title: disputes.title,
        status: disputes.status,
        respondentId: disputes.respondentId,
        turn: disputeDeadline,
      })
      .from(disputes)
      .innerJoin(deals, eq(deals.id, disputes.dealId))
      .where(readable)
      .orderBy(desc(disputes.createdAt)),
    db.orm
      .select({
        seq: messages.seq,
        isOwn: sql`${messages.senderId} = ${actor.personId}`.mapWith(Boolean),
        text: messageText("messages"),
        at: messages.createdAt,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(
        deals,
        and(eq(deals.brandId, conversations.brandId), eq(deals.athleteId, conversations.athleteId)),
      )
      // What two people write to each other is not for staff.
      .where(and(ofSide(dealId, actor), sql`${messages.removedAt} is null`))
      .orderBy(desc(messages.seq))
      .limit(MESSAGES),
  );
}
