import { and, asc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { progressColumns } from "~/features/content/content/deliverables.server";
import { PARTIES } from "~/features/deals/contracts/contract-rows.server";
import { type ContractDocument, readDocument } from "~/features/deals/contracts/document";
import type { Actor } from "~/features/identity/accounts/actor";
import type { Database } from "~db/client";
import { OPEN_CONTRACT_STATUSES } from "~db/constants";
import { brandProfiles, campaigns, deals, payments, profiles } from "~db/schema";
import type { Chargeback, DisputeSummary } from "./payment-holds";
import type { ReversedPayment } from "./payment-reversal";

/** The newest version of the deal's contract of which this holds. */
const signedBody = (which: SQL) => sql`(select version.body from contracts contract
    join contract_versions version on version.contract_id = contract.id and version.number = contract.version
    where contract.deal_id = deals.id and contract.status = 'fully_executed' and ${which})`;

const readBody = (body: string): ContractDocument => readDocument(body);

const disputeSummaries = sql`(select json_group_array(json_object('status', dispute.status,
      'refund', dispute.refund_amount, 'filedAt', dispute.created_at, 'endedAt', dispute.resolved_at,
      'isFinal', dispute.resolved_by in (dispute.filed_by, dispute.respondent_id)
        or exists (select 1 from dispute_appeals where dispute_id = dispute.id)))
    from disputes dispute where dispute.deal_id = deals.id)`.mapWith(
  (text: string): DisputeSummary[] => JSON.parse(text),
);

const chargebacks =
  sql`(select json_group_array(json_object('paymentId', payment.id, 'state', chargeback.state,
      'amount', chargeback.amount, 'updatedAt', chargeback.updated_at))
    from chargebacks chargeback join payments payment on payment.id = chargeback.payment_id
    where payment.deal_id = deals.id)`.mapWith((text: string): Chargeback[] => JSON.parse(text));

const reversedAmounts =
  sql`(select json_group_array(json_object('paymentId', payment.id, 'amount', taken.amount,
      'doneAt', taken.done_at))
    from take_backs taken join payments payment on payment.id = taken.payment_id
    where payment.deal_id = deals.id)`.mapWith((text: string): ReversedPayment[] =>
    JSON.parse(text),
  );

/**
 * Of a row of `payments`: Stripe and our ledger say different things about its charge, or about what was sent of it for its deal, so
 * nothing of it is moved.
 */
export const differs = sql<boolean>`exists (select 1 from payment_differences difference
  where (difference.reference = payments.intent_id and difference.kind <> 'transferred'
      or difference.deal_id = payments.deal_id and difference.kind = 'transferred'
        and exists (select 1 from payments named where named.id = difference.payment_id
          and named.intent_id = payments.intent_id))
    and difference.closed_at is null and difference.explained_at is null)`;

/** A deal with all that decides about its money. */
const dealWhere = ({ orm }: Database, which: SQL | undefined) =>
  orm
    .select({
      id: deals.id,
      status: deals.status,
      campaignId: deals.campaignId,
      campaign: campaigns.title,
      brandId: deals.brandId,
      ...PARTIES,
      athleteId: deals.athleteId,
      fee: deals.fee,
      ...progressColumns("sent"),
      /** The athlete has sent something, even if it is a draft again. */
      hasWork: sql`exists (select 1 from content_submissions work
        where work.deal_id = deals.id
          and (work.status <> 'draft' or work.submitted_at is not null))`.mapWith(Boolean),
      contract:
        sql<ContractDocument | null>`${signedBody(sql`contract.kind <> 'cancellation'`)}`.mapWith(
          readBody,
        ),
      cancellation:
        sql<ContractDocument | null>`${signedBody(sql`contract.kind = 'cancellation'`)}`.mapWith(
          readBody,
        ),
      /** A contract waits for signatures. */
      isBeingSigned: sql`exists (select 1 from contracts contract
        where contract.deal_id = deals.id and contract.kind = 'contract'
          and contract.status in ${OPEN_CONTRACT_STATUSES})`.mapWith(Boolean),
      disputes: disputeSummaries,
      chargebacks,
      takenBack: reversedAmounts,
    })
    .from(deals)
    .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, deals.brandId))
    .innerJoin(profiles, eq(profiles.id, deals.athleteId))
    .where(which);

/** The deal of this id, if this person is one of its two sides. */
export const ofSide = (id: string, { brandId, personId }: Pick<Actor, "brandId" | "personId">) =>
  and(eq(deals.id, id), or(eq(deals.brandId, brandId), eq(deals.athleteId, personId)));

/** A deal and its payments, in one round trip. */
export async function readDeal(db: Database, which: SQL | undefined) {
  const [deal] = await readDeals(db, which);
  return deal;
}

export async function readDeals(db: Database, which: SQL | undefined) {
  const [found, rows] = await db.read(
    dealWhere(db, which),
    db.orm
      .select({ ...getTableColumns(payments), differs: differs.mapWith(Boolean) })
      .from(payments)
      .where(sql`${payments.dealId} in ${dealIds(db, which)}`)
      .orderBy(asc(payments.number)),
  );
  return found.map((deal) => ({
    ...deal,
    payments: rows.filter(({ dealId }) => dealId === deal.id),
  }));
}

const dealIds = ({ orm }: Database, which: SQL | undefined) =>
  orm.select({ id: deals.id }).from(deals).where(which);

export type Payment = typeof payments.$inferSelect & { differs: boolean };
export type Deal = NonNullable<Awaited<ReturnType<typeof readDeal>>>;
