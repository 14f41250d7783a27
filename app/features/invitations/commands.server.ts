import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict, failedTo, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { brokenUnique, LostRace, mustChange } from "~db/client";
import {
  athleteProfiles,
  brandProfiles,
  campaignInvitations,
  campaigns,
  profiles,
} from "~db/schema";
import type { Acting } from "../accounts/actor";
import { tell } from "../notifications/handover";
import { ALREADY_INVITED, type Invite } from "./schema";
import { ANSWERED, type Answer, isOpenCampaign, OPEN_CAMPAIGNS } from "./status";

/**
 * Invites an athlete to one of the brand's draft or active campaigns. The same form sent twice is one
 * invitation; a second invitation to the same campaign is refused by the unique index.
 */
export async function invite(
  acting: Acting,
  athleteId: string,
  { id, campaignId, message }: Invite,
) {
  const { actor, db, now } = acting;
  const [[athlete], [campaign], [existing]] = await db.read(
    db.orm
      .select({ name: profiles.fullName })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(eq(athleteProfiles.userId, athleteId)),
    db.orm
      .select({
        title: campaigns.title,
        status: campaigns.status,
        company: brandProfiles.companyName,
      })
      .from(campaigns)
      .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.userId))),
    invitationOf(acting, campaignId, athleteId),
  );
  if (!athlete || !campaign) throw notFound();
  if (existing?.id === id) return;
  if (existing) throw alreadyInvited();
  if (!isOpenCampaign(campaign.status)) throw campaignEnded();

  try {
    await db.write([
      sql`insert into campaign_invitations
            (id, campaign_id, athlete_id, status, message, created_at, updated_at)
          select ${id}, id, ${athleteId}, 'pending', ${message || null}, ${now}, ${now}
          from campaigns
          where ${and(
            eq(campaigns.id, campaignId),
            eq(campaigns.brandId, actor.userId),
            inArray(campaigns.status, [...OPEN_CAMPAIGNS]),
          )}`,
      mustChange(),
      ...tell(acting, {
        userId: athleteId,
        title: "New campaign invitation",
        message: `${campaign.company || actor.name} invites you to “${campaign.title}”.`,
        link: `/athlete/campaigns/${campaignId}`,
      }),
      audit(acting, {
        userId: actor.userId,
        action: "invitation_sent",
        resourceType: "invitation",
        resourceId: id,
        detail: { campaignId, athleteId },
      }),
    ]);
  } catch (error) {
    if (error instanceof LostRace) throw campaignEnded();
    if (brokenUnique(error)) {
      const [[winner]] = await db.read(invitationOf(acting, campaignId, athleteId));
      if (winner?.id === id) return;
      throw alreadyInvited();
    }
    throw failedTo("send invitation", error, acting.request);
  }
}

const invitationOf = ({ actor, db }: Acting, campaignId: string, athleteId: string) =>
  db.orm
    .select({ id: campaignInvitations.id })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .where(
      and(
        eq(campaignInvitations.campaignId, campaignId),
        eq(campaignInvitations.athleteId, athleteId),
        eq(campaigns.brandId, actor.userId),
      ),
    );

const alreadyInvited = () => new FieldError({ campaignId: [ALREADY_INVITED] });

const campaignEnded = () =>
  new FieldError({ campaignId: ["This campaign has ended. Please select another campaign"] });

/**
 * The invited athlete's answer. Giving the same answer twice is as good as once.
 * @throws AppError conflict when the invitation was decided otherwise, or its campaign has ended
 */
export async function respond(acting: Acting, campaignId: string, answer: Answer) {
  const { actor, db, now } = acting;
  const [[invitation]] = await db.read(ownInvitation(acting, campaignId));
  if (!invitation) throw notFound();
  const status = ANSWERED[answer];
  if (invitation.status === status) return;

  try {
    await db.write([
      db.orm
        .update(campaignInvitations)
        .set({ status, updatedAt: now })
        .where(
          and(
            eq(campaignInvitations.id, invitation.id),
            eq(campaignInvitations.athleteId, actor.userId),
            eq(campaignInvitations.status, "pending"),
            exists(
              db.orm
                .select({ id: campaigns.id })
                .from(campaigns)
                .where(
                  and(
                    eq(campaigns.id, campaignInvitations.campaignId),
                    inArray(campaigns.status, [...OPEN_CAMPAIGNS]),
                  ),
                ),
            ),
          ),
        ),
      mustChange(),
      ...tell(acting, {
        userId: invitation.brandId,
        title: `Invitation ${status}`,
        message: `${actor.name} ${status} your invitation to “${invitation.title}”.`,
        link: `/brand/campaigns/${campaignId}?tab=invitations`,
      }),
      audit(acting, {
        userId: actor.userId,
        action: `invitation_${status}`,
        resourceType: "invitation",
        resourceId: invitation.id,
      }),
    ]);
  } catch (error) {
    if (!(error instanceof LostRace)) throw failedTo("respond", error, acting.request);
    const [[current]] = await db.read(ownInvitation(acting, campaignId));
    if (current?.status !== status) throw conflict();
  }
}

const ownInvitation = ({ actor, db }: Acting, campaignId: string) =>
  db.orm
    .select({
      id: campaignInvitations.id,
      status: campaignInvitations.status,
      title: campaigns.title,
      brandId: campaigns.brandId,
    })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .where(
      and(
        eq(campaignInvitations.campaignId, campaignId),
        eq(campaignInvitations.athleteId, actor.userId),
      ),
    );
