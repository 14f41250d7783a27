import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { ReportView } from "~/features/content/campaign-results/report-view";
import {
  revokeSchema,
  shareSchema,
  weeklySchema,
} from "~/features/content/campaign-results/schema";
import { SharePanel } from "~/features/content/campaign-results/share-panel";
import {
  ownReport,
  revokeShare,
  shareReport,
} from "~/features/content/campaign-results/shares.server";
import { showReport } from "~/features/content/campaign-results/show-report.server";
import { setWeeklyReport } from "~/features/content/campaign-results/weekly-report.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Report: ${data.shown.report.campaign.title}` : "Report") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { report, days, best, shares, weekly, forecastError } = await ownReport(
    ctx,
    requireParam(params, "campaignId"),
  );
  return {
    shown: showReport(report, days, best, "brand"),
    shares,
    nextOn: weekly?.nextOn ?? null,
    forecastError,
    newId: newId(),
    now: ctx.now,
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  const campaignId = requireParam(params, "campaignId");
  return {
    revoke: handleButton(revokeSchema, async ({ shareId }) => {
      await revokeShare(ctx, campaignId, shareId);
      return redirectWithToast(context, paths.brand.campaignReport(campaignId), {
        title: "Link revoked",
      });
    }),
    weekly: handleButton(weeklySchema, async ({ wanted }) => {
      await setWeeklyReport(ctx, campaignId, wanted === "on");
      return redirectWithToast(context, paths.brand.campaignReport(campaignId), {
        title: wanted === "on" ? "We'll email you every week" : "We won't email you this report",
      });
    }),
    share: handleForm(shareSchema, async (input) => {
      const token = await shareReport(ctx, campaignId, input);
      return data({ link: context.env.APP_ORIGIN + paths.sharedReport(token) });
    }),
  };
});

const ACTION = buttonClass({ variant: "plain", size: "sm" });

export default function CampaignReport() {
  const { shown, shares, nextOn, forecastError, newId: key, now } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { id, title, status } = shown.report.campaign;
  const link = actionData && "link" in actionData ? actionData.link : null;
  return (
    <>
      <BackLink to={paths.brand.campaign(id)}>Back to the campaign</BackLink>
      <PageHead
        title="Campaign report"
        index={title}
        actions={
          <>
            <a href={paths.brand.campaignReportPdf(id)} download className={ACTION}>
              Download PDF
            </a>
            <a href={paths.brand.campaignReportCsv(id)} download className={ACTION}>
              Download CSV
            </a>
          </>
        }
      />
      <SharePanel
        newId={key}
        shares={shares}
        weekly={isRunningCampaign(status) ? { nextOn } : null}
        now={now}
        link={link}
        actionData={actionData && "result" in actionData ? actionData : undefined}
      />
      <ReportView {...shown} forecastError={forecastError} invites />
    </>
  );
}
