import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import {
  OtherReports,
  ReportDecision,
  ReportView,
  WarningAppeal,
} from "~/features/backoffice/moderation/report-view";
import { decideReport, loadStaffReport } from "~/features/backoffice/moderation/reports.server";
import { appealSchema, decideReportSchema } from "~/features/backoffice/moderation/schema";
import { answerWarningAppeal } from "~/features/backoffice/moderation/warnings.server";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Reported conversation") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "moderate content");
  const id = requireParam(params, "reportId");
  const [report] = await Promise.all([
    loadStaffReport(ctx, id),
    logStaffAccess(ctx, "conversation_report", id),
  ]);
  return report;
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "moderate content");
  const id = requireParam(params, "reportId");
  const isClosed = (title: string) => redirectWithToast(context, paths.admin.content, { title });
  return {
    "decide-appeal": handleForm(appealSchema, async (answered) => {
      await answerWarningAppeal(ctx, id, answered);
      return isClosed("Appeal answered");
    }),
    default: handleForm(decideReportSchema, async (decided) => {
      await decideReport(ctx, id, decided);
      return isClosed("Report closed");
    }),
  };
});

export default function Report() {
  const report = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.admin.content}>Back to Content & Moderation</BackLink>
      <PageHead
        title="Reported conversation"
        index={`${report.reporter} reported ${report.reported}`}
      />
      <div className="flex max-w-text flex-col gap-8">
        <ReportView report={report} />
        {report.status === "open" && <ReportDecision actionData={actionData} />}
        {report.appealedAt !== null && <WarningAppeal report={report} actionData={actionData} />}
        <OtherReports report={report} />
      </div>
    </>
  );
}
