import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
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

function Turn({
  title,
  detail,
  since,
  to,
  action,
  urgent,
}: {
  title: string;
  detail: string;
  since?: string | undefined;
  to: string;
  action: string;
  urgent?: boolean;
}) {
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-2.5 !py-4">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-sans text-base font-[650] tracking-normal">{title}</h3>
          <p className="text-soft">{detail}</p>
        </div>
        {since && <p className="text-sm font-[650] text-track">{since}</p>}
        <ButtonLink size="sm" look={urgent ? "brand" : "plain"} to={to}>
          {action}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </Card>
    </li>
  );
}
