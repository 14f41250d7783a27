import { moderationNotifications } from "~/features/backoffice/moderation/notifications";
import { ownDataNotifications } from "~/features/backoffice/own-data/notifications";
import { paymentDeskNotifications } from "~/features/backoffice/payment-desk/notifications";
import { accountNotifications } from "~/features/backoffice/staff/notifications";
import { campaignNotifications } from "~/features/campaigns/campaigns/notifications";
import { deadlineNotifications } from "~/features/campaigns/deadlines/notifications";
import { messageNotifications } from "~/features/communication/notifications/notifications";
import { reportNotifications } from "~/features/content/campaign-results/notifications";
import { contentNotifications } from "~/features/content/content/notifications";
import { linkNotifications } from "~/features/content/links/notifications";
import { portfolioNotifications } from "~/features/content/portfolio-consent/notifications";
import { postNotifications } from "~/features/content/posts/notifications";
import { trackRecordNotifications } from "~/features/content/track-record/notifications";
import { contractNotifications } from "~/features/deals/contracts/notifications";
import { dealNotifications } from "~/features/deals/deals/notifications";
import { invitationNotifications } from "~/features/deals/invitations/notifications";
import { rightNotifications } from "~/features/deals/rights/notifications";
import { searchNotifications } from "~/features/finding/discovery/notifications";
import { interestNotifications } from "~/features/finding/interests/notifications";
import { disputeNotifications } from "~/features/money/disputes/notifications";
import { paymentNotifications } from "~/features/money/payments/notifications";
import { audienceNotifications } from "~/features/profiles/audience/notifications";
import { connectionNotifications } from "~/features/profiles/connections/notifications";
import { verificationNotifications } from "~/features/profiles/verification/notifications";
import type { DescribeNotification, NotificationKind } from "~/notifications";

/** What people are notified of. To add a kind: one entry in its feature, and the `notify` that sends it. */
export const NOTIFICATION_KINDS: readonly NotificationKind[] = [
  audienceNotifications,
  campaignNotifications,
  connectionNotifications,
  contentNotifications,
  contractNotifications,
  dealNotifications,
  disputeNotifications,
  deadlineNotifications,
  interestNotifications,
  invitationNotifications,
  linkNotifications,
  moderationNotifications,
  messageNotifications,
  ownDataNotifications,
  paymentDeskNotifications,
  paymentNotifications,
  portfolioNotifications,
  postNotifications,
  reportNotifications,
  rightNotifications,
  searchNotifications,
  accountNotifications,
  trackRecordNotifications,
  verificationNotifications,
].flatMap((kinds) => Object.values<NotificationKind>(kinds));

const KIND_OF = new Map(NOTIFICATION_KINDS.map((kind) => [kind.name, kind]));

export const describeNotification: DescribeNotification = ({ kind, subjectId, params }) => {
  const found = KIND_OF.get(kind);
  if (!found) return null;
  // The row was written with the parameters of its kind.
  const stored = params as never;
  const link = found.path(subjectId ?? "", stored).replace(/\/$/, "");
  return { ...found.text(stored), link };
};
