import { type Tab, Tabs } from "~/components/ui/tabs";
import { paths } from "~/paths";

const PLAN: Tab = { value: "plan", label: "Plan", to: paths.billing };
const INVOICES: Tab = { value: "invoices", label: "Invoices", to: paths.invoices };
const SPENDING: Tab = { value: "statement", label: "Spending", to: paths.statement };
const EARNINGS: Tab = { value: "statement", label: "Earnings", to: paths.statement };
const PAYOUTS: Tab = { value: "payouts", label: "Payouts", to: paths.athlete.payouts };

/** The pages of a person's money: a brand's in one row, an athlete's plan apart from the fees. */
export function MoneyTabs({
  side,
  current,
}: {
  side: "athlete" | "brand";
  current: "plan" | "invoices" | "statement" | "payouts";
}) {
  const isPlan = current === "plan" || current === "invoices";
  const ofAthlete = isPlan ? [PLAN, INVOICES] : [EARNINGS, PAYOUTS];
  const tabs = side === "brand" ? [PLAN, SPENDING, INVOICES] : ofAthlete;
  return <Tabs label="Money" tabs={tabs} current={current} />;
}
