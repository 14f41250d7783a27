import { eq, getTableColumns } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { changedFields } from "~/platform/audit";
import { type Change, commit } from "~/platform/command";
import { wrapError } from "~/platform/errors";
import { toPence } from "~/platform/money";
import { guardSave, isWithinSaveLimit } from "~/platform/save-limit";
import { brandPreferences } from "~db/schema";
import { markBrandForRanking } from "./ranking-jobs.server";
import type { PreferencesInput } from "./schema";

/**
 * Stores what the brand looks for in general, and marks its open campaigns for ranking.
 * @returns them as stored, in pence
 * @throws StaleFormError when another page has saved them since `expectedVersion`, AppError limit after 20 saves in a minute
 */
export async function savePreferences(
  ctx: CommandContext,
  { expectedVersion, ...input }: PreferencesInput,
) {
  requireParty(ctx, "brand");
  const { actor, db, now } = ctx;
  const pence = (pounds: number | undefined) => (pounds === undefined ? null : toPence(pounds));
  const row = {
    ...input,
    targetFollowerMin: input.targetFollowerMin ?? null,
    targetFollowerMax: input.targetFollowerMax ?? null,
    targetEngagementMin: input.targetEngagementMin ?? null,
    budgetMin: pence(input.budgetMin),
    budgetMax: pence(input.budgetMax),
    yearBudget: pence(input.yearBudget),
    updatedAt: now,
  };
  const mayBeSaved = isWithinSaveLimit(actor.personId, "preferences_saved", now);
  const [[saved]] = await db.read(
    db.orm
      .select({ ...getTableColumns(brandPreferences), mayBeSaved })
      .from(brandPreferences)
      .where(eq(brandPreferences.brandId, actor.brandId)),
  );
  const { version } = brandPreferences;
  const { setWhere, nextVersion, lost } = guardSave(saved, {
    version,
    expectedVersion,
    mayBeSaved,
  });
  const { updatedAt: _, ...requested } = row;
  try {
    const change: Change = {
      change: db.orm
        .insert(brandPreferences)
        .values({ brandId: actor.brandId, ...row, version: 1 })
        .onConflictDoUpdate({
          target: brandPreferences.brandId,
          set: { ...row, version: nextVersion },
          setWhere,
        }),
      effects: [markBrandForRanking(actor.brandId, now)],
      audit: {
        action: "preferences_saved",
        resourceType: "brand_preferences",
        resourceId: actor.brandId,
        detail: changedFields(saved, requested),
      },
    };
    await commit(ctx, change, lost);
    return requested;
  } catch (error) {
    throw wrapError("save preferences", error);
  }
}
