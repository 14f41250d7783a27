import { deleteRemovedFiles } from "~/features/backoffice/moderation/appeals.server";
import { runErasures } from "~/features/backoffice/own-data/erase-accounts.server";
import { deleteOldExports } from "~/features/backoffice/own-data/export.server";
import { endImpersonation } from "~/features/backoffice/staff/impersonation.server";
import { checkPayoutAccounts } from "~/features/billing/payouts/check-payout-accounts.server";
import { checkSubscriptions } from "~/features/billing/subscriptions/check-subscriptions.server";
import { dailyCompletions } from "~/features/campaigns/campaigns/daily-completions.server";
import {
  type DeadlineHandlers,
  runDeadlines,
} from "~/features/campaigns/deadlines/run-deadlines.server";
import { dailyReplyTimes } from "~/features/communication/messages/reply-times.server";
import { mergeMessageSegments } from "~/features/communication/messages/search-messages.server";
import { queueDailyMails } from "~/features/communication/notifications/daily-mails.server";
import { dailyNorms } from "~/features/content/campaign-results/norms.server";
import { sendWeeklyReports } from "~/features/content/campaign-results/send-weekly-reports.server";
import { handleOverdueContent } from "~/features/content/content/overdue.server";
import { syncDuePosts } from "~/features/content/posts/sync-due-posts.server";
import { expireContract } from "~/features/deals/contracts/expire-contract.server";
import { expireInvitation } from "~/features/deals/invitations/expire-invitations.server";
import { notifyEndingRights } from "~/features/deals/rights/notify-ending-rights.server";
import { alertSearches } from "~/features/finding/discovery/alert-searches.server";
import {
  mergeSearchSegments,
  purgeEmptyCounts,
} from "~/features/finding/discovery/search-jobs.server";
import { dailyFigures } from "~/features/finding/insights/daily-figures.server";
import { expireInterests } from "~/features/finding/interests/expire-interests.server";
import {
  refreshDailyMatches,
  runRankingJobs,
} from "~/features/finding/matching/ranking-jobs.server";
import { queueMissingFingerprints } from "~/features/media/media/fingerprint.server";
import { sweepMedia } from "~/features/media/media/objects.server";
import { overdueAnswer } from "~/features/money/disputes/overdue-answer.server";
import {
  checkAllChargebacks,
  checkPayments,
} from "~/features/money/payments/check-payments.server";
import { compareWithStripe } from "~/features/money/reconciliation/compare-with-stripe.server";
import { detectAnomalies } from "~/features/profiles/audience/detect-anomalies.server";
import { syncDueChannels } from "~/features/profiles/connections/sync-due-channels.server";
import { detachOldDocuments } from "~/features/profiles/verification/documents.server";
import { dailySiteFigures } from "~/features/site/site/site-figures.server";
import type { Job } from "~/platform/cron";
import { type DailyJob, runDailyJobs, scheduleDailyJobs } from "~/platform/daily-jobs";
import { dayOf } from "~/platform/dates";
import type { JobPlans } from "~/platform/job-runs";
import { clearSentPayloads, drainOutbox } from "~/platform/outbox";
import { purge } from "~/platform/retention";
import { emit } from "./events";
import { describeNotification } from "./notifications";
import { OUTBOX_HANDLERS } from "./outbox";
import { PERSONAL_TABLES } from "./personal-data";
import { RETENTION } from "./retention";

/** The action at the deadline of each subject of pending actions. To add a kind: CONTRIBUTING.md, "Where to add". */
export const AT_DEADLINE: DeadlineHandlers = {
  invitation: expireInvitation,
  content: handleOverdueContent(emit),
  contract: expireContract,
  dispute: overdueAnswer,
};

/*
 * What runs without a request.
 * To add a nightly job: write its batch function in its feature (`RunBatch`), add it to DAILY_JOBS.
 * To add a job for each minute: one entry in JOBS. How long rows are kept: retention.ts.
 */

/** The crons of wrangler.toml. */
export const EVERY_MINUTE = "* * * * *";
export const EVERY_TEN_MINUTES = "*/10 * * * *";
export const NIGHTLY = "15 3 * * *";

