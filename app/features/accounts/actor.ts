import type { Emit } from "~/events";
import { paths } from "~/paths";
import { forbidden } from "~/platform/errors";
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
export interface CommandContext {
  actor: Actor;
  db: Database;
  /** The statements that follow from an event, for the batch of the command that causes it. */
  emit: Emit;
  /** Milliseconds. */
  now: number;
  request: { id: string; ip: string; userAgent: string };
}

const isStaff = (actor: Pick<Actor, "roles">) =>
  actor.roles.includes("admin") || actor.roles.includes("moderator");

/** Whether a person acts for this side of the marketplace. A staff account needs a role for it. */
export const actsAs = ({ actor }: CommandContext, party: UserType): boolean =>
  actor.type === party && (party !== "staff" || isStaff(actor));

/**
 * The check of commands that are no transition of a state machine.
 * @throws AppError forbidden
 */
export function requireParty(ctx: CommandContext, party: UserType) {
  if (!actsAs(ctx, party)) throw forbidden();
}

/** Where a person's work begins. */
export const homeOf = ({ type }: Pick<Actor, "type">) =>
  type === "athlete"
    ? paths.athlete.dashboard
    : type === "staff"
      ? paths.admin.dashboard
      : paths.brand.dashboard;
