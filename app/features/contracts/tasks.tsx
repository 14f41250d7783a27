import { TextLink } from "~/components/ui/link";
import { TaskCard } from "~/components/ui/task-card";
import { paths } from "~/paths";
import { Due } from "../deadlines/due";
import { withArticle } from "../documents/contract-kinds";
import type { ContractTasks as Tasks } from "./tasks.server";

/** The contracts that wait for the reader, on their dashboard. */
export function ContractTasks({ tasks: { total, items } }: { tasks: Tasks }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="contracts" className="mb-6">
      <h2 id="contracts" className="mb-3 text-lg">
        Contracts
      </h2>
      <ul className="flex flex-col gap-3">
        {items.map(({ id, title, kind, other, isSigned, deadline }) => (
          <TaskCard
            key={id}
            title={`${other} ${isSigned ? "signed" : "sent you"} ${withArticle(kind)}`}
            detail={title}
            since={deadline && <Due deadline={deadline} />}
            to={paths.contract(id)}
            action="Read and sign"
            about={title}
            variant="primary"
          />
        ))}
      </ul>
      {total > items.length && <TextLink to={paths.contracts}>See all {total} contracts</TextLink>}
    </section>
  );
}
