import { TaskCard } from "~/components/ui/task-card";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { FundingTasks } from "./funding-tasks.server";

/** The deals that wait to be funded, on the dashboard of the brand. */
export function fundingCards({ total, items }: FundingTasks): Task[] {
  const cards = items.map(({ id, athlete, campaign, owed }) => (
    <TaskCard
      key={`fund-${id}`}
      title={`${athlete} is waiting for you to fund ${formatMoney(owed)}`}
      detail={campaign}
      to={paths.payment(id)}
      action="Fund"
      about={`${athlete}, ${campaign}`}
      variant="primary"
    />
  ));
  const more = total - items.length;
  if (more > 0)
    cards.push(
      <TaskCard
        key="fund"
        title={`${more} more ${more === 1 ? "fee" : "fees"} to fund`}
        detail="Athletes wait for their fee before they start."
        to={paths.brand.campaigns}
        action="See all"
      />,
    );
  return cards.map((card) => ({ due: null, card }));
}
