import { notify } from "~/features/communication/notifications/notify";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { commitAll } from "~/platform/command";
import { forbidden, notFound, wrapError } from "~/platform/errors";
import {
  type InvitationRow,
  prepareInvitationStep,
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
    await transitionInvitation(ctx, invitationId, step, withdrawal(ctx));
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
  const { from, by } = invitationMachine.transitions.withdraw;
  if (!actsAs(ctx, by)) throw forbidden();
  const rows = (await readInvitations(ctx, ids)).filter(({ status }) => status === from);
  if (rows.length === 0) throw notFound(NONE_PENDING);
  const changes = await Promise.all(
    rows.map((row) => prepareInvitationStep(ctx, row, "withdraw", withdrawal(ctx))),
  );
  await commitAll(ctx, changes);
  return rows.length;
}

const NONE_PENDING = "None of these is waiting for an answer. Reload the page.";

const withdrawal = (ctx: CommandContext) => (row: InvitationRow) => ({
  set: { updatedAt: ctx.now },
  effects: notify(ctx, invitationNotifications.withdrawn, {
    userId: row.athleteId,
    subjectId: row.campaignId,
    params: { company: row.company || ctx.actor.name, campaign: row.title },
  }),
});
