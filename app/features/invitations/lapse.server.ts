import { and, eq, inArray, sql } from "drizzle-orm";
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
import { invitationMachine } from "./status";

const { lapse } = invitationMachine.steps;

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
      .set({ status: lapse.to, updatedAt: now })
      .where(and(eq(campaignInvitations.id, id), inArray(campaignInvitations.status, lapse.from))),
    assertRowChanged(),
    ...markHandled({ actor: { userId: athleteId }, now }, forAthlete),
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
export const lapseInvitations = ({ campaignId }: { campaignId: string }, now: number): Statement =>
  sql`update campaign_invitations set status = ${lapse.to}, updated_at = ${now}
      where campaign_id = ${campaignId} and status in ${lapse.from}`;
