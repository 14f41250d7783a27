import { eq, getTableColumns } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { changedFields } from "~/platform/audit";
import { commit } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { guardSave, isWithinSaveLimit } from "~/platform/save-limit";
import { brandProfiles } from "~db/schema";
import type { BrandProfileInput } from "./schema";

/**
 * Saves the brand's own profile.
 * @throws StaleFormError when another page has saved it since `expectedVersion`, AppError limit after 20 saves in a minute
 */
export async function saveBrandProfile(
  ctx: CommandContext,
  { expectedVersion, ...input }: BrandProfileInput,
) {
  requireParty(ctx, "brand");
  const { actor, db, now, request } = ctx;
  const mayBeSaved = isWithinSaveLimit(actor.personId, "brand_profile_saved", now);
  const [[saved]] = await db.read(
    db.orm
      .select({ ...getTableColumns(brandProfiles), mayBeSaved })
      .from(brandProfiles)
      .where(eq(brandProfiles.id, actor.brandId)),
  );
  const { version } = brandProfiles;
  const { setWhere, nextVersion, lost } = guardSave(saved, {
    version,
    expectedVersion,
    mayBeSaved,
  });
  try {
    await commit(
      ctx,
      {
        before: ctx.emit(
          "brand.saved",
          {
            userId: actor.personId,
            brandId: actor.brandId,
            companyName: input.companyName,
            request,
          },
          now,
        ),
        change: db.orm
          .insert(brandProfiles)
          .values({ id: actor.brandId, ...input, version: 1 })
          .onConflictDoUpdate({
            target: brandProfiles.id,
            set: { ...input, version: nextVersion },
            setWhere,
          }),
        audit: {
          action: "brand_profile_saved",
          resourceType: "brand_profile",
          resourceId: actor.brandId,
          detail: changedFields(saved, input),
        },
      },
      lost,
    );
  } catch (error) {
    throw wrapError("save profile", error);
  }
}
