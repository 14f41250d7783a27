import { and, eq } from "drizzle-orm";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { brandProfiles, campaigns, deals, profiles, trackRecordContests } from "~db/schema";
import { requireAbility } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import { notify } from "../notifications/notify";
import { isOpen } from "./contests.server";
import { NAMES } from "./measures";
import type { ContestDecision } from "./schema";

const NEWS = {
  upheld: {
    own: "Your track record stands",
    other: "A contested track record stands",
    text: "Our team looked at it, and the record stands.",
  },
  corrected: {
    own: "Your track record was corrected",
    other: "A contested track record was corrected",
    text: "Our team looked at it, and left the deal out of this measure.",
  },
} as const;

/**
 * Decides an open contest. What is corrected leaves the deal out of the measure from now on. Both sides of the deal are told;
 * the reason and the answer are read by the person who contested, and no one else.
 */
export async function decideContest(ctx: CommandContext, { id, outcome, answer }: ContestDecision) {
  requireAbility(ctx, "manage disputes");
  const { actor, db, now } = ctx;
  const [[found]] = await db.read(
    db.orm
      .select({
        userId: trackRecordContests.userId,
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
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, deals.athleteId))
      .where(eq(trackRecordContests.id, id)),
  );
  if (!found) throw notFound();
  const { userId, athleteId, brandId } = found;
  const news = NEWS[outcome];
  const about = `“${NAMES[found.measure]}” for “${found.title}”. ${news.text}`;
  const other =
    userId === athleteId
      ? { userId: brandId, name: found.athlete, link: paths.brand.athlete(athleteId) }
      : {
          userId: athleteId,
          name: found.company || "The brand",
          link: paths.athlete.campaign(found.campaignId),
        };
  await commit(
    ctx,
    {
      change: db.orm
        .update(trackRecordContests)
        .set({ outcome, answer, decidedBy: actor.userId, decidedAt: now })
        .where(and(eq(trackRecordContests.id, id), eq(trackRecordContests.userId, userId), isOpen)),
      effects: [
        ...notify(ctx, {
          userId,
          kind: "moderation",
          title: news.own,
          message: `You contested ${about} ${answer}`,
          link: paths.trackRecord,
          reason: "you contested a measure of your track record",
        }),
        ...notify(ctx, {
          userId: other.userId,
          kind: "moderation",
          title: news.other,
          message: `${other.name} contested ${about}`,
          link: other.link,
          reason: "a measure that counts one of your deals was contested",
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
