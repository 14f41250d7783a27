import { eq } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { payoutAccounts } from "~db/schema";
import type { Requirement } from "./account-state";
import type { PayoutView } from "./payout-card";

/** The account for payouts that this person has; none before the first step. */
export async function ownPayoutAccount({ db, actor }: CommandContext) {
  const [[row]] = await db.read(
    db.orm.select().from(payoutAccounts).where(eq(payoutAccounts.userId, actor.personId)),
  );
  return row;
}

/** What its page shows; null before the first step. */
export async function payoutView(ctx: CommandContext): Promise<PayoutView | null> {
  const row = await ownPayoutAccount(ctx);
  return row ? { state: row.state, due: row.due as Requirement[], dueBy: row.dueBy } : null;
}
