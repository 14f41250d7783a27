import { dayOf, formatInFull } from "~/platform/dates";
import { FieldError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import type { ContractDocument } from "./document";

/**
 * Refuses conditions that the contract rules out: it ends on a day on which it was in force, and the brand pays no more than
 * the fee.
 * @throws FieldError
 */
export function checkEnding({ ending, amends, terms }: ContractDocument, now: number) {
  if (!ending || !amends) return;
  const { endsOn, brandPays } = ending;
  if (endsOn > dayOf(now))
    throw new FieldError({ endsOn: ["Please enter today or an earlier day"] });
  if (endsOn < amends.signedOn)
    throw new FieldError({
      endsOn: [`The contract was signed on ${formatInFull(amends.signedOn, "UTC")}`],
    });
  if (brandPays > terms.fee)
    throw new FieldError({ brandPays: [`At most the fee, ${formatMoney(terms.fee)}`] });
}
