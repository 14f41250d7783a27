import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { sumMovements } from "~/features/billing/ledger/balances.server";
import { payoutReadinessOf } from "~/features/billing/payouts/account-state";
import { isOffered } from "~/features/deals/invitations/budget.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { coveredSum } from "~/features/money/payments/balance.server";
import { onItsWaySince } from "~/features/money/payments/money-state";
import { dayOf } from "~/platform/dates";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { brandPreferences, brandProfiles, payoutAccounts, profiles } from "~db/schema";

/** Of the deals of this side that go on, what of their fees was not paid in. @param side a condition on `deal` */
const unpaidFees = (side: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(sum(max(0, deal.fee - ${coveredSum(sql`deal.id`, ["held", "settled"])})), 0)
    from deals deal where ${side} and deal.status = 'active')`;

const yearStart = (now: number) => Date.parse(`${dayOf(now).slice(0, 4)}-01-01`);

/**
 * An athlete's money, in pence: what brands have agreed and not paid in, what we hold, what we have released and not sent yet, what
 * is on its way to the bank, and what was paid before that this year.
 */
export async function loadEarnings({ db, actor, now }: CommandContext) {
  const [[sums]] = await db.read(
    ...readEarnings({
      personId: actor.personId,
      year: yearStart(now),
      onItsWay: onItsWaySince(now),
    }),
  );
  return {
    agreed: sums?.agreed ?? 0,
    secured: sums?.secured ?? 0,
    released: sums?.released ?? 0,
    onItsWay: sums?.onItsWay ?? 0,
    paid: sums?.paid ?? 0,
    /** Why what is secured or released cannot be sent; null: nothing stops it. */
    stoppedBy: sums && sums.secured + sums.released > 0 ? whyStopped(sums.account) : null,
    year: dayOf(now).slice(0, 4),
  };
}

function whyStopped(account: Parameters<typeof payoutReadinessOf>[0] | null) {
  const readiness = payoutReadinessOf(account ?? undefined);
  return readiness.mayPay ? null : readiness.why;
}

export type EarningsSummary = Awaited<ReturnType<typeof loadEarnings>>;

/** What was sent and did not come back. */
const SENT = sumMovements(["sent"], ["taken_back", "recovered"]);

/** The payments that were sent to an athlete since a moment. */
const sentSince = ({ personId, onItsWay }: { personId: SQLWrapper; onItsWay: SQLWrapper }) =>
  sql`(select payment_id from ledger_entries
    where athlete_id = ${personId} and kind = 'sent' and created_at >= ${onItsWay})`;

const readEarnings = prepareReads(
  (
    { orm },
    {
      personId,
      year,
      onItsWay,
    }: Placeholders<{ personId: string; year: number; onItsWay: number }>,
  ) => [
    orm
      .select({
        agreed: unpaidFees(sql`deal.athlete_id = ${personId}`),
        secured: sql<number>`(select coalesce(sum(amount), 0) from payments
          where athlete_id = ${personId} and status = 'held')`,
        released: sql<number>`(select coalesce(sum(to_athlete), 0) from payments
          where athlete_id = ${personId} and status = 'settled' and sent_at is null)`,
        account: { accountId: payoutAccounts.accountId, state: payoutAccounts.state },
        paid: sql<number>`(select ${SENT} from ledger_entries where athlete_id = ${personId}
          and created_at >= ${year} and payment_id not in ${sentSince({ personId, onItsWay })})`,
        onItsWay: sql<number>`(select ${SENT} from ledger_entries where athlete_id = ${personId}
          and payment_id in ${sentSince({ personId, onItsWay })})`,
      })
      .from(profiles)
      .leftJoin(payoutAccounts, eq(payoutAccounts.userId, profiles.id))
      .where(eq(profiles.id, personId)),
  ],
);

/**
 * A brand's money of the year, in pence: what was released this year with our fee, what we hold, and what it has agreed or offered
 * and not paid in.
 */
export async function loadSpending({ db, actor, now }: CommandContext) {
  const [[sums]] = await db.read(
    ...readSpending({ brandId: actor.brandId, since: yearStart(now) }),
  );
  const { budget = null, paid = 0, secured = 0, promised = 0 } = sums ?? {};
  return {
    budget,
    paid,
    secured,
    promised,
    /** Of the budget; less than 0: it is exceeded. */
    free: budget === null ? null : budget - paid - secured - promised,
    year: dayOf(now).slice(0, 4),
  };
}

export type SpendingSummary = Awaited<ReturnType<typeof loadSpending>>;

const readSpending = prepareReads(
  ({ orm }, { brandId, since }: Placeholders<{ brandId: string; since: number }>) => [
    orm
      .select({
        budget: brandPreferences.yearBudget,
        paid: sql<number>`(select ${sumMovements(["released", "fee_earned"], ["bank_share", "bank_fee", "bank_loss", "taken_back", "fee_returned"])}
          from ledger_entries where brand_id = ${brandId} and created_at >= ${since})`,
        secured: sql<number>`(select coalesce(sum(amount + fee), 0) from payments
          where brand_id = ${brandId} and status = 'held')`,
        promised: sql<number>`${unpaidFees(sql`deal.brand_id = ${brandId}`)}
          + (select coalesce(sum(offered.fee), 0) from campaigns campaign
            join campaign_invitations offered on offered.campaign_id = campaign.id and ${isOffered}
            where campaign.brand_id = ${brandId})`,
      })
      .from(brandProfiles)
      .leftJoin(brandPreferences, eq(brandPreferences.brandId, brandProfiles.id))
      .where(eq(brandProfiles.id, brandId)),
  ],
);
