import { TaskRow } from "~/components/ui/task-row";
import { Time } from "~/components/ui/time";
import { Due, DueOrAge } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import type { EarningsSummary } from "~/features/money/statements/money-summary.server";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import type { AthleteTasks } from "./athlete-tasks.server";

/** The total number of tasks; the list shows only the first of them. What waits for the brand is none. */
export const pendingTaskCount = ({ ahead: _, ...tasks }: AthleteTasks): number =>
  Object.values(tasks).reduce((sum, { total }) => sum + total, 0);

/** The athlete's tasks. Those without a deadline: returned content items, then work to deliver, then content items to post. */
export const athleteRows = ({
  returned,
  sentBack,
  invitations,
  agreed,
  approved,
}: AthleteTasks): Task[] => [
  ...returned.items.map((content) =>
    toRevise(
      content,
      `Revise “${content.title || "Untitled Content"}” for ${content.company || "the brand"}`,
      withNote(content.feedback, content),
    ),
  ),
  ...sentBack.items.map((content) =>
    toRevise(
      content,
      `Revise “${content.title || "Untitled Content"}”`,
      withNote(content.staffNote, { ...content, title: "" }),
    ),
  ),
  ...invitations.items.map((invitation) => ({
    due: invitation.deadline?.lastDay ?? null,
    row: (
      <TaskRow
        key={invitation.id}
        title={`Answer ${invitation.company || "a brand"}: ${formatMoney(invitation.fee)}`}
        detail={termsOf(invitation)}
        when={<DueOrAge deadline={invitation.deadline} at={invitation.createdAt} />}
        to={paths.athlete.campaign(invitation.campaignId)}
        action="Answer"
        about={invitation.title}
      />
    ),
  })),
  ...agreed.items.map((work) => ({
    due: work.deadline?.lastDay ?? null,
    row: (
      <TaskRow
        key={work.id}
        title={`Send ${work.deliverables.length === 1 ? work.deliverables[0]?.text : "your content"} for ${work.title}`}
        detail={workOf(work)}
        when={work.deadline && <Due deadline={work.deadline} />}
        to={withQuery(paths.athlete.newContent, { deal: work.id })}
        action="Add content"
        about={work.title}
      />
    ),
  })),
  ...approved.items.map((content) => ({
    due: null,
    row: (
      <TaskRow
        key={content.id}
        title={`Post “${content.title || "Untitled Content"}”`}
        detail={`${content.company || "The brand"} approved it. Post it, then paste its link.`}
        when={<Time at={content.updatedAt} as="age" />}
        to={paths.athlete.content(content.id)}
        action="Open"
        about={content.title}
      />
    ),
  })),
];

/** Money that cannot be sent yet is a task: the athlete alone can change that. */
export const payoutRows = ({ secured, released, stoppedBy }: EarningsSummary): Task[] =>
  stoppedBy === null
    ? []
    : [
        {
          due: null,
          row: (
            <TaskRow
              key="payouts"
              title={`Set up payouts to get ${formatMoney(secured + released)}`}
              detail={stoppedBy}
              to={paths.athlete.payouts}
              action="Set up"
            />
          ),
        },
      ];

const toRevise = (
  { id, title, updatedAt, deadline }: AthleteTasks["returned"]["items"][number],
  headline: string,
  detail: string,
): Task => ({
  due: deadline?.lastDay ?? null,
  row: (
    <TaskRow
      key={id}
      title={headline}
      detail={detail}
      when={<DueOrAge deadline={deadline} at={updatedAt} />}
      to={paths.athlete.content(id)}
      action="Revise"
      about={title}
    />
  ),
});

const WAITS_FOR = {
  launch: "launch this campaign.",
  funding: "pay your fee in. Wait for that before you start.",
  rest: "pay in the rest of your fee.",
};

/** Accepted work that waits for the brand, as entries of the list of what the brand is to do. */
export const aheadEntries = ({ items }: AthleteTasks["ahead"]) =>
  items.map(({ id, campaignId, company, title, waitsFor }) => ({
    id,
    to: paths.athlete.campaign(campaignId),
    what: title,
    text: `${company || "The brand"} has yet to ${WAITS_FOR[waitsFor ?? "launch"]}`,
  }));

const joined = (parts: (string | null | false)[]) => parts.filter(Boolean).join(" · ");

const withNote = (note: string | null, { title, version }: { title: string; version: number }) =>
  joined([note && `“${note}”`, `${title ? `${title}, ` : ""}version ${version}`]);

function termsOf({ title, deliverables }: AthleteTasks["invitations"]["items"][number]) {
  const work = deliverables.length;
  return joined([title, work > 0 && plural(work, "deliverable")]);
}

const workOf = ({ company, progress }: AthleteTasks["agreed"]["items"][number]) =>
  joined([
    company || "The brand",
    progress.delivered > 0 && progress.text,
    progress.needed > 1 && progress.missing.join(", "),
  ]);
