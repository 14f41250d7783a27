import { APPEAL_DAYS } from "~/features/content/content/appeal";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import type { Side } from "~db/constants";
import type { AppealDecision } from "./schema";
import type { ClosingTransition } from "./status";

const APPEAL = `If you think this is wrong, open it to appeal within ${APPEAL_DAYS} days.`;

interface CaseNames {
  title: string;
  athlete: string;
  company: string;
}

const upheld = ({ title, athlete }: CaseNames) => `${athlete}: flag on “${title}” upheld`;

/** What each side reads of a decision, as a title and a text; the moderator's note follows. */
const DECISIONS: Record<ClosingTransition, Record<Side, (named: CaseNames) => [string, string]>> = {
  dismiss: {
    athlete: ({ title, company }) => [
      `Flag on “${title}” dismissed`,
      `Our moderators found nothing wrong with what ${company} flagged. You can send it again.`,
    ],
    brand: ({ title, athlete }) => [
      `${athlete}: flag on “${title}” dismissed`,
      "Our moderators looked at it and found nothing wrong. The athlete can send it again.",
    ],
  },
  return: {
    athlete: ({ title }) => [
      `“${title}” returned with guidance`,
      `Our moderators looked at it. Change it, then send it again.`,
    ],
    brand: (named) => [
      upheld(named),
      `Our moderators returned “${named.title}” to the athlete with guidance.`,
    ],
  },
  warn: {
    athlete: ({ title }) => [
      `A warning about “${title}”`,
      `Our moderators looked at it, and this is a warning. Change it, then send it again. ${APPEAL}`,
    ],
    brand: (named) => [
      upheld(named),
      `Our moderators returned “${named.title}” to the athlete with a warning.`,
    ],
  },
  remove: {
    athlete: ({ title }) => [
      `“${title}” removed`,
      `Our moderators removed it. It can't be sent again. ${APPEAL}`,
    ],
    brand: (named) => [upheld(named), `Our moderators removed “${named.title}”.`],
  },
  suspend: {
    athlete: ({ title }) => [
      `“${title}” removed and account suspended`,
      `Our moderators removed it and suspended your account.`,
    ],
    brand: (named) => [
      upheld(named),
      `Our moderators removed “${named.title}” and suspended the athlete's account.`,
    ],
  },
};

const TURNED_DOWN = "Your appeal was turned down";

const APPEALS = {
  removed: {
    uphold: { title: TURNED_DOWN, outcome: ". It stays removed." },
    overturn: {
      title: "Content given back",
      outcome: " and gave it back to you. You can send it again.",
    },
  },
  warned: {
    uphold: { title: TURNED_DOWN, outcome: ". The warning stands." },
    overturn: { title: "Warning taken back", outcome: " and took the warning back." },
  },
} as const;

interface AnsweredAppeal {
  decision: AppealDecision["decision"];
  answer: string;
}

export const moderationNotifications = notificationKinds("moderation", {
  case_closed: {
    category: "moderation",
    text: ({ side, decision, note, ...named }: ClosedCase) => {
      const [title, message] = DECISIONS[decision][side](named);
      return { title, message: `${message} ${note}`.trim() };
    },
    path: (contentId, { side }) =>
      side === "athlete" ? paths.athlete.content(contentId) : paths.brand.reviewQueue,
  },
  appeal_answered: {
    category: "moderation",
    text: ({ against, decision, title, answer }: AnsweredContentAppeal) => ({
      title: `${APPEALS[against][decision].title}: “${title}”`,
      message:
        `Our moderators looked at it again${APPEALS[against][decision].outcome} ${answer}`.trim(),
    }),
    path: paths.athlete.content,
  },
  report_closed: {
    category: "moderation",
    text: ({ isWarned, reported, note }: ClosedReport) => ({
      title: isWarned ? "Your report led to a warning" : "Your report was looked at",
      message: (isWarned
        ? `Our moderators warned ${reported} about the messages you reported. ${note}`
        : `Our moderators looked at the messages of ${reported} that you reported and found no broken rule. You can still block them. ${note}`
      ).trim(),
    }),
    path: paths.conversation,
  },
  warned: {
    category: "moderation",
    text: ({ note }: { note: string }) => ({
      title: "A warning about your messages",
      message: `Our moderators looked at messages that you sent. ${note} ${APPEAL}`,
    }),
    path: paths.warning,
  },
  warning_appeal_answered: {
    category: "moderation",
    text: ({ decision, answer }: AnsweredAppeal) => ({
      title: APPEALS.warned[decision].title,
      message: `Our moderators looked at the warning about your messages again. ${decision === "uphold" ? "The warning stands." : "They took the warning back."} ${answer}`,
    }),
    path: paths.warning,
  },
});

interface ClosedCase extends CaseNames {
  /** Who reads it. */
  side: Side;
  decision: ClosingTransition;
  note: string;
}

interface AnsweredContentAppeal extends AnsweredAppeal {
  /** What the moderators had decided. */
  against: "removed" | "warned";
  title: string;
}

interface ClosedReport {
  isWarned: boolean;
  /** Who was reported. */
  reported: string;
  note: string;
}
