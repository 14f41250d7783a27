import { and, eq, sql } from "drizzle-orm";
import { paths, withQuery } from "~/paths";
import { audit } from "~/platform/audit";
import { formatWeekday } from "~/platform/dates";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { campaignInvitations } from "~db/schema";
import { lastDayOf } from "../hand-overs/deadlines";
import type { HandOver } from "../hand-overs/open.server";
import { record } from "../hand-overs/record.server";
import { markHandled } from "../notifications/handled";
import { notify } from "../notifications/notify";

/** Lapses an invitation at its deadline and notifies both sides. The brand may invite the athlete again. */
export function lapseInvitation(db: Database, invitation: HandOver, now: number) {
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
  const day = formatWeekday(lastDay);
  const actor = { userId: brandId };
  const forAthlete = paths.athlete.campaign(campaignId);
  return db.write([
    record(invitation, { told: "due" }),
    assertRowChanged(),
    db.orm
      .update(campaignInvitations)
      .set({ status: "lapsed", updatedAt: now })
      .where(and(eq(campaignInvitations.id, id), eq(campaignInvitations.status, "pending"))),
    assertRowChanged(),
    ...markHandled({ actor: { userId: athleteId }, db, now }, forAthlete),
    ...notify(
      { actor, db, now },
      {
        userId: athleteId,
        kind: "invitation",
        title: "Invitation expired",
        message: `${company}'s invitation to “${campaign}” has expired. You had until ${day} to answer.`,
        link: forAthlete,
      },
    ),
    ...notify(
      { actor, db, now },
      {
        userId: brandId,
        kind: "invitation",
        title: "Invitation expired",
        message: `${athleteName} didn't answer your invitation to “${campaign}” by ${day}. You can invite them again.`,
        link: withQuery(paths.brand.campaign(campaignId), { tab: "invitations" }),
      },
    ),
    audit(
      { now, request: { id: "hand-overs", ip: "", userAgent: "" } },
      {
        userId: null,
        action: "invitation_lapsed",
        resourceType: "invitation",
        resourceId: id,
        detail: { lastDay },
      },
    ),
  ]);
}

/** Lapses the pending invitations of a campaign that ends. Runs in its batch, after the notifications to their athletes. */
export const lapseInvitationsOf = (campaignId: string, now: number): Statement =>
  sql`update campaign_invitations set status = 'lapsed', updated_at = ${now}
      where campaign_id = ${campaignId} and status = 'pending'`;
