import type { Emit } from "~/events";
import { paths } from "~/paths";
import { forbidden } from "~/platform/errors";
import type { Database } from "~db/client";
import type { BrandRole, Role, UserType } from "~db/constants";

/** Who is asking. */
export interface Actor {
  personId: string;
  sessionId: string;
  type: UserType;
  /** The brand they act for; empty for athletes and staff, and no row has it. */
  brandId: string;
  brandRole: BrandRole | null;
  roles: readonly Role[];
  name: string;
  email: string;
}

/** Of those who act for themselves: athletes and staff. */
export const NO_BRAND = { brandId: "", brandRole: null } as const;

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

/** The id under which they stand on a side of deals: their brand's, or an athlete's own. */
export const sideIdOf = ({ brandId, personId }: Pick<Actor, "brandId" | "personId">) =>
  brandId || personId;

/** Where a person's work begins. */
export const homeOf = ({ type }: Pick<Actor, "type">) =>
  type === "athlete"
    ? paths.athlete.dashboard
    : type === "staff"
      ? paths.admin.dashboard
      : paths.brand.dashboard;
