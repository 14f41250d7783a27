import { eq } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { athleteProfiles } from "~db/schema";

/** The athlete's own figures that a campaign may ask for: see `fitLines`. */
export const selectOwnFigures = ({ actor, db }: CommandContext) =>
  db.orm
    .select({
      sport: athleteProfiles.sport,
      otherSports: athleteProfiles.otherSports,
      totalFollowers: athleteProfiles.totalFollowers,
      avgEngagement: athleteProfiles.avgEngagement,
    })
    .from(athleteProfiles)
    .where(eq(athleteProfiles.userId, actor.personId));
