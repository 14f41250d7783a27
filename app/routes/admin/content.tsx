import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { listLateReviews } from "~/features/backoffice/moderation/late-reviews.server";
import { listOpenAppeals, listOpenCases } from "~/features/backoffice/moderation/queries.server";
import {
  AppealCard,
  CaseCard,
  LateReviewCard,
  ReportCard,
} from "~/features/backoffice/moderation/queue-cards";
import { listOpenReports } from "~/features/backoffice/moderation/reports.server";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
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
        <EmptyState title="No open cases" />
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
