import { TaskCard } from "~/components/ui/task-card";
import { paths } from "~/paths";
import { formatDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { AthleteDashboard } from "./dashboard.server";

type PendingTasks = AthleteDashboard["waiting"];

/** The total number of tasks; the list shows only the first of them. */
export const pendingTaskCount = ({ returned, invitations, approved }: PendingTasks): number =>
  returned.total + invitations.total + approved.total;

/** The athlete's tasks in order of urgency: requested changes, invitations, approved content to post. */
export function PendingTasks({
  waiting: { returned, invitations, approved },
}: {
  waiting: PendingTasks;
}) {
  const rest =
    returned.total +
    approved.total -
    returned.items.length -
    approved.items.length +
    (invitations.total - invitations.items.length);
  if (returned.total + invitations.total + approved.total === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="sr-only">
        Needs your attention
      </h2>
      <ul className="flex flex-col gap-3">
        {returned.items.map((content) => (
          <TaskCard
            key={content.id}
            title={`${content.company || "The brand"} requested changes`}
            detail={`${content.feedback ? `“${content.feedback}” · ` : ""}${content.title || "Untitled Content"}, version ${content.version}`}
            since={`since ${formatDay(content.updatedAt)}`}
            urgent
            to={paths.athlete.content(content.id)}
            action="Revise"
            about={content.title}
            variant="brand"
          />
        ))}
        {invitations.items.map((invitation) => (
          <TaskCard
            key={invitation.id}
            title={`Invitation from ${invitation.company || "a brand"}`}
            detail={termsOf(invitation)}
            since={`since ${formatDay(invitation.createdAt)}`}
            to={paths.athlete.campaign(invitation.campaignId)}
            action="Answer"
            about={invitation.title}
            variant="primary"
          />
        ))}
        {approved.items.map((content) => (
          <TaskCard
            key={content.id}
            title={`${content.title || "Untitled Content"} is approved`}
            detail={`Post it, then mark it as posted for ${content.company || "the brand"}.`}
            since={`since ${formatDay(content.updatedAt)}`}
            to={paths.athlete.content(content.id)}
            action="Open"
            about={content.title}
          />
        ))}
      </ul>
      {rest > 0 && <p className="mt-2 text-sm text-soft">And {rest} more.</p>}
    </section>
  );
}

function termsOf({ title, fee, deliverables }: PendingTasks["invitations"]["items"][number]) {
  const work = deliverables.length;
  return [
    title,
    fee === null ? null : formatMoney(fee),
    work === 0 ? null : `${work} ${work === 1 ? "deliverable" : "deliverables"}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
