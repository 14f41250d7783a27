import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { requireStaff, requireStaffCommand } from "~/features/accounts/guards.server";
import { recordLook } from "~/features/accounts/look.server";
import { OtherReports, ReportDecision, ReportView } from "~/features/moderation/report-view";
import { decideReport, reportForStaff } from "~/features/moderation/reports.server";
import { decideReportSchema } from "~/features/moderation/schema";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Reported conversation") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "moderate content");
  const id = String(params.reportId);
  const [report] = await Promise.all([
    reportForStaff(ctx.db, id),
    recordLook(ctx, "conversation_report", id),
  ]);
  return report;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireStaffCommand(context, "moderate content");
  return submitForm(await request.formData(), decideReportSchema, async (decided) => {
    await decideReport(ctx, String(params.reportId), decided);
    return redirectWithToast(context, paths.admin.content, { title: "Report closed" });
  });
}

export default function Report() {
  const report = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <TextLink to={paths.admin.content} className="mb-3 text-sm">
        ← Back to Content & Moderation
      </TextLink>
      <PageHead
        title="Reported conversation"
        index={`${report.reporter} reported ${report.reported}`}
      />
      <div className="flex max-w-[760px] flex-col gap-8">
        <ReportView report={report} />
        {report.status === "open" && <ReportDecision actionData={actionData} />}
        <OtherReports report={report} />
      </div>
    </>
  );
}
