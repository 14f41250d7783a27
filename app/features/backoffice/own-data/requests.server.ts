import { and, asc, count, eq, isNull, min, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { acknowledgedMail, scheduledMail } from "~/features/identity/accounts/mails";
import { openSessions } from "~/features/identity/accounts/queries.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import { AppError, conflict, notFound } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { queueMail } from "~/platform/mail";
import { brokenUnique, type Database } from "~db/client";
import { newId } from "~db/columns";
import type { AuditAction } from "~db/constants";
import { deletionRequests, profiles } from "~db/schema";
import { closing, tokenOf } from "./deletion.server";
import { ACKNOWLEDGED_HOURS, DELETED_DAYS, UNDO_DAYS } from "./limits";

/** The requests that are shown; those that wait longest come first. */
const SHOWN = 100;

const isOpen = isNull(deletionRequests.closedAt);

const dueOf = (receivedAt: number) => receivedAt + DELETED_DAYS * DAY_MS;

/** The requests that came by mail and are not done, with what there is under their addresses. */
export async function deletionQueue({ db, now }: CommandContext) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: deletionRequests.id,
        email: deletionRequests.email,
        receivedAt: deletionRequests.receivedAt,
        acknowledgedAt: deletionRequests.acknowledgedAt,
        hasAccount:
          sql<boolean>`${profiles.id} is not null and ${profiles.userType} <> 'staff'`.mapWith(
            Boolean,
          ),
        isClosed: sql<boolean>`${profiles.closedAt} is not null`.mapWith(Boolean),
      })
      .from(deletionRequests)
      .leftJoin(profiles, eq(profiles.email, deletionRequests.email))
      .where(isOpen)
      .orderBy(asc(deletionRequests.receivedAt))
      .limit(SHOWN),
  );
  return rows.map(({ receivedAt, acknowledgedAt, ...row }) => {
    const dueAt = dueOf(receivedAt);
    const isLate = (acknowledgedAt ?? now) - receivedAt > (24 + ACKNOWLEDGED_HOURS) * HOUR_MS;
    return { ...row, receivedAt, isLate, dueAt, isOverdue: dueAt < now };
  });
}

/** How many of them there are, and since when. */
export async function openDeletions({ orm, read }: Database) {
  const [[found]] = await read(
    orm
      .select({ n: count(), oldest: min(deletionRequests.receivedAt) })
      .from(deletionRequests)
      .where(isOpen),
  );
  return found ?? { n: 0, oldest: null };
}

const audited = (action: AuditAction, resourceId: string) => ({
  action,
  resourceType: "deletion_request",
  resourceId,
});

/** Enters a request that came by mail, and acknowledges it. @throws TakenIdError */
export async function addRequest(
  ctx: CommandContext,
  { id, email, receivedOn }: { id: string; email: string; receivedOn: string },
) {
  requireAbility(ctx, "handle deletion requests");
  const { db, now } = ctx;
  const receivedAt = Date.parse(receivedOn);
  try {
    await commit(ctx, {
      change: db.orm
        .insert(deletionRequests)
        .values({ id, email, receivedAt, acknowledgedAt: now, createdAt: now }),
      effects: [queueMail({ to: email, ...acknowledgedMail(dueOf(receivedAt)) }, now, id)],
      audit: audited("deletion_request_added", id),
    });
  } catch (error) {
    throw brokenUnique(error) ? new TakenIdError() : error;
  }
}

/**
 * Closes the account under a request's address. Its owner is mailed the link that undoes it, because an address is easily
 * forged. @throws AppError not_found, or conflict
 */
export async function startDeletion(ctx: CommandContext, requestId: string) {
  requireAbility(ctx, "handle deletion requests");
  const { db, now } = ctx;
  const address = db.orm
    .select({ email: deletionRequests.email })
    .from(deletionRequests)
    .where(and(eq(deletionRequests.id, requestId), isOpen));
  const owner = db.orm
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(sql`${profiles.email} = ${address}`, sql`${profiles.userType} <> 'staff'`));
  const [[account], open] = await db.read(owner, openSessions(db, sql`${owner}`, now));
  if (!account) throw notFound();
  const id = newId();
  const dueAt = now + UNDO_DAYS * DAY_MS;
  const { change, effects } = closing(db, account.id, { id, open, dueAt, now });
  try {
    await commit(
      ctx,
      {
        change,
        effects: [...effects, queueMailTo(account.id, scheduledMail(tokenOf(id), dueAt), now, id)],
        audit: audited("deletion_request_started", requestId),
      },
      () =>
        new AppError("conflict", "A contract, a dispute or a campaign of theirs is still open."),
    );
  } catch (error) {
    throw brokenUnique(error) ? conflict("Their account is being deleted already.") : error;
  }
}

/** Takes a request off the queue. @throws AppError conflict */
export async function closeRequest(ctx: CommandContext, id: string) {
  requireAbility(ctx, "handle deletion requests");
  await commit(ctx, {
    change: ctx.db.orm
      .update(deletionRequests)
      .set({ closedAt: ctx.now })
      .where(and(eq(deletionRequests.id, id), isOpen)),
    audit: audited("deletion_request_closed", id),
  });
}