/** Once a day, in this order and in batches; each minute's cron goes on with them. */
export const DAILY_JOBS: readonly DailyJob[] = [
  { name: "figures", batch: dailyFigures, budgetMs: 20_000 },
  { name: "audience", batch: detectAnomalies, budgetMs: 10_000 },
  { name: "completions", batch: dailyCompletions(emit), budgetMs: 5_000 },
  { name: "matches", batch: refreshDailyMatches, budgetMs: 10_000 },
  { name: "reply-times", batch: dailyReplyTimes, budgetMs: 5_000 },
  { name: "result-norms", batch: dailyNorms, budgetMs: 5_000 },
  { name: "site-figures", batch: dailySiteFigures, budgetMs: 5_000 },
  { name: "search-alerts", batch: alertSearches, budgetMs: 10_000 },
  { name: "weekly-reports", batch: sendWeeklyReports, budgetMs: 10_000 },
  { name: "interests", batch: expireInterests, budgetMs: 5_000 },
  { name: "subscriptions", batch: checkSubscriptions, budgetMs: 5_000 },
  { name: "payout-accounts", batch: checkPayoutAccounts, budgetMs: 5_000 },
  { name: "payments", batch: checkPayments, budgetMs: 5_000 },
  { name: "chargebacks", batch: checkAllChargebacks, budgetMs: 5_000 },
  { name: "payment-differences", batch: compareWithStripe, budgetMs: 5_000 },
  { name: "rights-ending", batch: notifyEndingRights, budgetMs: 5_000 },
  { name: "verification-documents", batch: detachOldDocuments, budgetMs: 5_000 },
  { name: "media", batch: sweepMedia, budgetMs: 5_000 },
  { name: "fingerprints", batch: queueMissingFingerprints, budgetMs: 5_000 },
  { name: "removed-files", batch: deleteRemovedFiles, budgetMs: 5_000 },
  { name: "data-exports", batch: deleteOldExports, budgetMs: 5_000 },
  { name: "counts", batch: purgeEmptyCounts, budgetMs: 5_000 },
  { name: "sent-payloads", batch: clearSentPayloads, budgetMs: 5_000 },
  ...RETENTION.map((entry) => ({
    name: `purge-${entry.name}`,
    batch: purge(entry),
    budgetMs: 5_000,
  })),
];

export const JOBS: readonly Job[] = [
  {
    name: "outbox",
    when: EVERY_MINUTE,
    // Until shortly before the next minute's run, so that many rows are sent without a pause.
    budgetMs: 55_000,
    run: (background, deadline) => drainOutbox(background, OUTBOX_HANDLERS, deadline, true),
  },
  {
    name: "daily-mails",
    when: EVERY_MINUTE,
    budgetMs: 10_000,
    run: queueDailyMails(describeNotification),
  },
  {
    name: "channels",
    when: EVERY_MINUTE,
    budgetMs: 40_000,
    run: syncDueChannels,
  },
  {
    name: "posts",
    when: EVERY_MINUTE,
    budgetMs: 40_000,
    run: syncDuePosts,
  },
  {
    name: "rankings",
    when: EVERY_MINUTE,
    budgetMs: 20_000,
    run: runRankingJobs,
  },
  {
    name: "erasures",
    when: EVERY_MINUTE,
    budgetMs: 20_000,
    run: runErasures(PERSONAL_TABLES),
  },
  {
    name: "see-as",
    when: EVERY_MINUTE,
    budgetMs: 5_000,
    run: endImpersonation,
  },
  {
    name: "deadlines",
    when: EVERY_TEN_MINUTES,
    budgetMs: 40_000,
    run: (background, deadline) => runDeadlines(background, AT_DEADLINE, deadline),
  },
  {
    name: "daily-schedule",
    when: NIGHTLY,
    budgetMs: 5_000,
    run: ({ db, clock }) => scheduleDailyJobs(db, dayOf(clock()), DAILY_JOBS),
  },
  {
    name: "daily-jobs",
    when: EVERY_MINUTE,
    budgetMs: 40_000,
    run: ({ db, clock }, deadline) => runDailyJobs(db, clock, DAILY_JOBS, deadline),
  },
  {
    name: "search-merge",
    when: EVERY_MINUTE,
    budgetMs: 5_000,
    run: ({ db }) => mergeSearchSegments(db),
  },
  {
    name: "message-search-merge",
    when: EVERY_MINUTE,
    budgetMs: 5_000,
    run: ({ db }) => mergeMessageSegments(db),
  },
];

/** What runs, for the screens of staff. */
export const JOB_PLANS: JobPlans = {
  cron: JOBS.map(({ name, when }) => ({ name, when })),
  daily: DAILY_JOBS.map(({ name }) => name),
};
