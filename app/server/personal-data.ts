import { sql } from "drizzle-orm";
import { moderationData } from "~/features/backoffice/moderation/personal-data";
import { ownData } from "~/features/backoffice/own-data/personal-data";
import { paymentDeskData } from "~/features/backoffice/payment-desk/personal-data";
import { payoutsData } from "~/features/billing/payouts/personal-data";
import { subscriptionsData } from "~/features/billing/subscriptions/personal-data";
import { campaignsData } from "~/features/campaigns/campaigns/personal-data";
import { deadlinesData } from "~/features/campaigns/deadlines/personal-data";
import { recordData } from "~/features/campaigns/record/personal-data";
import { contactData } from "~/features/communication/contact/personal-data";
import { messagesData } from "~/features/communication/messages/personal-data";
import { notificationsData } from "~/features/communication/notifications/personal-data";
import { webPushData } from "~/features/communication/web-push/personal-data";
import { campaignResultsData } from "~/features/content/campaign-results/personal-data";
import { contentData } from "~/features/content/content/personal-data";
import { linksData } from "~/features/content/links/personal-data";
import { polishingData } from "~/features/content/polishing/personal-data";
import { portfolioConsentData } from "~/features/content/portfolio-consent/personal-data";
import { postsData } from "~/features/content/posts/personal-data";
import { trackRecordData } from "~/features/content/track-record/personal-data";
import { contractsData } from "~/features/deals/contracts/personal-data";
import { dealsData } from "~/features/deals/deals/personal-data";
import { invitationsData } from "~/features/deals/invitations/personal-data";
import { rightsData } from "~/features/deals/rights/personal-data";
import { discoveryData, eraseSearchWords } from "~/features/finding/discovery/personal-data";
import { interestsData } from "~/features/finding/interests/personal-data";
import { matchingData } from "~/features/finding/matching/personal-data";
import { accountData, accountsData } from "~/features/identity/accounts/personal-data";
import { alertsData } from "~/features/identity/alerts/personal-data";
import { passkeysData } from "~/features/identity/passkeys/personal-data";
import { securityData } from "~/features/identity/security/personal-data";
import { twoFactorData } from "~/features/identity/two-factor/personal-data";
import { mediaData } from "~/features/media/media/personal-data";
import { disputesData } from "~/features/money/disputes/personal-data";
import { paymentsData } from "~/features/money/payments/personal-data";
import { reconciliationData } from "~/features/money/reconciliation/personal-data";
import { athletesData } from "~/features/profiles/athletes/personal-data";
import { audienceData } from "~/features/profiles/audience/personal-data";
import { brandsData } from "~/features/profiles/brands/personal-data";
import { channelsData } from "~/features/profiles/channels/personal-data";
import { connectionsData } from "~/features/profiles/connections/personal-data";
import { verificationData } from "~/features/profiles/verification/personal-data";
import { siteData } from "~/features/site/site/personal-data";
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
  ...siteData,
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
  ...deadlinesData,
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
