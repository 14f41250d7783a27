import { TaskCard } from "~/components/ui/task-card";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { FundingTasks } from "./funding-tasks.server";

/** The deals that wait to be paid, on the dashboard of the brand. */
export function fundingCards({ total, items }: FundingTasks): Task[] {
  const cards = items.map(({ id, athlete, campaign, owed }) => (
    <TaskCard
      key={`fund-${id}`}
      title={`Pay ${formatMoney(owed)} for ${athlete}`}
      detail={campaign}
      to={paths.payment(id)}
      action="Pay"
      about={`${athlete}, ${campaign}`}
      variant="primary"
    />
  ));
  const more = total - items.length;
  if (more > 0)
    cards.push(
      <TaskCard
        key="fund"
        title={`${more} more ${more === 1 ? "payment" : "payments"}`}
        detail="Athletes start once you've paid."
        to={paths.brand.campaigns}
        action="See all"
      />,
    );
  return cards.map((card) => ({ due: null, card }));
}
