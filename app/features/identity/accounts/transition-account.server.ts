import { and, eq, ne, or, sql } from "drizzle-orm";
import { workflow } from "~/platform/command";
import { AppError } from "~/platform/errors";
import { brandProfiles, profiles } from "~db/schema";
import type { CommandContext } from "./actor";
import { brandOfPerson } from "./brand-members";
import { openSessions } from "./queries.server";
import { actsWith, hasOtherAdmin } from "./staff-access.server";
import { accountMachine } from "./status";

const OWN_ACCOUNT = "You can't suspend or restore your own account.";

const isNoLastAdmin = (userId: string) =>
  or(
    sql`not exists (select 1 from user_roles where user_id = ${userId} and role = 'admin')`,
    hasOtherAdmin(userId),
  );

/** Suspends or restores an account. */
export const transitionAccount = workflow({
  machine: accountMachine,
  table: profiles,
  resource: "account",
  actsAs: actsWith("suspend people"),
  async read(ctx: CommandContext, userId) {
    const { actor, db, now } = ctx;
    if (userId === actor.personId) throw new AppError("forbidden", OWN_ACCOUNT);
    const [[found], open] = await db.read(
      db.orm
        .select({
          id: profiles.id,
          status: profiles.status,
          type: profiles.userType,
          name: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), ${profiles.fullName})`,
        })
        .from(profiles)
        .leftJoin(brandProfiles, eq(brandProfiles.id, brandOfPerson(profiles.id)))
        .where(eq(profiles.id, userId)),
      openSessions(db, userId, now),
    );
    return found && { ...found, open };
  },
  unchanged: ({ actor }: CommandContext, { id, status }) =>
    and(ne(profiles.id, actor.personId), status === "active" ? isNoLastAdmin(id) : undefined),
});
