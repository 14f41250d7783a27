import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { MediaLinks } from "~/features/content/content/content-view";
import { FLAG_REASON_LABELS } from "~/features/content/content/fields";
import { Thumbnail } from "~/features/media/media/picture";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { plural } from "~/platform/numbers";
import { REPORT_LABELS } from "./fields";
import type { LateReview } from "./late-reviews.server";
import type { OpenAppeal, OpenCase } from "./queries.server";
import type { OpenReport } from "./reports.server";

export const CaseCard = ({ found }: { found: OpenCase }) => (
  <Card className="flex flex-col items-start gap-3">
    <p className="flex flex-wrap gap-2">
      <Badge tone="wrong">{FLAG_REASON_LABELS[found.reason]}</Badge>
      {found.suspensionAsked && <Badge tone="waiting">Suspension asked for</Badge>}
    </p>
    <Head item={found}>
      <h3 className="text-lg">{found.title || "Untitled Content"}</h3>
      <p className="mt-1 text-sm text-soft">
        By {found.athlete} · flagged by {found.company || "a brand"},{" "}
        <Time at={found.createdAt} as="moment" />
      </p>
    </Head>
    {found.feedback && (
      <p className="border-l-4 border-track pl-3 whitespace-pre-line">“{found.feedback}”</p>
    )}
    <MediaLinks urls={found.mediaUrls} />
    <Open id={found.contentId} title={found.title} />
  </Card>
);

export const AppealCard = ({ appeal }: { appeal: OpenAppeal }) => (
  <Card className="flex flex-col items-start gap-3">
    <Head item={appeal}>
      <h3 className="text-lg">{appeal.title || "Untitled Content"}</h3>
      <p className="mt-1 text-sm text-soft">
        By {appeal.athlete} · appealed <Time at={appeal.createdAt} as="moment" />
      </p>
    </Head>
    <p className="border-l-4 border-track pl-3 whitespace-pre-line">“{appeal.note}”</p>
    <Open id={appeal.contentId} title={appeal.title} />
  </Card>
);

export const ReportCard = ({ report }: { report: OpenReport }) => (
  <Card className="flex flex-col items-start gap-3">
    <p className="flex flex-wrap gap-2">
      <Badge tone="wrong">{REPORT_LABELS[report.reason]}</Badge>
      {report.appealedAt && <Badge tone="waiting">Appeal</Badge>}
    </p>
    <h3 className="text-lg">{report.reported}</h3>
    <p className="-mt-2 text-sm text-soft">
      {plural(report.messages, "message")} · reported by {report.reporter},{" "}
      <Time at={report.createdAt} as="moment" />
    </p>
    <ButtonLink to={paths.admin.report(report.id)} size="sm" variant="plain">
      Open<span className="sr-only">: report of {report.reported}</span>
    </ButtonLink>
  </Card>
);

export const LateReviewCard = ({ review }: { review: LateReview }) => (
  <Card className="flex flex-col items-start gap-3">
    <Badge tone="waiting">{plural(review.daysLate, "day")} late</Badge>
    <Head item={review}>
      <h3 className="text-lg">{review.title || "Untitled Content"}</h3>
      <p className="mt-1 text-sm text-soft">
        By {review.athlete} for {review.campaign}
      </p>
      <p className="text-sm">
        {review.company || "The brand"} had until {formatWeekday(review.lastDay)} to decide.
      </p>
    </Head>
    <Open id={review.id} title={review.title} />
  </Card>
);

/** The athlete's name, with a small picture of the content item. */
const Head = ({
  item: { athlete, avatar, thumbnail },
  children,
}: {
  item: Pick<OpenCase, "athlete" | "avatar" | "thumbnail">;
  children: ReactNode;
}) => (
  <div className="flex items-start gap-3 self-stretch">
    <Avatar name={athlete} picture={avatar} size="sm" />
    <div className="min-w-0 flex-1">{children}</div>
    {thumbnail && <Thumbnail path={thumbnail} />}
  </div>
);

const Open = ({ id, title }: { id: string; title: string }) => (
  <ButtonLink to={paths.admin.contentItem(id)} size="sm" variant="plain">
    Open<span className="sr-only">: {title || "Untitled Content"}</span>
  </ButtonLink>
);
