import { type SQL, sql } from "drizzle-orm";
import type { Events } from "~/events";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import type { Statement } from "~db/client";

/* The statements by which other features change the row of a brand, for their batches. */

export const createBrandProfile = ({
  userId,
  type,
  brandId,
  companyName,
}: Events["account.created"]): Statement[] =>
  type === "brand"
    ? [
        sql`insert into brand_profiles (id, company_name) values (${brandId}, ${companyName})`,
        sql`insert into brand_members (brand_id, person_id, role) values (${brandId}, ${userId}, 'owner')`,
      ]
    : [];

export const deleteBrandProfile = ({ userId }: Events["account.became_staff"]): Statement =>
  sql`delete from brand_profiles where id = ${brandOfPerson(userId)} and exists (
    select 1 from profiles where id = ${userId} and user_type = 'staff')`;

export const setBrandVerified = (condition: SQL, isVerified: boolean): Statement =>
  sql`update brand_profiles set is_verified = ${isVerified ? 1 : 0} where ${condition}`;

/** @param publicName of the stored picture; null: none */
export const setLogo = (publicName: string | null, condition: SQL): Statement =>
  sql`update brand_profiles set logo = ${publicName} where ${condition}`;
