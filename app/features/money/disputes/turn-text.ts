/** Whose turn it is in a dispute, and the sentence about it. Pure. */

import { deadlineText } from "~/features/campaigns/deadlines/deadline-text";
import type { Deadline } from "~/features/campaigns/deadlines/deadlines";
import type { DisputeStatus, OfferStatus } from "~db/constants";

export interface DisputeTurn {
  status: DisputeStatus;
  filedBy: string;
  respondentId: string;
  answeredAt: number | null;
  assignedTo: string | null;
  isAppealed: boolean;
  offers: readonly { madeBy: string; status: OfferStatus }[];
  deadline: Deadline | null;
}

export interface TurnText {
  /** Whether the reader has to act. */
  isOwn: boolean;
  text: string;
}

/**
 * @param readerId a side, or a member of staff
 * @param nameOf how a side is called
 */
export function turnText(
  dispute: DisputeTurn,
  readerId: string,
  nameOf: (userId: string) => string,
): TurnText | null {
  const { status, filedBy, respondentId, offers, deadline, assignedTo, isAppealed } = dispute;
  if (status === "resolved" || status === "closed") return null;
  const isSide = readerId === filedBy || readerId === respondentId;
  const open = offers.filter((offer) => offer.status === "open");
  const received = open.find(({ madeBy }) => madeBy !== readerId);
  if (isSide && received)
    return { isOwn: true, text: `${nameOf(received.madeBy)} has made you an offer.` };
  if (deadline) {
    const isOwn = readerId === respondentId;
    return { isOwn, text: `${deadlineText(deadline, isOwn ? null : nameOf(respondentId))}.` };
  }
  const [made] = open;
  if (isSide && made) {
    const other = made.madeBy === filedBy ? respondentId : filedBy;
    return { isOwn: false, text: `${nameOf(other)} has your offer and can accept it.` };
  }
  if (isSide && isAppealed)
    return { isOwn: false, text: "Another member of our team is looking at the appeal." };
  if (isSide)
    return {
      isOwn: false,
      text:
        status === "open"
          ? "Our mediation team has everything it needs to begin."
          : "Our mediation team is working on it.",
    };
  return {
    isOwn: assignedTo === null || assignedTo === readerId,
    text: assignedTo === null ? "No one is handling this yet." : "With our team.",
  };
}
