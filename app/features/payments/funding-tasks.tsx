import { TextLink } from "~/components/ui/link";
import { TaskCard } from "~/components/ui/task-card";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { FundingTasks as Tasks } from "./funding-tasks.server";

/** The deals that wait to be funded, on the dashboard of the brand. */
export function FundingTasks({ tasks: { total, items } }: { tasks: Tasks }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="funding" className="mb-6">
      <h2 id="funding" className="mb-3 text-lg">
        Fees to fund
      </h2>
      <ul className="flex flex-col gap-3">
        {items.map(({ id, athlete, campaign, owed }) => (
          <TaskCard
            key={id}
            title={`${athlete} is waiting for you to fund ${formatMoney(owed)}`}
            detail={campaign}
            to={paths.payment(id)}
            action="Fund"
            about={`${athlete}, ${campaign}`}
            variant="primary"
          />
        ))}
      </ul>
      {total > items.length && (
        <TextLink to={paths.brand.campaigns}>See all campaigns, {total} fees to fund</TextLink>
      )}
    </section>
  );
}
