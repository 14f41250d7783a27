import { sql } from "drizzle-orm";
import { isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { isRunning } from "~/features/campaigns/campaigns/policy.server";
import { notifyMany } from "~/features/communication/notifications/notify";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import type { RunBatch } from "~/platform/daily-jobs";
import type { Statement } from "~db/client";
import { describeCount, describeFigures, describeVerdict } from "./describe-report";
import { reportNotifications } from "./notifications";
import { reportOf, reportQueries, type WholeReport } from "./report.server";
import { weekAfter } from "./weekly-report.server";

/** The daily job: sends the reports that are due, and the last one of a campaign that has ended. A batch is one campaign. */
export const sendWeeklyReports: RunBatch = async (db, { day, now }, cursor) => {
  const rows = await db.read(...reportQueries(db, sql`c.id = (${selectDueCampaign(day, cursor)})`));
  const report = reportOf(...rows);
  if (!report) return { writes: [], next: null };
  return { writes: sendReport(report, day, now), next: report.campaign.id };
};

/** The next campaign whose report someone waits for. */
export const selectDueCampaign = (day: string, cursor: string) => sql`
  select weekly.campaign_id from weekly_reports weekly join campaigns on campaigns.id = weekly.campaign_id
  where weekly.campaign_id > ${cursor} and (weekly.next_on <= ${day} or not ${isRunning("campaigns")})
  order by weekly.campaign_id limit 1`;

function sendReport(report: WholeReport, day: string, now: number): Statement[] {
  const { id, title, status } = report.campaign;
  const isLast = !isRunningCampaign(status);
  // True when the batch runs: the campaign is as it was read, and another run has not sent it.
  const isDue = sql`campaign_id = ${id} and ${isLast ? sql`1` : sql`next_on <= ${day}`}
    and exists (select 1 from campaigns where id = ${id} and status = ${status})`;
  return [
    ...notifyMany(
      {
        actor: { personId: ownerOfBrand(sql`(select brand_id from campaigns where id = ${id})`) },
        now,
      },
      isLast ? reportNotifications.last : reportNotifications.weekly,
      // Those who act for the brand, but not from accounts that are suspended or being deleted.
      sql`select weekly_reports.person_id from weekly_reports
        join campaigns c on c.id = weekly_reports.campaign_id
        join brand_members member on member.person_id = weekly_reports.person_id and member.brand_id = c.brand_id
        join profiles person on person.id = member.person_id and person.status = 'active' and person.closed_at is null
        where ${isDue}`,
      {
        subjectId: id,
        params: {
          campaign: title,
          count: describeCount(report),
          verdict: describeVerdict(report),
          figures: describeFigures(report)
            .map(({ label, value }) => `${label}: ${value}`)
            .join("\n"),
        },
      },
    ),
    isLast
      ? sql`delete from weekly_reports where ${isDue}`
      : sql`update weekly_reports set next_on = ${weekAfter(Date.parse(day))} where ${isDue}`,
  ];
}
