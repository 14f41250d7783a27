import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatDay } from "~/platform/dates";
import type { BrandDashboard } from "./dashboard.server";

/** What waits for the brand, the longest wait first. */
export function Waiting({ reviews, reviewCount, answers }: BrandDashboard) {
  if (reviews.length + answers.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="mb-3 text-lg">
        Waiting for you
      </h2>
      <ul className="flex flex-col gap-3">
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
        {answers.map((answer) => (
          <Turn
            key={answer.id}
            title={`${answer.athleteName} accepted your invitation`}
            detail={
              answer.campaignStatus === "draft"
                ? `${answer.campaignTitle} · still a draft: launch it, so that work can begin`
                : `${answer.campaignTitle} · their content comes next`
            }
            to={`/brand/campaigns/${answer.campaignId}?tab=invitations`}
            action={answer.campaignStatus === "draft" ? "Open and launch" : "Open"}
          />
        ))}
      </ul>
    </section>
  );
}

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
