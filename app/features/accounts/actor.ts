import type { Database } from "~db/client";
import type { Role, UserType } from "~db/constants";

/** Who is asking. */
export interface Actor {
  userId: string;
  sessionId: string;
  type: UserType;
  roles: readonly Role[];
  name: string;
  email: string;
}

/** What a command or a query of a signed-in person gets. */
export interface Acting {
  actor: Actor;
  db: Database;
  /** Milliseconds. */
  now: number;
  request: { id: string; ip: string; userAgent: string };
}

export const isStaff = (actor: Pick<Actor, "roles">) =>
  actor.roles.includes("admin") || actor.roles.includes("moderator");

/** Where a person's work begins. */
export const homeOf = ({ type }: Pick<Actor, "type">) =>
  type === "athlete" ? "/athlete/dashboard" : type === "staff" ? "/admin" : "/brand/dashboard";
