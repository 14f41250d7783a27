import { eq, sql } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { CONFIRM_FIRST, isConfirmed } from "~/features/identity/accounts/confirm-email.server";
import { commit } from "~/platform/command";
import type { Env } from "~/platform/env";
import { conflict } from "~/platform/errors";
import { seal, unseal } from "~/platform/seal";
import { profiles, salesSecrets } from "~db/schema";
import { newSalesSecret } from "./sales-signature";

/** Where a secret is sealed for. */
const sealContext = (brandId: string) => `sales:${brandId}`;

/** Since when the brand's shop has had its secret (null: it has none), and why the person may not make one (null: they may). */
export async function loadSalesSecret({ actor, db }: CommandContext) {
  const [[row], [person]] = await db.read(
    db.orm
      .select({ since: salesSecrets.createdAt })
      .from(salesSecrets)
      .where(eq(salesSecrets.brandId, actor.brandId)),
    db.orm
      .select({ mayMake: isConfirmed(actor.personId).mapWith(Boolean) })
      .from(profiles)
      .where(eq(profiles.id, actor.personId)),
  );
  return { since: row?.since ?? null, refusal: person?.mayMake ? null : CONFIRM_FIRST };
}

/**
 * Makes the secret, or another one in its place: the old one is void at once.
 * @returns it, for the only time
 * @throws AppError conflict until the email address is confirmed: the owner of that address may not know of the account
 */
export async function createSalesSecret(ctx: CommandContext, env: Env): Promise<string> {
  requireParty(ctx, "brand");
  const { actor, now } = ctx;
  const { brandId } = actor;
  const secret = newSalesSecret();
  const bytes = new TextEncoder().encode(secret);
  const sealedSecret = await seal(env.CHANNEL_KEYS, bytes, sealContext(brandId));
  await commit(
    ctx,
    {
      change: sql`insert into sales_secrets (brand_id, sealed_secret, created_at)
        select ${brandId}, ${sealedSecret}, ${now} where ${isConfirmed(actor.personId)}
        on conflict (brand_id) do update
          set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at`,
      audit: { action: "sales_secret_made", resourceType: "brand", resourceId: brandId },
    },
    () => conflict(CONFIRM_FIRST),
  );
  return secret;
}

/** @throws Error unless a key of CHANNEL_KEYS has sealed it for this brand */
export const decryptSalesSecret = async (env: Env, brandId: string, sealed: string) =>
  new TextDecoder().decode(await unseal(env.CHANNEL_KEYS, sealed, sealContext(brandId)));
