import { and, eq, inArray, sql } from "drizzle-orm";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import type { PendingAction } from "~/features/campaigns/deadlines/open-deadlines.server";
import { storeDeadlineStep } from "~/features/campaigns/deadlines/store-deadline-step.server";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { commit, systemContext } from "~/platform/command";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { campaignInvitations } from "~db/schema";
import { invitationNotifications } from "./notifications";
import { invitationMachine } from "./status";

const { expire } = invitationMachine.steps;

/** Lapses an invitation at its deadline and notifies both sides. The brand may invite the athlete again. */
export function expireInvitation(db: Database, invitation: PendingAction, now: number) {
  const {
    subjectId: id,
    campaignId,
    campaign,
    athleteId,
    athleteName,
    brandId,
    company,
  } = invitation;
  const lastDay = lastDayOf(invitation);
  const byBrand = invitation.kind === "offer";
  const sender = { actor: { personId: personOfSide(brandId) }, now };
  return commit(systemContext(db, "deadlines", now), {
    before: [storeDeadlineStep(invitation, { lastStep: "due" }), assertRowChanged()],
    change: db.orm
      .update(campaignInvitations)
      .set({ status: expire.to, updatedAt: now })
      .where(and(eq(campaignInvitations.id, id), inArray(campaignInvitations.status, expire.from))),
    effects: [
      ...markHandled(byBrand ? brandId : athleteId, now, campaignId),
      ...notify(sender, invitationNotifications.expired, {
        userId: athleteId,
        subjectId: campaignId,
        params: { company, campaign, lastDay, byBrand },
      }),
      ...notify(sender, invitationNotifications.expired_for_brand, {
        userId: brandId,
        subjectId: campaignId,
        params: { athleteName, campaign, lastDay, byBrand },
      }),
    ],
    audit: {
      action: "invitation_lapsed",
      resourceType: "invitation",
      resourceId: id,
      detail: { lastDay },
    },
  });
}

/** Lapses the pending invitations of a campaign that ends. Runs in its batch, after the notifications to their athletes. */
export const expireInvitations = ({ campaignId }: { campaignId: string }, now: number): Statement =>
  sql`update campaign_invitations set status = ${expire.to}, updated_at = ${now}
      where campaign_id = ${campaignId} and status in ${expire.from}`;
