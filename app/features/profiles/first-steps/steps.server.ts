import { redirect } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import { storeStepsHidden, storeWelcomed } from "~/features/identity/accounts/account-rows.server";
import { type CommandContext, homeOf } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { commit } from "~/platform/command";
import type { Database } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { profiles } from "~db/schema";

/** The forms of the first steps on the dashboards. */
export function firstStepsActions(ctx: CommandContext) {
  return {
    "hide-steps": async () => {
      await hideSteps(ctx);
      return redirect(homeOf(ctx.actor));
    },
  };
}

/** What the dashboards know of a person's first steps. The other steps follow from what they show anyway. */
export async function readFirstSteps(db: Database, userId: string) {
  const [[row]] = await db.read(...readSteps({ userId }));
  return row ?? ALL_DONE;
}

const readSteps = prepareReads(({ orm }, { userId }: Placeholders<{ userId: string }>) => [
  orm
    .select({
      isNew: sql<boolean>`${profiles.welcomedAt} is null`.mapWith(Boolean),
      unconfirmedEmail: sql<
        string | null
      >`case when ${profiles.emailConfirmedAt} is null then ${profiles.email} end`,
      isHidden: sql<boolean>`${profiles.stepsHiddenAt} is not null`.mapWith(Boolean),
      hasPicture: sql<boolean>`${profiles.avatar} is not null`.mapWith(Boolean),
      hasPreferences: sql<boolean>`exists (select 1 from brand_preferences
        where brand_id = ${brandOfPerson(userId)})`.mapWith(Boolean),
    })
    .from(profiles)
    .where(eq(profiles.id, userId)),
]);

export type FirstStepsState = Awaited<ReturnType<typeof readFirstSteps>>;

/** For an account that was deleted while its page loads. */
const ALL_DONE = {
  isNew: false,
  unconfirmedEmail: null,
  isHidden: true,
  hasPicture: true,
  hasPreferences: true,
};

/** @returns the way to the dashboard */
export async function finishFirstRun(ctx: CommandContext) {
  await commit(ctx, { effects: [storeWelcomed(ctx.actor.personId, ctx.now)] });
  return redirect(homeOf(ctx.actor), 303);
}

export const hideSteps = (ctx: CommandContext) =>
  commit(ctx, { effects: [storeStepsHidden(ctx.actor.personId, ctx.now)] });
