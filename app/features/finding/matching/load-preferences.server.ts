import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { brandPreferences } from "~db/schema";

/** The brand's preferences, as a query. */
export const selectPreferences = ({ orm }: Database, brandId: string) =>
  orm
    .select({
      targetSports: brandPreferences.targetSports,
      targetLocations: brandPreferences.targetLocations,
      targetFollowerMin: brandPreferences.targetFollowerMin,
      targetFollowerMax: brandPreferences.targetFollowerMax,
      targetEngagementMin: brandPreferences.targetEngagementMin,
      budgetMin: brandPreferences.budgetMin,
      budgetMax: brandPreferences.budgetMax,
      yearBudget: brandPreferences.yearBudget,
      preferredContentThemes: brandPreferences.preferredContentThemes,
      version: brandPreferences.version,
    })
    .from(brandPreferences)
    .where(eq(brandPreferences.brandId, brandId));

/** The brand's preferences; null before they are set. */
export async function loadPreferences(db: Database, brandId: string) {
  const [[preferences]] = await db.read(selectPreferences(db, brandId));
  return preferences ?? null;
}
