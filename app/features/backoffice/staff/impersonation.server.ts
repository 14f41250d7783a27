import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, desc, eq, getTableColumns, isNull, lte, or, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandColumns } from "~/features/identity/accounts/queries.server";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { audit } from "~/platform/audit";
import { commit, commitIfUnchanged, personContext, systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { MINUTE_MS } from "~/platform/durations";
import { AppError, conflict, notFound } from "~/platform/errors";
import { type Claims, writeClaims } from "~/platform/session";
import { assertRowChanged, brokenUnique, type Statement } from "~db/client";
import { newId } from "~db/columns";
import { impersonations, profiles, userSessions } from "~db/schema";
import { accountNotifications } from "./notifications";

/** How long staff see as someone, at most. */
export const IMPERSONATION_MS = 15 * MINUTE_MS;

/** How many the job ends in one run. */
const ENDED = 100;

const SHOWN = 50;

/**
 * Shows Laurel to this session as the person sees it, to read only, for 15 minutes.
 * @throws AppError forbidden (staff), not_found or conflict (an account that is suspended or closed)
 */
export async function startImpersonation(
  context: AuthContext,
  ctx: CommandContext,
  userId: string,
  reason: string,
): Promise<void> {
  requireAbility(ctx, "see as people");
  const { actor, db, now } = ctx;
  const { carried } = context.session;
  const [[person], [left]] = await db.read(
    db.orm
      .select({
        uid: profiles.id,
        type: profiles.userType,
        ...brandColumns(profiles.id),
        name: profiles.fullName,
        email: profiles.email,
      })
      .from(profiles)
      .where(eq(profiles.id, userId)),
    db.orm.select().from(impersonations).where(isOpenIn(actor.sessionId)),
  );
  if (!person || !carried) throw notFound();
  if (person.type === "staff")
    throw new AppError("forbidden", "You can't see Laurel as a colleague.");
  const sees: Claims["sees"] = { ...person, id: newId(), endsAt: now + IMPERSONATION_MS };
  await commit(
    ctx,
    {
      // One whose time is over, and that the job has not ended yet.
      before: left ? ending(ctx, left) : [],
      change: sql`insert into impersonations (id, user_id, staff_id, session_id, reason, ends_at, created_at)
        select ${sees.id}, id, ${actor.personId}, ${actor.sessionId}, ${reason}, ${sees.endsAt}, ${now}
        from profiles where id = ${userId} and user_type <> 'staff' and status = 'active' and closed_at is null`,
      audit: {
        action: "impersonation_started",
        resourceType: "account",
        resourceId: userId,
        detail: { impersonationId: sees.id, reason },
      },
    },
    () => conflict("This account is suspended or closed, so there's nothing to see."),
  ).catch((error) => {
    throw brokenUnique(error) ? conflict("You're seeing Laurel as someone already.") : error;
  });
  await writeClaims(context.cookies, context.env.SESSION_SECRETS, { ...carried, sees }, now);
}

const isOpenIn = (sessionId: string) =>
  and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt));

type Impersonation = Pick<
  typeof impersonations.$inferSelect,
  "id" | "userId" | "staffId" | "reason" | "createdAt" | "endsAt"
>;

/** Ends it and tells the person. Fails the batch when that was done before. */
function ending(
  { db, now, request }: Pick<CommandContext, "db" | "now" | "request">,
  { id, userId, staffId, reason, createdAt, endsAt }: Impersonation,
): Statement[] {
  const endedAt = Math.min(now, endsAt);
  return [
    db.orm
      .update(impersonations)
      .set({ endedAt })
      .where(and(eq(impersonations.id, id), isNull(impersonations.endedAt))),
    assertRowChanged(),
    ...notify({ actor: { personId: staffId ?? userId }, now }, accountNotifications.seen_by_admin, {
      userId,
      subjectId: id,
      params: { from: createdAt, to: endedAt, reason },
    }),
    audit(
      { now, request },
      {
        userId: staffId,
        action: "impersonation_ended",
        resourceType: "account",
        resourceId: userId,
        detail: { impersonationId: id, endedAt },
      },
    ),
  ];
}

/**
 * Ends it before its time. Twice is as good as once.
 * @returns whom the session saw as
 */
export async function stopImpersonation(
  context: AuthContext,
  ctx: CommandContext,
): Promise<string | null> {
  const { db, actor, now } = ctx;
  const { carried } = context.session;
  const [[open]] = await db.read(
    db.orm.select().from(impersonations).where(isOpenIn(actor.sessionId)),
  );
  // The job may have ended it.
  if (open) await commitIfUnchanged(ctx, { effects: ending(ctx, open) });
  if (!carried) return null;
  const { sees, ...own } = carried;
  await writeClaims(context.cookies, context.env.SESSION_SECRETS, own, now);
  return sees?.uid ?? null;
}

/** Records which page staff are shown as someone else. Wait for it: no such answer goes out without it. */
export const logImpersonatedPage = ({ auditDb, clock, request, session }: AppLoadContext) =>
  session.sees &&
  commit(personContext({ db: auditDb, request }, session.carried?.uid ?? null, clock()), {
    audit: {
      action: "impersonation_page",
      resourceType: "impersonation",
      resourceId: session.sees.id,
      detail: { path: request.url.pathname },
    },
  });

/** When staff saw as this person, and why; the newest first. */
export async function impersonationOf({ actor, db }: CommandContext) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: impersonations.id,
        reason: impersonations.reason,
        from: impersonations.createdAt,
        to: sql<number>`coalesce(${impersonations.endedAt}, ${impersonations.endsAt})`,
      })
      .from(impersonations)
      .where(eq(impersonations.userId, actor.personId))
      .orderBy(desc(impersonations.id))
      .limit(SHOWN),
  );
  return rows;
}

/** The job that ends what nobody has stopped: its time is over, or the session of staff that saw. */
export async function endImpersonation({ db, clock }: Pick<Background, "db" | "clock">) {
  const now = clock();
  const [due] = await db.read(
    db.orm
      .select(getTableColumns(impersonations))
      .from(impersonations)
      .leftJoin(
        userSessions,
        and(eq(userSessions.id, impersonations.sessionId), eq(userSessions.revoked, false)),
      )
      .where(
        and(
          isNull(impersonations.endedAt),
          or(lte(impersonations.endsAt, now), isNull(userSessions.id)),
        ),
      )
      .limit(ENDED),
  );
  const ctx = systemContext(db, "see-as", now);
  // The button may have ended it.
  for (const one of due) await commitIfUnchanged(ctx, { effects: ending(ctx, one) });
}
