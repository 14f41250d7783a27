import { eq } from "drizzle-orm";
import { commit } from "~/platform/command";
import type { Env } from "~/platform/env";
import { seal, unseal } from "~/platform/seal";
import { salesSecrets } from "~db/schema";
import { type CommandContext, requireParty } from "../accounts/actor";
import { newSalesSecret } from "./sales-signature";

/** Where a secret is sealed for. */
const placeOf = (brandId: string) => `sales:${brandId}`;

/** Since when the brand's shop has had its secret; null: it has none. */
export async function secretSince({ actor, db }: CommandContext): Promise<number | null> {
  const [[row]] = await db.read(
    db.orm
      .select({ since: salesSecrets.createdAt })
      .from(salesSecrets)
      .where(eq(salesSecrets.brandId, actor.brandId)),
  );
  return row?.since ?? null;
}

/** Makes the secret, or another one in its place: the old one is void at once. @returns it, for the only time */
export async function makeSalesSecret(ctx: CommandContext, env: Env): Promise<string> {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const { brandId } = actor;
  const secret = newSalesSecret();
  const bytes = new TextEncoder().encode(secret);
  const sealedSecret = await seal(env.CHANNEL_KEYS, bytes, placeOf(brandId));
  await commit(ctx, {
    change: db.orm
      .insert(salesSecrets)
      .values({ brandId, sealedSecret, createdAt: now })
      .onConflictDoUpdate({
        target: salesSecrets.brandId,
        set: { sealedSecret, createdAt: now },
      }),
    audit: { action: "sales_secret_made", resourceType: "brand", resourceId: brandId },
  });
  return secret;
}

/** @throws Error unless a key of CHANNEL_KEYS has sealed it for this brand */
export const openSalesSecret = async (env: Env, brandId: string, sealed: string) =>
  new TextDecoder().decode(await unseal(env.CHANNEL_KEYS, sealed, placeOf(brandId)));
