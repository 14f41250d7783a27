import { and, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { subscriptionOf } from "~/features/billing/subscriptions/load-entitlements.server";
import { paidPlanOf } from "~/features/billing/subscriptions/subscription-state";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson, isOfSide, sideOfPerson } from "~/features/identity/accounts/brand-members";
import { logStaffAccess, requireAbility } from "~/features/identity/accounts/staff-access.server";
import { deviceName } from "~/platform/device-name";
import { forbidden, notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import {
  athleteProfiles,
  auditLogs,
  brandProfiles,
  campaigns,
  disputes,
  profiles,
  suspensions,
  userRoles,
  userSessions,
} from "~db/schema";
import { needsOtherAdmin } from "./objections.server";

const SHOWN = 20;
const SHOWN_LOGS = 50;

const maker = alias(profiles, "maker");
const upholder = alias(profiles, "keeper");
const restorer = alias(profiles, "restorer");

const exists = (query: SQL) => sql<boolean>`exists (${query})`.mapWith(Boolean);

const profileOf = ({ orm }: Database, userId: string) =>
  orm
    .select({
      id: profiles.id,
      name: profiles.fullName,
      email: profiles.email,
      type: profiles.userType,
      status: profiles.status,
      confirmedAt: profiles.emailConfirmedAt,
      createdAt: profiles.createdAt,
      company: brandProfiles.companyName,
      sport: athleteProfiles.sport,
      location: athleteProfiles.location,
      isVerified:
        sql<boolean>`coalesce(${athleteProfiles.isVerified}, ${brandProfiles.isVerified}, 0)`.mapWith(
          Boolean,
        ),
      hasFactor: exists(
        sql`select 1 from totp_factors where user_id = ${profiles.id} and confirmed_at is not null`,
      ),
    })
    .from(profiles)
    .leftJoin(brandProfiles, eq(brandProfiles.id, brandOfPerson(profiles.id)))
    .leftJoin(athleteProfiles, eq(athleteProfiles.userId, profiles.id))
    .where(eq(profiles.id, userId));

const rolesOf = ({ orm }: Database, userId: string) =>
  orm
    .select({ role: userRoles.role, addedBy: maker.fullName, createdAt: userRoles.createdAt })
    .from(userRoles)
    .leftJoin(maker, eq(maker.id, userRoles.createdBy))
    .where(eq(userRoles.userId, userId));

const suspensionsOf = ({ orm }: Database, userId: string, readerId: string) =>
  orm
    .select({
      id: suspensions.id,
      reason: suspensions.reason,
      by: maker.fullName,
      restoredBy: restorer.fullName,
      restoredAt: suspensions.restoredAt,
      objection: suspensions.objection,
      objectedAt: suspensions.objectedAt,
      answer: suspensions.answer,
      upheldBy: upholder.fullName,
      upheldAt: suspensions.upheldAt,
      waitsForColleague: needsOtherAdmin(readerId),
      createdAt: suspensions.createdAt,
    })
    .from(suspensions)
    .leftJoin(upholder, eq(upholder.id, suspensions.upheldBy))
    .leftJoin(maker, eq(maker.id, suspensions.suspendedBy))
    .leftJoin(restorer, eq(restorer.id, suspensions.restoredBy))
    .where(eq(suspensions.userId, userId))
    .orderBy(desc(suspensions.id))
    .limit(SHOWN);

const sessionsOf = ({ orm }: Database, userId: string, now: number) =>
  orm
    .select({
      id: userSessions.id,
      userAgent: userSessions.userAgent,
      ipAddress: userSessions.ipAddress,
      country: userSessions.country,
      lastActivity: userSessions.lastActivity,
    })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.userId, userId),
        eq(userSessions.revoked, false),
        gt(userSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(userSessions.lastActivity))
    .limit(SHOWN);

