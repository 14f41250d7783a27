import { CookieJar } from "~/platform/cookies";
import { writeClaims } from "~/platform/session";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import type { SessionLevel } from "~db/constants";
import { userSessions } from "~db/schema";
import { localVariables } from "../../scripts/stack.mjs";
import type { Person } from "./factories";
import { browserPorts } from "./ports";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A session row for this person; staff have given a code. @returns the value of its cookie
 * @param provedAt when the password or the code was given
 */
export async function openSession(
  db: Database,
  person: Person,
  {
    level = person.type === "staff" ? "two_factor" : "password",
    provedAt = Date.now(),
  }: { level?: SessionLevel; provedAt?: number } = {},
): Promise<string> {
  const now = Date.now();
  const claims = {
    sid: newId(),
    uid: person.userId,
    type: person.type,
    brandId: person.brandId,
    brandRole: person.brandRole,
    roles: [...person.roles].sort(),
    name: person.name,
    email: person.email,
    closing: false,
    level,
    provedAt,
    expiresAt: now + DAY_MS,
    remember: false,
  };
  await db.write([
    db.orm.insert(userSessions).values({
      id: claims.sid,
      userId: person.userId,
      userAgent: "test",
      ipAddress: "127.0.0.1",
      level,
      provedAt,
      lastActivity: now,
      expiresAt: claims.expiresAt,
      createdAt: now,
    }),
  ]);
  const jar = new CookieJar(new Request("http://localhost"), false);
  const { SESSION_SECRETS } = localVariables(browserPorts, { appEnv: "test" });
  await writeClaims(jar, [SESSION_SECRETS], claims, now);
  const headers = new Headers();
  jar.writeTo(headers);
  return /session=([^;]*)/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? "";
}
