import { and, eq, sql } from "drizzle-orm";
import { mayAnswer, roleTooNew } from "~/features/billing/ledger/second-admin.server";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { brandProfiles, campaigns, deals, profiles, trackRecordContests } from "~db/schema";
import { isOpen } from "./contests.server";
import { trackRecordNotifications } from "./notifications";
import type { ContestDecision } from "./schema";

/**
 * Decides an open contest. What is corrected leaves the deal out of the measure from now on. Both sides of the deal are told;
 * the reason and the answer are read by the side that contested, and no one else.
 * @throws AppError not_found, or conflict: it is decided, or the role is newer than the contest and too new
 */
export async function decideContest(ctx: CommandContext, { id, outcome, answer }: ContestDecision) {
  requireAbility(ctx, "manage disputes");
  const { actor, db, now } = ctx;
  const isAnswerer = mayAnswer(ctx, "manage disputes", sql`${trackRecordContests.createdAt}`);
  const [[found]] = await db.read(
    db.orm
      .select({
        sideId: trackRecordContests.sideId,
        isAnswerer,
        measure: trackRecordContests.measure,
        campaignId: campaigns.id,
        title: campaigns.title,
        brandId: campaigns.brandId,
        company: brandProfiles.companyName,
        athleteId: deals.athleteId,
        athlete: profiles.fullName,
      })
      .from(trackRecordContests)
      .innerJoin(deals, eq(deals.id, trackRecordContests.dealId))
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, deals.athleteId))
      .where(eq(trackRecordContests.id, id)),
  );
  if (!found) throw notFound();
  if (!found.isAnswerer) throw roleTooNew();
  const { sideId, athleteId, brandId } = found;
  const { measure, title } = found;
  const about = { measure, title, outcome };
  const isAthletes = sideId === athleteId;
  await commit(
    ctx,
    {
      change: db.orm
        .update(trackRecordContests)
        .set({ outcome, answer, decidedBy: actor.personId, decidedAt: now })
        .where(
          and(
            eq(trackRecordContests.id, id),
            eq(trackRecordContests.sideId, sideId),
            isOpen,
            isAnswerer,
          ),
        ),
      effects: [
        ...notify(ctx, trackRecordNotifications.decided, {
          userId: sideId,
          subjectId: id,
          params: { ...about, answer },
        }),
        ...notify(ctx, trackRecordNotifications.decided_for_other, {
          userId: isAthletes ? brandId : athleteId,
          subjectId: id,
          params: {
            ...about,
            name: isAthletes ? found.athlete : found.company || "The brand",
            side: isAthletes ? "brand" : "athlete",
            pageId: isAthletes ? athleteId : found.campaignId,
          },
        }),
      ],
      audit: {
        action: outcome === "upheld" ? "track_record_upheld" : "track_record_corrected",
        resourceType: "track_record_contest",
        resourceId: id,
      },
    },
    () => conflict("A colleague has already decided this contest."),
  );
}
