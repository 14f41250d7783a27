import type { ReactNode } from "react";
import { Turn } from "~/components/ui/turn";
import { formatDay } from "~/platform/dates";
import type { BrandDashboard } from "./dashboard.server";

/** What waits for the brand, the longest wait first; then what is new. */
export function Waiting({ reviews, reviewCount, toLaunch, news }: BrandDashboard) {
  return (
    <>
      {reviews.length + toLaunch.length > 0 && (
        <Turns id="waiting" title="Waiting for you">
          {reviews.map((piece) => (
            <Turn
              key={piece.id}
              title={`${piece.athleteName} submitted “${piece.title || "Untitled Content"}”`}
              detail={`${piece.campaignTitle} · version ${piece.version}`}
              since={piece.submittedAt ? `since ${formatDay(piece.submittedAt)}` : undefined}
              to={`/brand/content/${piece.id}`}
              action="Review"
              look="brand"
              urgent
            />
          ))}
          {reviewCount > reviews.length && (
            <Turn
              title={`${reviewCount - reviews.length} more to review`}
              detail="Athletes wait for your answer before they post."
              to="/brand/content"
              action="See all"
            />
          )}
          {toLaunch.map((answer) => (
            <Turn
              key={answer.id}
              title={`${answer.athleteName} accepted your invitation`}
              detail={`${answer.campaignTitle} · still a draft: launch it, so that work can begin`}
              to={`/brand/campaigns/${answer.campaignId}`}
              action="Open and launch"
            />
          ))}
        </Turns>
      )}
      {news.length > 0 && (
        <Turns id="news" title="New this week">
          {news.map((answer) => (
            <Turn
              key={answer.id}
              title={`${answer.athleteName} accepted your invitation`}
              detail={`${answer.campaignTitle} · their content comes next`}
              to={`/brand/campaigns/${answer.campaignId}?tab=invitations`}
              action="Open"
            />
          ))}
        </Turns>
      )}
    </>
  );
}

const Turns = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mb-6">
    <h2 id={id} className="mb-3 text-lg">
      {title}
    </h2>
    <ul className="flex flex-col gap-3">{children}</ul>
  </section>
);
