import { APPEAL_DAYS } from "../content/appeal";
import type { ClosingTransition } from "./status";

export interface Told {
  piece: string;
  athlete: string;
  company: string;
}

const APPEAL = `If you think this is wrong, open it to appeal within ${APPEAL_DAYS} days.`;

/** What each side is told of a decision; the moderator's note follows. */
export const NEWS: Record<
  ClosingTransition,
  Record<"athlete" | "brand", (told: Told) => [string, string]>
> = {
  dismiss: {
    athlete: ({ piece, company }) => [
      "Flag dismissed",
      `Our moderators found nothing wrong with ${piece}, which ${company} flagged. You can send it again.`,
    ],
    brand: ({ piece, athlete }) => [
      "Flag dismissed",
      `Our moderators looked at ${piece} by ${athlete} and found nothing wrong. The athlete can send it again.`,
    ],
  },
  return: {
    athlete: ({ piece }) => [
      "Content returned with guidance",
      `Our moderators looked at ${piece}. Change it, then send it again.`,
    ],
    brand: ({ piece, athlete }) => [
      "Your flag was upheld",
      `Our moderators returned ${piece} to ${athlete} with guidance.`,
    ],
  },
  warn: {
    athlete: ({ piece }) => [
      "A warning from our moderators",
      `Our moderators looked at ${piece}, and this is a warning. Change it, then send it again. ${APPEAL}`,
    ],
    brand: ({ piece, athlete }) => [
      "Your flag was upheld",
      `Our moderators returned ${piece} to ${athlete} with a warning.`,
    ],
  },
  remove: {
    athlete: ({ piece }) => [
      "Content removed",
      `Our moderators removed ${piece}. It can't be sent again. ${APPEAL}`,
    ],
    brand: ({ piece, athlete }) => [
      "Your flag was upheld",
      `Our moderators removed ${piece} by ${athlete}.`,
    ],
  },
  suspend: {
    athlete: ({ piece }) => [
      "Content removed and account suspended",
      `Our moderators removed ${piece} and suspended your account.`,
    ],
    brand: ({ piece, athlete }) => [
      "Your flag was upheld",
      `Our moderators removed ${piece} by ${athlete} and suspended their account.`,
    ],
  },
};
