import { audienceNotifications } from "~/features/audience/notifications";
import { campaignNotifications } from "~/features/campaigns/notifications";
import { connectionNotifications } from "~/features/connections/notifications";
import { contentNotifications } from "~/features/content/notifications";
import { contractNotifications } from "~/features/contracts/notifications";
import { deadlineNotifications } from "~/features/deadlines/notifications";
import { dealNotifications } from "~/features/deals/notifications";
import { disputeNotifications } from "~/features/disputes/notifications";
import { interestNotifications } from "~/features/interests/notifications";
import { invitationNotifications } from "~/features/invitations/notifications";
import { linkNotifications } from "~/features/links/notifications";
import { moderationNotifications } from "~/features/moderation/notifications";
import { messageNotifications } from "~/features/notifications/notifications";
import { ownDataNotifications } from "~/features/own-data/notifications";
import { paymentDeskNotifications } from "~/features/payment-desk/notifications";
import { paymentNotifications } from "~/features/payments/notifications";
import { portfolioNotifications } from "~/features/portfolio-consent/notifications";
import { postNotifications } from "~/features/posts/notifications";
import { rightNotifications } from "~/features/rights/notifications";
import { accountNotifications } from "~/features/staff/notifications";
import { trackRecordNotifications } from "~/features/track-record/notifications";
import { verificationNotifications } from "~/features/verification/notifications";
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
  rightNotifications,
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
