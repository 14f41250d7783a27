import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import { notifyMany } from "~/features/communication/notifications/notify";
import { markSuspended } from "~/features/identity/accounts/account-rows.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { restoredMail, suspendedMail } from "~/features/identity/accounts/mails";
import { endSessions } from "~/features/identity/accounts/sessions.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { accountMachine } from "~/features/identity/accounts/status";
import { transitionAccount } from "~/features/identity/accounts/transition-account.server";
import { audit } from "~/platform/audit";
import { wrapError } from "~/platform/errors";
import { assertRowChanged, type Statement } from "~db/client";
import { newId } from "~db/columns";
import type { UserType } from "~db/constants";
import { suspensions } from "~db/schema";
import { accountNotifications } from "./notifications";

/** The other sides of the running campaigns that a person has accepted, or runs. */
const partnersOf = (userId: string, type: UserType): SQL =>
  type === "brand"
    ? sql`select deal.athlete_id from deals deal join campaigns c on c.id = deal.campaign_id
        where deal.brand_id = ${brandOfPerson(userId)} and deal.status = 'active' and ${isRunning("c")}`
    : sql`select member.person_id from deals deal join campaigns c on c.id = deal.campaign_id
        join brand_members member on member.brand_id = deal.brand_id
        where deal.athlete_id = ${userId} and deal.status = 'active' and ${isRunning("c")}`;

const notifyPartners = (
  ctx: CommandContext,
  change: "suspended" | "restored",
  { id, type, name }: { id: string; type: UserType; name: string },
) =>
  notifyMany(ctx, accountNotifications[change], partnersOf(id, type), {
    subjectId: id,
    params: { type, name },
  });

interface Suspended {
  id: string;
  type: UserType;
  /** As their partners know them. */
  name: string;
  /** Their open sessions. */
  open: { id: string }[];
}

/** What follows from a suspension beside the new state. Its mail has the link to object. */
function consequences(
  ctx: CommandContext,
  { id, type, name, open }: Suspended,
  { suspensionId, reason }: { suspensionId: string; reason: string },
): Statement[] {
  const { actor, db, now } = ctx;
  return [
    db.orm.insert(suspensions).values({
      id: suspensionId,
      userId: id,
      reason,
      suspendedBy: actor.personId,
      createdAt: now,
    }),
    ...endSessions(db, id, open, now, "Account suspended"),
    queueMailTo(id, suspendedMail(reason, suspensionId), now),
    ...notifyPartners(ctx, "suspended", { id, type, name }),
  ];
}

/**
 * Suspends an account: its sessions end and sign-in is refused, it leaves search and its pages answer as if there were
 * none. The person is mailed the reason; partners in running campaigns are told without it.
 */
export const suspendAccount = (ctx: CommandContext, userId: string, reason: string) =>
  transitionAccount(ctx, userId, "suspend", (found) => ({
    effects: consequences(ctx, found, { suspensionId: newId(), reason }),
    auditDetail: { reason },
  })).catch((error) => {
    throw wrapError("suspend account", error);
  });

/**
 * The same as a part of another command's batch, which fails if the account is suspended already. For accounts of
 * athletes and brands: no last admin is among them.
 */
export function suspension(
  ctx: CommandContext,
  person: Suspended,
  named: { suspensionId: string; reason: string },
): Statement[] {
  requireAbility(ctx, "suspend people");
  const { audit: action } = accountMachine.transitions.suspend;
  return [
    markSuspended(person.id),
    assertRowChanged(),
    ...consequences(ctx, person, named),
    audit(ctx, {
      userId: ctx.actor.personId,
      action,
      resourceType: "account",
      resourceId: person.id,
      detail: { reason: named.reason },
    }),
  ];
}

/** Restores a suspended account as it was; the person signs in again. */
export const restoreAccount = (ctx: CommandContext, userId: string) =>
  transitionAccount(ctx, userId, "restore", ({ id, type, name }) => ({
    effects: [
      ctx.db.orm
        .update(suspensions)
        .set({ restoredBy: ctx.actor.personId, restoredAt: ctx.now })
        .where(and(eq(suspensions.userId, id), isNull(suspensions.restoredAt))),
      queueMailTo(id, restoredMail, ctx.now),
      ...notifyPartners(ctx, "restored", { id, type, name }),
    ],
  })).catch((error) => {
    throw wrapError("restore account", error);
  });
