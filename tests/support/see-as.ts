import { startImpersonation } from "~/features/backoffice/staff/impersonation.server";
import { sessionCheck } from "~/features/identity/accounts/session-check.server";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import type { Role } from "~db/constants";
import { userSessions } from "~db/schema";
import { authContext } from "./auth-context";
import { commandContext } from "./command-context";
import { makeStaff, type Person } from "./factories";

export const REASON = "They asked why a page is empty";

/** A member of staff in a session of their own, who can see Laurel as others do. */
export async function makeLooker(db: Database, roles: Role[] = ["admin"]) {
  const person = await makeStaff(db, roles);
  const now = Date.now();
  const claims = {
    sid: newId(),
    uid: person.userId,
    type: person.type,
    brandId: person.brandId,
    brandRole: person.brandRole,
    roles: [...roles],
    name: person.name,
    email: person.email,
    closing: false,
    level: "two_factor" as const,
    provedAt: now,
    expiresAt: now + 1e8,
    remember: false,
  };
  await db.write([
    db.orm.insert(userSessions).values({
      id: claims.sid,
      userId: person.userId,
      userAgent: "test",
      ipAddress: "127.0.0.1",
      level: claims.level,
      provedAt: now,
      lastActivity: now,
      expiresAt: claims.expiresAt,
      createdAt: now,
    }),
  ]);
  const own = commandContext(db, person);
  const ctx = { ...own, actor: { ...own.actor, sessionId: claims.sid } };
  const context = await authContext(db);
  Object.assign(context, { session: { carried: claims } });
  const seen = async (after = 0) =>
    (await sessionCheck(db, Date.now() + after, () => {})(claims))?.sees;
  const sees = async (after = 0) => (await seen(after))?.uid;
  const start = (other: Person) => startImpersonation(context, ctx, other.userId, REASON);
  return { person, ctx, context, seen, sees, start };
}
