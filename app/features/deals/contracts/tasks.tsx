import { TaskCard } from "~/components/ui/task-card";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { withArticle } from "~/features/reference/documents/contract-kinds";
import { paths } from "~/paths";
import type { ContractTasks } from "./tasks.server";

/** The contracts that wait for the reader, on their dashboard. */
export function contractCards({ total, items }: ContractTasks): Task[] {
  const cards: Task[] = items.map(({ id, title, kind, other, isSigned, deadline }) => ({
    due: deadline?.lastDay ?? null,
    card: (
      <TaskCard
        key={id}
        title={`${other} ${isSigned ? "signed" : "sent you"} ${withArticle(kind)}`}
        detail={title}
        since={deadline && <Due deadline={deadline} />}
        urgent={deadline?.overdue ?? false}
        to={paths.contract(id)}
        action="Read and sign"
        about={title}
        variant="primary"
      />
    ),
  }));
  if (total > items.length)
    cards.push({
      due: null,
      card: (
        <TaskCard
          key="contracts"
          title={`${total - items.length} more to sign`}
          detail="Contracts that wait for your signature or your changes."
          to={paths.contracts}
          action="See all"
        />
      ),
    });
  return cards;
}
