import { forbidden } from "~/platform/errors";
import type { UserType } from "~db/constants";
import { type Ability, may } from "./abilities";
import { actsAs, type CommandContext } from "./actor";

/**
 * The check of commands of staff that are no transition of a state machine.
 * @throws AppError forbidden
 */
export function requireAbility({ actor }: CommandContext, ability: Ability) {
  if (!may(actor, ability)) throw forbidden();
}

/** `actsAs` for a workflow whose transitions by staff need this ability. */
export const actsWith =
  (ability: Ability) =>
  (ctx: CommandContext, party: UserType): boolean =>
    party === "staff" ? may(ctx.actor, ability) : actsAs(ctx, party);
