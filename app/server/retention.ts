import { REQUEST_DAYS } from "~/features/backoffice/own-data/limits";
import { PERIOD_DAYS } from "~/features/content/track-record/measures";
import type { Retention } from "~/platform/retention";
import {
  accountTokens,
  channelConsents,
  channelDays,
  conversationReports,
  dailyJobs,
  deadlines,
  deletionRequests,
  emailChanges,
  factorRemovals,
  heldForms,
  notifications,
  outbox,
  paymentDifferences,
  reportShares,
  savedSearches,
  securityEvents,
  signInThrottles,
  trackRecordContests,
  trustedDevices,
  userSessions,
  webauthnChallenges,
} from "~db/schema";

/*
 * How long rows are kept; each entry is a nightly job. To add one: an entry here, an index on its column, and
 * a row in docs/operations.md (a test compares the two). Audit rows and what people made have none: they stay.
 */
export const RETENTION: readonly Retention[] = [
  { name: "sessions", since: userSessions.expiresAt, days: 30 },
  { name: "account-tokens", since: accountTokens.expiresAt, days: 30 },
  { name: "sign-in-throttles", since: signInThrottles.updatedAt, days: 1 },
  { name: "trusted-devices", since: trustedDevices.expiresAt, days: 0 },
  { name: "passkey-challenges", since: webauthnChallenges.expiresAt, days: 0 },
  { name: "channel-days", since: channelDays.takenOn, days: 30 },
  { name: "channel-consents", since: channelConsents.expiresAt, days: 0 },
  { name: "factor-removals", since: factorRemovals.dueAt, days: 30 },
  { name: "email-changes", since: emailChanges.createdAt, days: 30 },
  { name: "security-events", since: securityEvents.createdAt, days: 400 },
  { name: "held-forms", since: heldForms.expiresAt, days: 0 },
  { name: "outbox-sent", since: outbox.sentAt, days: 30 },
  { name: "outbox-set-aside", since: outbox.failedAt, days: 30 },
  { name: "notifications", since: notifications.createdAt, days: 180 },
  { name: "saved-searches", since: savedSearches.deletedAt, days: 30 },
  { name: "conversation-reports", since: conversationReports.closedAt, days: 365 },
  { name: "deletion-requests", since: deletionRequests.closedAt, days: REQUEST_DAYS },
  { name: "payment-differences", since: paymentDifferences.closedAt, days: 400 },
  { name: "report-shares", since: reportShares.expiresAt, days: 365 },
  { name: "track-record-contests", since: trackRecordContests.decidedAt, days: PERIOD_DAYS },
  { name: "deadlines", since: deadlines.since, days: 400 },
  { name: "daily-jobs", since: dailyJobs.day, days: 90 },
];
