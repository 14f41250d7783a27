import { sql } from "drizzle-orm";
import { accountData, accountsData } from "~/features/accounts/personal-data";
import { alertsData } from "~/features/alerts/personal-data";
import { athletesData } from "~/features/athletes/personal-data";
import { audienceData } from "~/features/audience/personal-data";
import { brandsData } from "~/features/brands/personal-data";
import { campaignResultsData } from "~/features/campaign-results/personal-data";
import { campaignsData } from "~/features/campaigns/personal-data";
import { channelsData } from "~/features/channels/personal-data";
import { connectionsData } from "~/features/connections/personal-data";
import { contactData } from "~/features/contact/personal-data";
import { contentData } from "~/features/content/personal-data";
import { contractsData } from "~/features/contracts/personal-data";
import { pendingActionsData } from "~/features/deadlines/personal-data";
import { dealsData } from "~/features/deals/personal-data";
import { discoveryData, eraseSearchWords } from "~/features/discovery/personal-data";
import { disputesData } from "~/features/disputes/personal-data";
import { interestsData } from "~/features/interests/personal-data";
import { invitationsData } from "~/features/invitations/personal-data";
import { linksData } from "~/features/links/personal-data";
import { matchingData } from "~/features/matching/personal-data";
import { mediaData } from "~/features/media/personal-data";
import { messagesData } from "~/features/messages/personal-data";
import { moderationData } from "~/features/moderation/personal-data";
import { notificationsData } from "~/features/notifications/personal-data";
import { ownData } from "~/features/own-data/personal-data";
import { passkeysData } from "~/features/passkeys/personal-data";
import { paymentDeskData } from "~/features/payment-desk/personal-data";
import { paymentsData } from "~/features/payments/personal-data";
import { payoutsData } from "~/features/payouts/personal-data";
import { polishingData } from "~/features/polishing/personal-data";
import { portfolioConsentData } from "~/features/portfolio-consent/personal-data";
import { postsData } from "~/features/posts/personal-data";
import { reconciliationData } from "~/features/reconciliation/personal-data";
import { recordData } from "~/features/record/personal-data";
import { rightsData } from "~/features/rights/personal-data";
import { securityData } from "~/features/security/personal-data";
import { subscriptionsData } from "~/features/subscriptions/personal-data";
import { trackRecordData } from "~/features/track-record/personal-data";
import { twoFactorData } from "~/features/two-factor/personal-data";
import { verificationData } from "~/features/verification/personal-data";
import { webPushData } from "~/features/web-push/personal-data";
import {
  type DeclaredTable,
  INTERNAL,
  isPersonal,
  notPersonal,
  ownedBy,
  type PersonalTable,
  personal,
} from "~/platform/personal-data";
import { auditLogs, dailyJobs, heldForms, jobRuns, outbox, writeGuard } from "~db/schema";

/*
 * Every table, by what it tells about people. To add one: a declaration in its feature's personal-data.ts, and the feature
 * here. A deletion goes through the list in its order; the account comes last.
 */

/** A field of a payload, or null where the payload is not JSON: one bad row must not stop an export. */
const inPayload = (path: string) =>
  sql`iif(json_valid(${outbox.payload}), ${outbox.payload} ->> ${path}, null)`;

const PLATFORM: readonly DeclaredTable[] = [
  personal(outbox, {
    what: "Emails we sent you lately",
    why: "contract",
    visibleTo: "no one",
    about: ({ email }) => sql`${inPayload("$.to")} = ${email}`,
    exported: ["id", "kind", "sentAt", "createdAt"],
    withheld: {
      idempotencyKey: INTERNAL,
      payload: "holds keys of links; you have the email itself",
      attempts: INTERNAL,
      dueAt: INTERNAL,
      leasedUntil: INTERNAL,
      failedAt: INTERNAL,
      lastError: INTERNAL,
    },
    erasure: {
      how: "deleted",
      // Also what is about to be sent to other people, and names the person.
      rows: ({ id, email }) => sql`(${inPayload("$.to")} = ${email}
        or ${inPayload("$.userId")} = ${id} or ${inPayload("$.senderId")} = ${id})`,
    },
  }),
  personal(auditLogs, {
    what: "Audit log",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(auditLogs.userId),
    exported: [
      "id",
      "userId",
      "action",
      "resourceType",
      "resourceId",
      "detail",
      "ipAddress",
      "userAgent",
      "createdAt",
    ],
    withheld: { requestId: INTERNAL },
    // The trail is append-only: a trigger lets these columns be emptied, and no other (decision 59).
    erasure: { how: "blanked", set: { detail: null, ipAddress: "", userAgent: "" } },
  }),
  notPersonal(heldForms, "forms sent after a session had ended, encrypted, for 15 minutes"),
  notPersonal(dailyJobs, "how far each day's work has come"),
  notPersonal(jobRuns, "when each job last ran"),
  notPersonal(writeGuard, "nothing: it stays empty"),
];

export const TABLES: readonly DeclaredTable[] = [
  ...contactData,
  ...alertsData,
  ...accountsData,
  ...passkeysData,
  ...twoFactorData,
  ...securityData,
  ...subscriptionsData,
  ...payoutsData,
  ...recordData,
  ...dealsData,
  ...mediaData,
  ...webPushData,
  ...notificationsData,
  ...pendingActionsData,
  ...messagesData,
  ...brandsData,
  // Before the channels that they hang on: a connection is ended at its platform with its own tokens.
  ...connectionsData,
  ...channelsData,
  ...audienceData,
  ...athletesData(eraseSearchWords),
  ...verificationData,
  ...rightsData,
  ...polishingData,
  ...postsData,
  ...linksData,
  ...campaignResultsData,
  ...contentData,
  ...trackRecordData,
  ...portfolioConsentData,
  ...moderationData,
  ...invitationsData,
  ...contractsData,
  ...paymentDeskData,
  ...reconciliationData,
  ...paymentsData,
  ...disputesData,
  ...discoveryData,
  ...matchingData,
  ...interestsData,
  ...campaignsData,
  ...ownData,
  ...PLATFORM,
  accountData,
];

export const PERSONAL_TABLES: readonly PersonalTable[] = TABLES.filter(isPersonal);
