import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { CONFIRM_FIRST, isConfirmed } from "~/features/identity/accounts/confirm-email.server";
import { type Change, commit, commitIfUnchanged, personContext } from "~/platform/command";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { enqueueEach } from "~/platform/enqueue";
import { AppError, conflict } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { isOfMailbox, linkSigner, queueMail } from "~/platform/mail";
import { assertRowChanged, brokenUnique } from "~db/client";
import { newId } from "~db/columns";
import type { AuditAction } from "~db/constants";
import { emailChanges, profiles } from "~db/schema";
import { setAddress } from "../accounts/account-rows.server";
import type { CommandContext } from "../accounts/actor";
import { openSessions } from "../accounts/queries.server";
import type { AuthContext } from "../accounts/sessions.server";
import { changedMail, newAddressMail, oldAddressMail } from "./mails";
import { lockAccount } from "./secure-account.server";

/** How long the links confirm, and for how long the old address can undo the change. */
const LIFETIME_MS = 7 * DAY_MS;

const STEPS = ["old", "new", "undo"] as const;
type Step = (typeof STEPS)[number];

/** What a link is for is signed with it: one step's link is not another's. */
const tokenOf = (id: string, step: Step) => `${id} email-${step}`;

const isAddressTaken = () =>
  new FieldError({ newEmail: ["There's already an account with this email. Use another one."] });

const changeEnded = () => conflict("This link has expired or has already been used.");

const auditEntry = ({ id, oldEmail, newEmail }: Changed, action: AuditAction): Change["audit"] => ({
  action,
  resourceType: "email_change",
  resourceId: id,
  detail: { from: masked(oldEmail), to: masked(newEmail) },
});

interface Changed {
  id: string;
  oldEmail: string;
  newEmail: string;
}

/** 'a…@test.laurel': enough to tell two addresses apart, and none to write to. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, "$1…");

const CHANGES_A_DAY = 5;

/** Rows of `email_changes` since a moment. */
const changesSince = (since: number, which: SQL) =>
  sql<number>`(select count(*) from email_changes where created_at > ${since} and ${which})`;

/**
 * Mails both addresses. A change that was asked for before ends. The new address is a stranger's until it is confirmed, so each
 * mailbox gets one mail a day, and a person asks once a minute and five times a day.
 * @throws FieldError at `newEmail`, AppError limit
 */
export async function requestEmailChange(ctx: CommandContext, newEmail: string) {
  const { actor, now } = ctx;
  const { personId: userId, email: oldEmail } = actor;
  if (newEmail === oldEmail) throw new FieldError({ newEmail: ["You have this address already"] });
  const id = newId();
  const isRequested = await commitIfUnchanged(ctx, {
    before: [
      sql`update email_changes set closed_at = ${now}
          where user_id = ${userId} and done_at is null and closed_at is null`,
    ],
    change: sql`insert into email_changes (id, user_id, old_email, new_email, created_at)
      select ${id}, ${userId}, ${oldEmail}, ${newEmail}, ${now}
      where not exists (select 1 from profiles where email = ${newEmail})
        and ${isConfirmed(userId)}
        and ${changesSince(now - MINUTE_MS, ofPerson(userId))} = 0
        and ${changesSince(now - DAY_MS, ofPerson(userId))} < ${CHANGES_A_DAY}
        and ${changesSince(now - DAY_MS, isOfMailbox(sql`new_email`, newEmail))} = 0`,
    effects: [
      queueMail({ to: oldEmail, ...oldAddressMail(tokenOf(id, "old"), newEmail) }, now),
      queueMail({ to: newEmail, ...newAddressMail(tokenOf(id, "new")) }, now),
    ],
    audit: auditEntry({ id, oldEmail, newEmail }, "email_change_asked"),
  });
  if (!isRequested) throw await refusalOf(ctx, newEmail);
}

const ofPerson = (userId: string) => sql`user_id = ${userId}`;

/** Why a change cannot be asked for. */
async function refusalOf(
  { actor: { personId: userId }, db, now }: CommandContext,
  newEmail: string,
) {
  const [[found]] = await db.read(
    db.orm
      .select({
        isConfirmed: isConfirmed(userId),
        lastMinute: changesSince(now - MINUTE_MS, ofPerson(userId)),
        lastDay: changesSince(now - DAY_MS, ofPerson(userId)),
        mailed: changesSince(now - DAY_MS, isOfMailbox(sql`new_email`, newEmail)),
      })
      .from(profiles)
      .where(eq(profiles.id, userId)),
  );
  if (!found?.isConfirmed) return new FieldError({ newEmail: [CONFIRM_FIRST] });
  if (found.lastDay >= CHANGES_A_DAY)
    return new AppError(
      "limit",
      `You've asked for ${CHANGES_A_DAY} changes of address today. Try again tomorrow.`,
    );
  if (found.lastMinute > 0)
    return new AppError("limit", "You've just asked for a change. Wait a minute, then try again.");
  if (found.mailed > 0)
    return new FieldError({
      newEmail: [
        "We've already emailed this mailbox today. If that email names the right address, use its link. Otherwise try again tomorrow",
      ],
    });
  return isAddressTaken();
}

