import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { TaskCard } from "~/components/ui/task-card";
import { Time } from "~/components/ui/time";
import { DueOrAge } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths, withQuery } from "~/paths";
import type { BrandDashboard } from "./dashboard.server";

/** The brand's tasks in campaigns. */
export function brandCards({
  reviews,
  reviewCount,
  toLaunch,
  toComplete,
  toFill,
}: BrandDashboard): Task[] {
  const undated = (card: ReactNode): Task => ({ due: null, card });
  return [
    ...reviews.map((content) => ({
      due: content.deadline?.lastDay ?? null,
      card: (
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
      ),
    })),
    ...toComplete.map(({ id, title, endDate }) => ({
      due: endDate,
      card: (
        <TaskCard
          key={id}
          title={`“${title}” has ended`}
          detail="Complete it when everything is delivered, or move the end date."
          since={
            endDate && (
              <>
                Overdue: ended <Time at={endDate} as="age" />
              </>
            )
          }
          urgent
          to={paths.brand.campaign(id)}
          action="Open"
          about={title}
        />
      ),
    })),
    ...(reviewCount > reviews.length
      ? [
          undated(
            <TaskCard
              key="reviews"
              title={`${reviewCount - reviews.length} more to review`}
              detail="Athletes need your approval before they can post."
              to={paths.brand.reviewQueue}
              action="See all"
            />,
          ),
        ]
      : []),
    ...toLaunch.map((answer) =>
      undated(
        <TaskCard
          key={answer.id}
          title={`${answer.athleteName} accepted your invitation`}
          picture={<Face of={answer} />}
          detail={`${answer.campaignTitle} · still a draft. Launch it so work can begin.`}
          to={paths.brand.campaign(answer.campaignId)}
          action="Open and launch"
        />,
      ),
    ),
    ...toFill.items.map(({ id, title }) =>
      undated(
        <TaskCard
          key={id}
          title={`“${title}” has no athletes yet`}
          detail="It's live, but you haven't invited anyone."
          to={withQuery(paths.brand.matches, { campaign: id })}
          action="Find athletes"
          about={title}
        />,
      ),
    ),
    ...(toFill.total > toFill.items.length
      ? [
          undated(
            <TaskCard
              key="campaigns"
              title={moreCampaigns(toFill.total - toFill.items.length)}
              detail="They're live, but you haven't invited anyone."
              to={paths.brand.campaigns}
              action="See all"
            />,
          ),
        ]
      : []),
  ];
}

const moreCampaigns = (n: number) =>
  `${n} more ${n === 1 ? "campaign" : "campaigns"} without athletes`;

export const News = ({ news }: Pick<BrandDashboard, "news">) =>
  news.length > 0 && (
    <section aria-labelledby="news" className="mb-6">
      <h2 id="news" className="mb-3 text-lg">
        New this week
      </h2>
      <ul className="flex flex-col gap-3">
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
      </ul>
    </section>
  );

const Face = ({
  of: { athleteName, athleteAvatar },
}: {
  of: Pick<BrandDashboard["reviews"][number], "athleteName" | "athleteAvatar">;
}) => <Avatar name={athleteName} picture={athleteAvatar} size="sm" />;
