import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { REPORT_LABELS } from "~/features/backoffice/moderation/fields";
import {
  type LateReview,
  listLateReviews,
} from "~/features/backoffice/moderation/late-reviews.server";
import {
  listOpenAppeals,
  listOpenCases,
  type OpenAppeal,
  type OpenCase,
} from "~/features/backoffice/moderation/queries.server";
import { listOpenReports, type OpenReport } from "~/features/backoffice/moderation/reports.server";
import { MediaLinks } from "~/features/content/content/content-view";
import { FLAG_REASON_LABELS } from "~/features/content/content/fields";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { Thumbnail } from "~/features/media/media/picture";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Content & Moderation") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "moderate content");
  const { db, now } = ctx;
  const [cases, appeals, reports, late] = await Promise.all([
    listOpenCases(db),
    listOpenAppeals(db),
    listOpenReports(db),
    listLateReviews(db, now),
    logStaffAccess(ctx, "moderation_queue", "all"),
  ]);
  return { cases, appeals, reports, late };
}

export default function ModerationDesk() {
  const { cases, appeals, reports, late } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Content & Moderation"
        index="What brands flagged or review late, and conversations that people reported. Oldest first."
      />
      {appeals.length > 0 && (
        <>
          <h2 id="appeals" className="mb-3 text-lg">
            Appeals ({appeals.length})
          </h2>
          <ul className="mb-8 flex flex-col gap-4">
            {appeals.map((appeal) => (
              <li key={appeal.id}>
                <AppealCard appeal={appeal} />
              </li>
            ))}
          </ul>
        </>
      )}
      {reports.length > 0 && (
        <>
          <h2 id="reports" className="mb-3 text-lg">
            Reported conversations ({reports.length})
          </h2>
          <ul className="mb-8 flex flex-col gap-4">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 id="flagged" className="mb-3 text-lg">
        Flagged ({cases.length})
      </h2>
      {cases.length > 0 ? (
        <ul className="flex flex-col gap-4">
          {cases.map((found) => (
            <li key={found.id}>
              <CaseCard found={found} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList
          title="No open cases"
          example={[
            "Morning run, first cut",
            "By Rosie Calder · flagged by Northlight",
            FLAG_REASON_LABELS.quality_issues,
          ]}
        >
          Content appears here when a brand flags it.
        </EmptyList>
      )}
      {late.length > 0 && (
        <>
          <h2 id="late-reviews" className="mt-8 mb-3 text-lg">
            Late reviews ({late.length})
          </h2>
          <ul className="flex flex-col gap-4">
            {late.map((review) => (
              <li key={review.id}>
                <LateReviewCard review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const CaseCard = ({ found }: { found: OpenCase }) => (
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
      <p className="border-l-3 border-leaf pl-3 whitespace-pre-line">“{found.feedback}”</p>
    )}
    <MediaLinks urls={found.mediaUrls} />
    <Open id={found.contentId} title={found.title} />
  </Card>
);

const AppealCard = ({ appeal }: { appeal: OpenAppeal }) => (
  <Card className="flex flex-col items-start gap-3">
    <Head item={appeal}>
      <h3 className="text-lg">{appeal.title || "Untitled Content"}</h3>
      <p className="mt-1 text-sm text-soft">
        By {appeal.athlete} · appealed <Time at={appeal.createdAt} as="moment" />
      </p>
    </Head>
    <p className="border-l-3 border-leaf pl-3 whitespace-pre-line">“{appeal.note}”</p>
    <Open id={appeal.contentId} title={appeal.title} />
  </Card>
);

const ReportCard = ({ report }: { report: OpenReport }) => (
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

const LateReviewCard = ({ review }: { review: LateReview }) => (
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
