import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import { storeStepsHidden, storeTourSeen } from "~/features/identity/accounts/account-rows.server";
import { type CommandContext, homeOf } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import type { Database } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { profiles } from "~db/schema";

/** The forms of the first steps on the dashboards. */
export function firstStepsActions(ctx: CommandContext) {
  const home = homeOf(ctx.actor);
  return {
    tour: async () => {
      await markTourSeen(ctx);
      return redirectDocument(ctx.actor.type === "brand" ? paths.demo.brand : paths.demo.athlete);
    },
    "skip-tour": async () => {
      await markTourSeen(ctx);
      return redirect(home);
    },
    "hide-steps": async () => {
      await hideSteps(ctx);
      return redirect(home);
    },
  };
}

/** What the dashboards know of a person's first steps. The other steps follow from what they show anyway. */
export async function readFirstSteps(db: Database, userId: string) {
  const [[row]] = await db.read(...readSteps({ userId }));
  return row ?? ALL_DONE;
}

const exists = (rows: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select 1 from ${rows})`.mapWith(Boolean);

const readSteps = prepareReads(({ orm }, { userId }: Placeholders<{ userId: string }>) => [
  orm
    .select({
      offersTour: sql<boolean>`${profiles.tourSeenAt} is null`.mapWith(Boolean),
      isHidden: sql<boolean>`${profiles.stepsHiddenAt} is not null`.mapWith(Boolean),
      hasPicture: sql<boolean>`${profiles.avatar} is not null`.mapWith(Boolean),
      hasPreferences: exists(sql`brand_preferences where brand_id = ${brandOfPerson(userId)}`),
      hasAnswered: exists(sql`campaign_invitations
          where athlete_id = ${userId} and status in ('accepted', 'declined')`),
    })
    .from(profiles)
    .where(eq(profiles.id, userId)),
]);

export type FirstStepsState = Awaited<ReturnType<typeof readFirstSteps>>;

/** For an account that was deleted while its page loads. */
const ALL_DONE = {
  offersTour: false,
  isHidden: true,
  hasPicture: true,
  hasPreferences: true,
  hasAnswered: true,
};

export const markTourSeen = (ctx: CommandContext) =>
  commit(ctx, { effects: [storeTourSeen(ctx.actor.personId, ctx.now)] });

export const hideSteps = (ctx: CommandContext) =>
  commit(ctx, { effects: [storeStepsHidden(ctx.actor.personId, ctx.now)] });