/** The newest campaigns that a brand runs, or that an athlete is invited to. */
const campaignsOf = ({ orm }: Database, userId: string) =>
  orm
    .select({
      id: campaigns.id,
      title: campaigns.title,
      status: campaigns.status,
      createdAt: campaigns.createdAt,
    })
    .from(campaigns)
    .where(
      inArray(
        campaigns.id,
        sql`(select * from (select id from campaigns where brand_id = ${brandOfPerson(userId)} order by created_at desc limit ${SHOWN})
          union all select * from (select campaign_id from campaign_invitations
            where athlete_id = ${userId} order by created_at desc limit ${SHOWN}))`,
      ),
    )
    .orderBy(desc(campaigns.createdAt))
    .limit(SHOWN);

const disputesOf = ({ orm }: Database, userId: string) =>
  orm
    .select({
      id: disputes.id,
      title: disputes.title,
      status: disputes.status,
      createdAt: disputes.createdAt,
    })
    .from(disputes)
    .where(or(isOfSide(disputes.filedBy, userId), isOfSide(disputes.respondentId, userId)))
    .orderBy(desc(disputes.createdAt))
    .limit(SHOWN);

interface Case {
  id: string;
  kind: "case" | "report" | "verification";
  /** What the page of the case is named by. */
  subject: string;
  status: string;
  createdAt: number;
}

/** Flags of what they made, reports about them and their requests to be verified. */
const casesOf = ({ orm }: Database, userId: string) =>
  orm.all<Case>(sql`
    select m.id, 'case' as kind, m.content_id as subject, coalesce(m.decision, m.status) as status, m.created_at as createdAt
      from content_submissions c join moderation_cases m on m.content_id = c.id where c.athlete_id = ${userId}
    union all select id, 'report', id, coalesce(decision, status), created_at
      from conversation_reports where reported_id = ${userId}
    union all select id, 'verification', id, status, created_at
      from verification_requests where user_id = ${userId} or brand_id = ${brandOfPerson(userId)}
    order by createdAt desc limit ${SHOWN}`);

/** What they did, and what others did to the account. */
const logsOf = ({ orm }: Database, userId: string, now: number) =>
  orm
    .select({
      id: auditLogs.id,
      action: auditLogs.action,
      by: maker.fullName,
      byThem: sql<boolean>`${auditLogs.userId} = ${userId}`.mapWith(Boolean),
      resourceType: auditLogs.resourceType,
      resourceId: auditLogs.resourceId,
      ipAddress: auditLogs.ipAddress,
      createdAt: auditLogs.createdAt,
    })
    .from(auditLogs)
    .leftJoin(maker, eq(maker.id, auditLogs.userId))
    .where(
      inArray(
        auditLogs.id,
        sql`(select * from (select id from audit_logs where user_id = ${userId} and created_at < ${now} order by created_at desc limit ${SHOWN_LOGS})
          union select * from (select id from audit_logs
            where resource_type = 'account' and resource_id = ${userId} and created_at < ${now} order by created_at desc limit ${SHOWN_LOGS}))`,
      ),
    )
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(SHOWN_LOGS);

/**
 * All about an account on one page. Each look is recorded, also one that is refused.
 * @throws AppError not_found, or forbidden for a moderator who looks at staff
 */
export async function loadStaffPerson(ctx: CommandContext, userId: string) {
  requireAbility(ctx, "look up people");
  const { actor, db, now } = ctx;
  const [[[profile], roles, history, sessions, own, filed, cases, logs, [subscription]]] =
    await Promise.all([
      db.read(
        profileOf(db, userId),
        rolesOf(db, userId),
        suspensionsOf(db, userId, actor.personId),
        sessionsOf(db, userId, now),
        campaignsOf(db, userId),
        disputesOf(db, userId),
        casesOf(db, userId),
        logsOf(db, userId, now),
        subscriptionOf(db, sideOfPerson(sql`${userId}`)),
      ),
      logStaffAccess(ctx, "account", userId),
    ]);
  if (!profile) throw notFound();
  if (profile.type === "staff" && !may(actor, "look up staff")) throw forbidden();
  return {
    ...profile,
    plan: paidPlanOf(subscription, now),
    roles,
    suspensions: history,
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
    })),
    campaigns: own,
    disputes: filed,
    cases,
    logs,
  };
}

export type StaffPerson = Awaited<ReturnType<typeof loadStaffPerson>>;
