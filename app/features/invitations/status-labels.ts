import type { InvitationStatus } from "~db/constants";

export const INVITATION_LABELS: Record<InvitationStatus, string> = {
  pending: "Pending",
  accepted: "Accepted",
  declined: "Declined",
  lapsed: "Expired",
  withdrawn: "Withdrawn",
};
