import { and, eq, ne } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { dayOf } from "~/platform/dates";
import { failedTo } from "~/platform/errors";
import { newId } from "~db/columns";
import { athleteProfiles, metricSnapshots, profiles } from "~db/schema";
import type { Acting } from "../accounts/actor";
import { profileHistory } from "./queries.server";
import type { ProfileInput } from "./schema";
import { derivedFigures } from "./standing";

/**
 * Saves the athlete's own profile, with everything that follows from it, and today's figures.
 * @throws AppError with what to do; the form keeps what was typed
 */
export async function saveProfile(acting: Acting, input: ProfileInput) {
  try {
    await writeProfile(acting, input);
  } catch (error) {
    throw failedTo("save profile", error, acting.request);
  }
}

async function writeProfile(acting: Acting, { fullName, ...input }: ProfileInput) {
  const { actor, db, now } = acting;
  const today = dayOf(now);
  const { isVerified, snapshots, pieces } = await profileHistory(db, actor.userId, today);
  const derived = derivedFigures({ ...input, isVerified }, { today, snapshots, pieces });
  const row = { ...input, ...derived, lastUpdated: now };
  const { totalFollowers, avgEngagement } = derived;
  await db.write([
    db.orm
      .insert(athleteProfiles)
      .values({ userId: actor.userId, ...row })
      .onConflictDoUpdate({ target: athleteProfiles.userId, set: row }),
    db.orm
      .insert(metricSnapshots)
      .values({
        id: newId(),
        athleteId: actor.userId,
        takenOn: today,
        totalFollowers,
        avgEngagement,
      })
      .onConflictDoUpdate({
        target: [metricSnapshots.athleteId, metricSnapshots.takenOn],
        set: { totalFollowers, avgEngagement },
      }),
    db.orm
      .update(profiles)
      .set({ fullName })
      .where(and(eq(profiles.id, actor.userId), ne(profiles.fullName, fullName))),
    audit(acting, {
      userId: actor.userId,
      action: "profile_saved",
      resourceType: "athlete_profile",
      resourceId: actor.userId,
      detail: { ...derived, isPublic: input.isPublic },
    }),
  ]);
}
