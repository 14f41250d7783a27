import { eq } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { commit, commitIfUnchanged } from "~/platform/command";
import type { Env } from "~/platform/env";
import { AppError, forbidden } from "~/platform/errors";
import type { AuditAction } from "~db/constants";
import { payoutAccounts } from "~db/schema";
import { accountStateOf } from "./account-state";
import { payoutsStartedMail } from "./mails";
import { createAccount, dashboardPage, onboardingPage } from "./provider.server";
import { ownPayoutAccount } from "./queries.server";
import { refreshPayouts } from "./refresh-payouts.server";

const auditPayouts = (ctx: CommandContext, action: AuditAction) =>
  commit(ctx, {
    audit: { action, resourceType: "payout_account", resourceId: ctx.actor.personId },
  });

/**
 * Begins to set up payouts, or goes on with it. Clicked twice, it makes one account.
 * @returns the address of Stripe's page
 * @throws AppError forbidden (no athlete), conflict (closed for good), unavailable
 */
export async function setUpPayouts(ctx: CommandContext, env: Env): Promise<string> {
  const { actor } = ctx;
  if (actor.type !== "athlete") throw forbidden();
  const row = await ownPayoutAccount(ctx);
  if (row?.state === "closed")
    throw new AppError("conflict", "Stripe has closed this account. Write to us, and we'll help.");
  const accountId = row?.accountId ?? (await createPayoutAccount(ctx, env));
  const url = await onboardingPage(env, accountId);
  await auditPayouts(ctx, "payouts_set_up");
  return url;
}

async function createPayoutAccount(ctx: CommandContext, env: Env): Promise<string> {
  const { actor, db, now } = ctx;
  const account = await createAccount(env, actor);
  const row = { userId: actor.personId, accountId: account.id, checkedAt: now, createdAt: now };
  // The other of two clicks may have written it.
  await commitIfUnchanged(ctx, {
    change: db.orm
      .insert(payoutAccounts)
      .values({ ...row, ...accountStateOf(account) })
      .onConflictDoNothing(),
    effects: [queueMailTo(actor.personId, payoutsStartedMail(), now)],
  });
  return account.id;
}

/** @returns the address where Stripe shows payouts and the bank account is changed */
export async function openPayouts(ctx: CommandContext, env: Env): Promise<string> {
  const row = await ownPayoutAccount(ctx);
  if (!row || row.state === "started" || row.state === "closed")
    throw new AppError("conflict", "There is nothing to open yet.");
  const url = await dashboardPage(env, row.accountId);
  await auditPayouts(ctx, "payouts_opened");
  return url;
}

/** Asks Stripe what the account of this person can do now. */
export const refreshOwnPayouts = (ctx: CommandContext, env: Env) =>
  refreshPayouts({ ...ctx, env }, eq(payoutAccounts.userId, ctx.actor.personId));
