import { and, eq } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { audit } from "~/platform/audit";
import { commit } from "~/platform/command";
import { forbidden, notFound, wrapError } from "~/platform/errors";
import { assertRowChanged } from "~db/client";
import { campaignInvitations } from "~db/schema";
import {
  type InvitationRow,
  isUnchanged,
  readInvitations,
  transitionInvitation,
} from "./invitation-row.server";
import { invitationNotifications } from "./notifications";
import { invitationMachine } from "./status";

/**
 * Takes a pending invitation back and tells the athlete. Done twice, it is done once.
 * @throws AppError conflict when the athlete has answered, or the campaign has ended
 */
export async function withdrawInvitation(ctx: CommandContext, invitationId: string) {
  try {
    const step = { name: "withdraw", isRepeated: () => true } as const;
    await transitionInvitation(ctx, invitationId, step, (row) => ({
      set: { updatedAt: ctx.now },
      effects: notifyWithdrawn(ctx, row),
    }));
  } catch (error) {
    throw wrapError("withdraw invitation", error);
  }
}

/**
 * The same for several, all or none. Those that are not pending are passed over.
 * @returns how many were withdrawn
 * @throws AppError forbidden, not_found when none is pending, conflict when an athlete answers at this moment
 */
export async function withdrawInvitations(ctx: CommandContext, ids: readonly string[]) {
  const { from, to, by, audit: action } = invitationMachine.transitions.withdraw;
  if (!actsAs(ctx, by)) throw forbidden();
  const { db, actor, now } = ctx;
  const rows = (await readInvitations(ctx, ids)).filter(({ status }) => status === from);
  if (rows.length === 0) throw notFound(NONE_PENDING);
  const effects = rows.flatMap((row) => [
    db.orm
      .update(campaignInvitations)
      .set({ status: to, updatedAt: now })
      .where(
        and(
          eq(campaignInvitations.id, row.id),
          eq(campaignInvitations.status, from),
          isUnchanged(ctx, row),
        ),
      ),
    assertRowChanged(),
    audit(ctx, {
      userId: actor.personId,
      action,
      resourceType: "invitation",
      resourceId: row.id,
    }),
    ...notifyWithdrawn(ctx, row),
  ]);
  await commit({ db }, { effects });
  return rows.length;
}

const NONE_PENDING = "None of these is waiting for an answer. Reload the page.";

const notifyWithdrawn = (ctx: CommandContext, row: InvitationRow) =>
  notify(ctx, invitationNotifications.withdrawn, {
    userId: row.athleteId,
    subjectId: row.campaignId,
    params: { company: row.company || ctx.actor.name, campaign: row.title },
  });
