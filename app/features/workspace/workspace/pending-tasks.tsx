import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { TaskRow } from "~/components/ui/task-row";
import { Time } from "~/components/ui/time";
import { DueOrAge } from "~/features/campaigns/deadlines/deadline-line";
import type { Task } from "~/features/campaigns/deadlines/task-list";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import type { BrandDashboard } from "./dashboard.server";

/** The brand's tasks in campaigns. */
export function brandRows({
  reviews,
  reviewCount,
  reviewedCampaignId,
  offers,
  toLaunch,
  toComplete,
  toFill,
}: BrandDashboard): Task[] {
  const undated = (row: ReactNode): Task => ({ due: null, row });
  return [
    ...reviews.map((content) => ({
      due: content.deadline?.lastDay ?? null,
      row: (
        <TaskRow
          key={content.id}
          title={`Review “${content.title || "Untitled Content"}” by ${content.athleteName}`}
          picture={<Face of={content} />}
          detail={`${content.campaignTitle} · version ${content.version}`}
          when={<DueOrAge deadline={content.deadline} at={content.submittedAt ?? 0} />}
          to={paths.brand.content(content.id)}
          action="Review"
        />
      ),
    })),
    ...offers.items.map((offer) => ({
      due: offer.deadline?.lastDay ?? null,
      row: (
        <TaskRow
          key={offer.id}
          title={`Answer ${offer.athleteName}: ${formatMoney(offer.fee)}`}
          picture={<Face of={offer} />}
          detail={`${offer.campaignTitle} · they suggest other terms`}
          when={<DueOrAge deadline={offer.deadline} at={offer.offeredAt} />}
          to={paths.offers(offer.id)}
          action="Answer"
        />
      ),
    })),
    ...toComplete.map(({ id, title, endDate }) => ({
      due: endDate,
      row: (
        <TaskRow
          key={id}
          title={`Complete “${title}”`}
          detail="Its end date has passed. Complete it, or move the date."
          when={
            endDate && (
              <span className="font-strong text-alert">
                Ended <Time at={endDate} as="age" />
              </span>
            )
          }
          to={paths.brand.campaign(id)}
          action="Open"
          about={title}
        />
      ),
    })),
    ...(reviewCount > reviews.length
      ? [
          undated(
            <TaskRow
              key="reviews"
              title={`Review ${reviewCount - reviews.length} more`}
              detail="Athletes need your approval before they can post."
              to={
                // The campaign's Content tab can approve several at once.
                reviewedCampaignId
                  ? withQuery(paths.brand.campaign(reviewedCampaignId), { tab: "content" })
                  : paths.brand.reviewQueue
              }
              action="See all"
            />,
          ),
        ]
      : []),
    ...(offers.total > offers.items.length
      ? [
          undated(
            <TaskRow
              key="offers"
              title={`Answer ${plural(offers.total - offers.items.length, "more offer")}`}
              detail="These athletes suggest other terms too."
              to={paths.brand.campaigns}
              action="See all"
            />,
          ),
        ]
      : []),
    ...toLaunch.map((answer) =>
      undated(
        <TaskRow
          key={answer.id}
          title={`Launch “${answer.campaignTitle}”`}
          picture={<Face of={answer} />}
          detail={`${answer.athleteName} has accepted. Launch it so work can begin.`}
          to={paths.brand.campaign(answer.campaignId)}
          action="Open and launch"
        />,
      ),
    ),
    ...toFill.items.map(({ id, title }) =>
      undated(
        <TaskRow
          key={id}
          title={`Invite athletes to “${title}”`}
          detail="It's live and has no athletes yet."
          to={withQuery(paths.brand.matches, { campaign: id })}
          action="Find athletes"
          about={title}
        />,
      ),
    ),
    ...(toFill.total > toFill.items.length
      ? [
          undated(
            <TaskRow
              key="campaigns"
              title={moreCampaigns(toFill.total - toFill.items.length)}
              detail="They're live and have no athletes yet."
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
          <TaskRow
            key={answer.id}
            title={`${answer.athleteName} accepted your invitation`}
            picture={<Face of={answer} />}
            detail={`${answer.campaignTitle} · content to follow`}
            to={withQuery(paths.brand.campaign(answer.campaignId), { tab: "athletes" })}
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