/** What a mailed link can still do. Looking does not use it up: mail scanners look. */
export async function emailLink({ db, env, clock }: AuthContext, signed: string) {
  const token = await linkSigner(env).verify(signed);
  const step = STEPS.find((known) => token?.endsWith(` email-${known}`));
  const [id = ""] = token?.split(" ") ?? [];
  if (!step) return null;
  const now = clock();
  const isOpen: Record<Step, SQL | undefined> = {
    old: and(isNull(emailChanges.oldConfirmedAt), gt(emailChanges.createdAt, now - LIFETIME_MS)),
    new: and(isNull(emailChanges.newConfirmedAt), gt(emailChanges.createdAt, now - LIFETIME_MS)),
    undo: and(isNotNull(emailChanges.doneAt), gt(emailChanges.doneAt, now - LIFETIME_MS)),
  };
  const where = and(eq(emailChanges.id, id), isNull(emailChanges.closedAt), isOpen[step]);
  const [[change]] = await db.read(db.orm.select().from(emailChanges).where(where));
  return change ? { step, change, where } : null;
}

/**
 * Confirms the change from one of the addresses; with both it is made. From the old address it can be undone.
 * @returns whether the account's address has changed now
 * @throws AppError conflict
 */
export async function followEmailLink(ctx: AuthContext, signed: string) {
  const link = await emailLink(ctx, signed);
  if (!link) throw changeEnded();
  try {
    return link.step === "undo" ? await undo(ctx, link) : await confirm(ctx, link);
  } catch (error) {
    if (brokenUnique(error)) throw conflict("Another account has that address by now.");
    throw error;
  }
}

type Link = NonNullable<Awaited<ReturnType<typeof emailLink>>>;

async function confirm(ctx: AuthContext, { step, change, where }: Link) {
  const { db } = ctx;
  const { id, userId, newEmail } = change;
  const now = ctx.clock();
  const isDue = sql`exists (select 1 from email_changes where id = ${id} and done_at is null
    and old_confirmed_at is not null and new_confirmed_at is not null)`;
  const completion = sql`update email_changes set done_at = ${now} where id = ${id} and ${isDue}`;
  const resultOf = await commit(
    personContext(ctx, userId, now),
    {
      change: db.orm
        .update(emailChanges)
        .set(step === "old" ? { oldConfirmedAt: now } : { newConfirmedAt: now })
        .where(where),
      effects: [
        setAddress(userId, newEmail, { confirmedAt: now, when: isDue }),
        completion,
        enqueueEach(
          "mail",
          {
            payload: sql`json_set(${JSON.stringify(changedMail(tokenOf(id, "undo")))}, '$.to', old_email)`,
            key: sql`${`${id}:done`}`,
            from: sql`email_changes where id = ${id} and done_at = ${now}`,
          },
          now,
        ),
      ],
      audit: auditEntry(change, "email_change_confirmed"),
    },
    changeEnded,
  );
  return (resultOf(completion)?.rowsAffected ?? 0) > 0
    ? ("changed" as const)
    : ("confirmed" as const);
}

async function undo(ctx: AuthContext, { change, where }: Link) {
  const { db } = ctx;
  const { userId, oldEmail, newEmail } = change;
  const now = ctx.clock();
  const [open] = await db.read(openSessions(db, userId, now));
  await commit(
    personContext(ctx, userId, now),
    {
      change: db.orm.update(emailChanges).set({ closedAt: now }).where(where),
      effects: [
        // Later changes of address are undone with it: who made this one may have made them, too.
        setAddress(userId, oldEmail),
        assertRowChanged(),
        sql`update email_changes set closed_at = ${now}
          where user_id = ${userId} and closed_at is null and created_at >= ${change.createdAt}`,
        ...lockAccount(ctx, userId, open, now, "Change of address undone"),
      ],
      audit: auditEntry(
        { id: change.id, oldEmail: newEmail, newEmail: oldEmail },
        "email_change_undone",
      ),
    },
    changeEnded,
  );
  return "undone" as const;
}
