import { and, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import type { AccountStatus, BrandRole, Role, TokenPurpose, UserType } from "~db/constants";
import { accountTokens, credentials, profiles, userSessions } from "~db/schema";
import { brandOfPerson } from "./brand-members";

/** The person a new session is for. */
export interface Person {
  userId: string;
  type: UserType;
  brandId: string;
  brandRole: BrandRole | null;
  roles: Role[];
  name: string;
  email: string;
  hasFactor: boolean;
}

export interface Account extends Person {
  passwordHash: string | null;
  status: AccountStatus;
}

/** A person's roles in one column; `toRoles` reads it. */
export const rolesColumn = sql<string | null>`(select group_concat(r.role) from user_roles r
  where r.user_id = profiles.id)`;

export const toRoles = (column: string | null) =>
  (column ? column.split(",").sort() : []) as Role[];

/** For which brand a person acts, and as what. */
export const brandColumns = (personId: SQLWrapper) => ({
  brandId: sql<string>`coalesce(${brandOfPerson(personId)}, '')`,
  brandRole: sql<BrandRole | null>`(select role from brand_members where person_id = ${personId})`,
});

/** The condition that this account signs in with a second factor. */
const hasFactor = (userId: SQL) =>
  sql<boolean>`exists (select 1 from totp_factors factor
    where factor.user_id = ${userId} and factor.confirmed_at is not null)`;

const personColumns = {
  userId: profiles.id,
  type: profiles.userType,
  ...brandColumns(profiles.id),
  roles: rolesColumn,
  name: profiles.fullName,
  email: profiles.email,
  hasFactor: hasFactor(sql`${profiles.id}`).mapWith(Boolean),
};

/** A row of the queries below, with its roles as a list. */
export const withRoles = <R extends { roles: string | null }>(row: R) => ({
  ...row,
  roles: toRoles(row.roles),
});

const account = ({ orm }: Database, where: SQL) =>
  orm
    .select({
      ...personColumns,
      status: profiles.status,
      passwordHash: credentials.passwordHash,
    })
    .from(profiles)
    .leftJoin(credentials, eq(credentials.userId, profiles.id))
    .where(where);

export const accountByEmail = (db: Database, email: string) =>
  account(db, eq(profiles.email, email));

export const accountById = (db: Database, userId: string | SQL) =>
  account(db, eq(profiles.id, userId));

/** A mailed link's row with its account, as long as the link can still be used. */
export const usableToken = (
  { orm }: Database,
  tokenId: string,
  purpose: TokenPurpose,
  now: number,
) =>
  orm
    .select({ tokenId: accountTokens.id, ...personColumns })
    .from(accountTokens)
    .innerJoin(profiles, eq(profiles.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.id, tokenId),
        eq(accountTokens.purpose, purpose),
        sql`${accountTokens.usedAt} is null`,
        gt(accountTokens.expiresAt, now),
      ),
    );

/** Sessions that a browser may still be using. */
export const openSessions = ({ orm }: Database, userId: SQL | string, now: number) =>
  orm
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.userId, userId),
        eq(userSessions.revoked, false),
        gt(userSessions.expiresAt, now),
      ),
    );
