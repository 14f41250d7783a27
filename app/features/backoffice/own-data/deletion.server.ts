import { and, desc, eq, gt, sql } from "drizzle-orm";
import { closeAccount, reopenAccount } from "~/features/identity/accounts/account-rows.server";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { scheduledMail } from "~/features/identity/accounts/mails";
import { openSessions } from "~/features/identity/accounts/queries.server";
import {
  type AuthContext,
  clearSessionCookie,
  endSessions,
} from "~/features/identity/accounts/sessions.server";
import {
  hidePublicPage,
  restorePublicPage,
} from "~/features/profiles/athletes/athlete-rows.server";
import { type Change, commit, personContext, workflow } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import { conflict, forbidden } from "~/platform/errors";
import { linkSigner } from "~/platform/mail";
import { brokenUnique, type Database, type Statement } from "~db/client";
import { newId } from "~db/columns";
import { accountDeletions, profiles } from "~db/schema";
import { isFree } from "./blockers.server";
import { UNDO_DAYS } from "./limits";
import { deletionMachine } from "./status";

const isMember = (ctx: CommandContext) => actsAs(ctx, "athlete") || actsAs(ctx, "brand");

/** What the link of the mail carries: no other mailed id opens it. */
export const tokenOf = (id: string) => `${id} deletion`;

const blocked = () =>
  conflict("This can't be deleted yet. Please settle what's listed on the page, then try again.");

/**
 * Closes an account and ends its sessions: a deletion that is due at this time. The change touches nothing while something
 * keeps the account.
 */
export const closing = (
  db: Database,
  userId: string,
  { id, open, dueAt, now }: { id: string; open: { id: string }[]; dueAt: number; now: number },
): Pick<Change, "change"> & { effects: Statement[] } => ({
  change: sql`insert into account_deletions (id, user_id, was_public, due_at, created_at)
    select ${id}, ${userId}, coalesce((select is_public from athlete_profiles where user_id = ${userId}), 0),
      ${dueAt}, ${now}
    where ${and(...isFree(db, userId))}`,
  effects: [
    closeAccount(userId, now),
    hidePublicPage(userId),
    ...endSessions(db, userId, open, now, "Account deleted"),
  ],
});

/** Closes the actor's account, ends its sessions, and has it erased, in 14 days or at once. @throws AppError conflict */
export async function requestDeletion(
  auth: AuthContext,
  ctx: CommandContext,
  { when }: { when: "later" | "now" },
) {
  // Staff leave by an administrator, who first gives their work to others.
  if (!isMember(ctx)) throw forbidden();
  const { actor, db, now } = ctx;
  const { personId: userId } = actor;
  const id = newId();
  const dueAt = when === "now" ? now : now + UNDO_DAYS * DAY_MS;
  const [open] = await db.read(openSessions(db, userId, now));
  const { change, effects } = closing(db, userId, { id, open, dueAt, now });
  try {
    await commit(
      ctx,
      {
        change,
        effects: [
          ...effects,
          ...(when === "now"
            ? []
            : [queueMailTo(userId, scheduledMail(tokenOf(id), dueAt), now, id)]),
        ],
        audit: {
          action: "deletion_asked",
          resourceType: "account",
          resourceId: userId,
          detail: { when },
        },
      },
      blocked,
    );
  } catch (error) {
    throw brokenUnique(error) ? conflict("You've already asked for that.") : error;
  }
  await clearSessionCookie(auth);
}

/** The actor's deletion that is not over yet, or the last one. */
export const newestDeletion = ({ actor, db }: CommandContext) =>
  db.orm
    .select({
      id: accountDeletions.id,
      userId: accountDeletions.userId,
      status: accountDeletions.status,
      dueAt: accountDeletions.dueAt,
    })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, actor.personId))
    .orderBy(desc(accountDeletions.createdAt), desc(accountDeletions.id))
    .limit(1);

const isUndoable = (now: number) =>
  and(
    eq(accountDeletions.status, deletionMachine.transitions.undo.from),
    gt(accountDeletions.dueAt, now),
  );

const reopen = (id: string): Statement[] => [
  reopenAccount(sql`id = (select user_id from account_deletions where id = ${id})`),
  restorePublicPage(id),
];

const step = workflow({
  machine: deletionMachine,
  table: accountDeletions,
  resource: "account_deletion",
  actsAs: (ctx: CommandContext) => isMember(ctx),
  read: async (ctx) => (await ctx.db.read(newestDeletion(ctx)))[0][0],
  unchanged: ({ actor, now }) =>
    and(eq(accountDeletions.userId, actor.personId), gt(accountDeletions.dueAt, now)),
});

/** @throws AppError not_found or conflict */
export const undoDeletion = (ctx: CommandContext) =>
  step(ctx, "newest", "undo", ({ id }) => ({ set: { closedAt: ctx.now }, effects: reopen(id) }));

/** The deletion of a mailed link that can still be undone. Looking does not use it up: mail scanners look. */
export async function undoableBy({ db, env, clock }: AuthContext, signed: string) {
  const token = await linkSigner(env).verify(signed);
  const [id = ""] = token?.split(" ") ?? [];
  if (token !== tokenOf(id)) return null;
  const [[found]] = await db.read(
    db.orm
      .select({
        id: accountDeletions.id,
        userId: accountDeletions.userId,
        dueAt: accountDeletions.dueAt,
      })
      .from(accountDeletions)
      .innerJoin(profiles, eq(profiles.id, accountDeletions.userId))
      .where(and(eq(accountDeletions.id, id), isUndoable(clock()))),
  );
  return found ?? null;
}

/** From the mail. @throws AppError conflict */
export async function undoByLink(auth: AuthContext, signed: string) {
  const found = await undoableBy(auth, signed);
  if (!found) throw over();
  const { id, userId } = found;
  const { db } = auth;
  const now = auth.clock();
  await commit(
    personContext(auth, userId, now),
    {
      change: db.orm
        .update(accountDeletions)
        .set({ status: deletionMachine.transitions.undo.to, closedAt: now })
        .where(and(eq(accountDeletions.id, id), isUndoable(now))),
      effects: [...reopen(id)],
      audit: { action: "deletion_undone", resourceType: "account_deletion", resourceId: id },
    },
    over,
  );
}

const over = () => conflict("This has already been undone, or the time is up.");
