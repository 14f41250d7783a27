import { PACKAGE_IDS, PACKAGES } from "~/features/billing/billing/plans";
import { toPence } from "~/platform/money";
import { OWN_BUDGET } from "./fields";

export const BUDGET_CHOICES = [...PACKAGE_IDS, OWN_BUDGET] as const;

/** What the form says of the budget: a package, or an amount in pounds. */
interface Chosen {
  package?: (typeof BUDGET_CHOICES)[number] | undefined;
  budget?: number | undefined;
}

const chosenPackage = ({ package: id }: Chosen) => PACKAGES.find((one) => one.id === id);

/** The budget in pence; null when it is left open. Pure. */
export function budgetFromChoice(chosen: Chosen): number | null {
  const { budget } = chosen;
  return chosenPackage(chosen)?.pricePence ?? (budget === undefined ? null : toPence(budget));
}

/** Whether package and amount say the same, or only one of them says anything. Pure. */
export function matchesBudgetChoice(chosen: Chosen): boolean {
  const found = chosenPackage(chosen);
  return !found || chosen.budget === undefined || toPence(chosen.budget) === found.pricePence;
}
