import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Events } from "~/events";
import { STAFF_ROLES } from "~/features/identity/accounts/abilities";
import { convertToStaff } from "~/features/identity/accounts/account-rows.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import { roleAddedMail, roleRemovedMail } from "~/features/identity/accounts/mails";
import { openSessions, rolesColumn, toRoles } from "~/features/identity/accounts/queries.server";
import { endSessions } from "~/features/identity/accounts/sessions.server";
import { hasOtherAdmin, requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { profiles, userRoles } from "~db/schema";
import type { AddRole, RemoveRole } from "./schema";

const MAX_STAFF = 200;

const maker = alias(profiles, "maker");

/** All roles of staff, the oldest first, with who gave them. */
export async function staffRoles({ orm, read }: Database) {
  const [rows] = await read(
    orm
      .select({
        id: userRoles.id,
        userId: userRoles.userId,
        role: userRoles.role,
        name: profiles.fullName,
        email: profiles.email,
        status: profiles.status,
        addedBy: maker.fullName,
        createdAt: userRoles.createdAt,
      })
      .from(userRoles)
      .innerJoin(profiles, eq(profiles.id, userRoles.userId))
      .leftJoin(maker, eq(maker.id, userRoles.createdBy))
      .where(inArray(userRoles.role, [...STAFF_ROLES]))
      .orderBy(asc(userRoles.createdAt), asc(userRoles.id))
      .limit(MAX_STAFF),
  );
  return rows;
}

export type StaffMember = Awaited<ReturnType<typeof staffRoles>>[number];

/** The actor's role may have been taken away since the session was checked. */
const isStillAdmin = ({ actor }: CommandContext) =>
  sql`exists (select 1 from user_roles where user_id = ${actor.personId} and role = 'admin')`;

/** The condition that an account has work with others, or has asked for it: it cannot become staff. */
const isParticipant = (userId: SQL) => sql`(
  exists (select 1 from campaigns where brand_id = ${brandOfPerson(userId)})
  or exists (select 1 from campaign_invitations where athlete_id = ${userId})
  or exists (select 1 from campaign_interests where athlete_id = ${userId})
  or exists (select 1 from conversation_participants where user_id = ${userId})
  or exists (select 1 from verification_requests
    where user_id = ${userId} or brand_id = ${brandOfPerson(userId)}))`;

const readByEmail = ({ orm }: Database, email: string) =>
  orm
    .select({
      id: profiles.id,
      type: profiles.userType,
      status: profiles.status,
      confirmedAt: profiles.emailConfirmedAt,
      roles: rolesColumn,
      takesPart: isParticipant(sql`profiles.id`).mapWith(Boolean),
    })
    .from(profiles)
    .where(eq(profiles.email, email));

/**
 * Gives an account a role of staff. An athlete's or a brand's account that has taken part in nothing becomes a staff
 * account. Its sessions end.
 * @throws FieldError with what stands in the way
 */
export async function addRole(ctx: CommandContext, { email, role }: AddRole) {
  requireAbility(ctx, "manage roles");
  const { actor, db, now } = ctx;
  const theirs = sql`(select id from profiles where email = ${email})`;
  const [[found], open] = await db.read(readByEmail(db, email), openSessions(db, theirs, now));
  if (!found) throw new FieldError({ email: ["User not found with that email"] });
  const obstacle = findRemovalObstacle(found);
  if (obstacle) throw new FieldError({ email: [obstacle] });
  if (toRoles(found.roles).includes(role))
    throw new FieldError({ role: ["They already have this role"] });
  const { id: userId } = found;
  const [end, ...closed] = endSessions(db, userId, open, now, "Role changed");
  await commit(ctx, {
    before: [
      convertToStaff(userId, sql`not ${isParticipant(sql`${userId}`)}`),
      ...ctx.emit("account.became_staff", { userId }, now),
    ],
    change: sql`insert into user_roles (id, user_id, role, created_by, created_at)
      select ${newId()}, id, ${role}, ${actor.personId}, ${now} from profiles
      where id = ${userId} and email = ${email} and email_confirmed_at is not null
        and user_type = 'staff' and status = 'active' and ${isStillAdmin(ctx)}
      on conflict do nothing`,
    effects: [end, ...closed, queueMailTo(userId, roleAddedMail(role), now)],
    audit: {
      action: "role_added",
      resourceType: "account",
      resourceId: userId,
      detail: { role, before: toRoles(found.roles), type: found.type },
    },
  }).catch((error) => {
    throw wrapError("update user role", error);
  });
}

function findRemovalObstacle(found: {
  type: string;
  status: string;
  confirmedAt: number | null;
  takesPart: boolean;
}): string | null {
  if (found.status === "suspended") return "This account is suspended";
  if (found.confirmedAt === null) return "This account hasn't confirmed its email address yet";
  if (found.type !== "staff" && found.takesPart)
    return "This account takes part in campaigns. Staff need an account of their own";
  return null;
}

const LAST_ADMIN = "This is the only admin. Make someone else an admin first.";

/**
 * Takes a role away. The account stays a staff account, and its sessions end.
 * @throws AppError conflict for the last admin, also when two remove each other at once
 */
export async function removeRole(ctx: CommandContext, { userId, role }: RemoveRole) {
  requireAbility(ctx, "manage roles");
  const { db, now } = ctx;
  const [[other], [held], open] = await db.read(
    db.orm.all<{ is: number }>(sql`select ${hasOtherAdmin(userId)} as "is"`),
    db.orm.select({ roles: rolesColumn }).from(profiles).where(eq(profiles.id, userId)),
    openSessions(db, userId, now),
  );
  const before = toRoles(held?.roles ?? null);
  if (!before.includes(role)) throw conflict("They don't have this role any more.");
  if (role === "admin" && !other?.is) throw conflict(LAST_ADMIN);
  const [end, ...closed] = endSessions(db, userId, open, now, "Role changed");
  await commit(ctx, {
    change: db.orm
      .delete(userRoles)
      .where(
        and(
          eq(userRoles.userId, userId),
          eq(userRoles.role, role),
          role === "admin" ? hasOtherAdmin(userId) : undefined,
          isStillAdmin(ctx),
        ),
      ),
    effects: [end, ...closed, queueMailTo(userId, roleRemovedMail(role), now)],
    audit: {
      action: "role_removed",
      resourceType: "account",
      resourceId: userId,
      detail: { role, before },
    },
  }).catch((error) => {
    throw wrapError("update user role", error);
  });
}

/** The role of the first admin, whom no one appoints. */
export const addFirstAdmin = ({ userId }: Events["admin.set_up"], now: number): Statement =>
  sql`insert into user_roles (id, user_id, role, created_at) values (${newId()}, ${userId}, 'admin', ${now})`;
