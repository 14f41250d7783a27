import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { TaskCard } from "~/components/ui/task-card";
import { Time } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import { DueOrAge } from "../deadlines/due";
import type { BrandDashboard } from "./dashboard.server";

/** The brand's tasks, sorted by deadline, followed by news. */
export function PendingTasks({
  reviews,
  reviewCount,
  toLaunch,
  toComplete,
  toFill,
  news,
}: BrandDashboard) {
  return (
    <>
      {reviews.length + toLaunch.length + toComplete.length + toFill.total > 0 && (
        <TaskList id="waiting" title="Waiting for you">
          {reviews.map((content) => (
            <TaskCard
              key={content.id}
              title={`${content.athleteName} submitted “${content.title || "Untitled Content"}”`}
              picture={<Face of={content} />}
              detail={`${content.campaignTitle} · version ${content.version}`}
              since={<DueOrAge deadline={content.deadline} at={content.submittedAt ?? 0} />}
              to={paths.brand.content(content.id)}
              action="Review"
              variant="brand"
              urgent={content.deadline?.overdue ?? false}
            />
          ))}
          {reviewCount > reviews.length && (
            <TaskCard
              title={`${reviewCount - reviews.length} more to review`}
              detail="Athletes need your approval before they can post."
              to={paths.brand.reviewQueue}
              action="See all"
            />
          )}
          {toLaunch.map((answer) => (
            <TaskCard
              key={answer.id}
              title={`${answer.athleteName} accepted your invitation`}
              picture={<Face of={answer} />}
              detail={`${answer.campaignTitle} · still a draft. Launch it so work can begin.`}
              to={paths.brand.campaign(answer.campaignId)}
              action="Open and launch"
            />
          ))}
          {toComplete.map(({ id, title, endDate }) => (
            <TaskCard
              key={id}
              title={`“${title}” has ended`}
              detail="Complete it when everything is delivered, or move the end date."
              since={endDate ? <Time at={endDate} as="age" /> : undefined}
              to={paths.brand.campaign(id)}
              action="Open"
              about={title}
            />
          ))}
          {toFill.items.map(({ id, title }) => (
            <TaskCard
              key={id}
              title={`“${title}” has no athletes yet`}
              detail="It's live, but you haven't invited anyone."
              to={withQuery(paths.brand.matches, { campaign: id })}
              action="Find athletes"
              about={title}
            />
          ))}
          {toFill.total > toFill.items.length && (
            <TaskCard
              title={`${toFill.total - toFill.items.length} more campaigns without athletes`}
              detail="They're live, but you haven't invited anyone."
              to={paths.brand.campaigns}
              action="See all"
            />
          )}
        </TaskList>
      )}
      {news.length > 0 && (
        <TaskList id="news" title="New this week">
          {news.map((answer) => (
            <TaskCard
              key={answer.id}
              title={`${answer.athleteName} accepted your invitation`}
              picture={<Face of={answer} />}
              detail={`${answer.campaignTitle} · content to follow`}
              to={withQuery(paths.brand.campaign(answer.campaignId), { tab: "invitations" })}
              action="Open"
            />
          ))}
        </TaskList>
      )}
    </>
  );
}

const TaskList = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mb-6">
    <h2 id={id} className="mb-3 text-lg">
      {title}
    </h2>
    <ul className="flex flex-col gap-3">{children}</ul>
  </section>
);

const Face = ({
  of: { athleteName, athleteAvatar },
}: {
  of: Pick<BrandDashboard["reviews"][number], "athleteName" | "athleteAvatar">;
}) => <Avatar name={athleteName} picture={athleteAvatar} size="sm" />;
