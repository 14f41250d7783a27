import { ACT_BY } from "~/features/campaigns/deadlines/deadline-text";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { plural } from "~/platform/numbers";
import type { Side } from "~db/constants";
import { formatTimeCode } from "./review/time-code";

interface ForAthlete {
  company: string;
  title: string;
}

interface ForBrand {
  athleteName: string;
  title: string;
}

interface Due {
  /** 'YYYY-MM-DD' */
  lastDay: string;
}

const POST_IT = "Post it, then mark it as posted.";

export const contentNotifications = notificationKinds("content", {
  submitted: {
    category: "content",
    text: ({ athleteName, title, version, lastDay }: ForBrand & Due & { version: number }) => ({
      title: `${athleteName}: “${title}” to review by ${formatWeekday(lastDay)}`,
      message: `They submitted “${title}”${version > 1 ? `, version ${version}` : ""}. ${ACT_BY.review(lastDay)}`,
    }),
    path: paths.brand.content,
  },
  withdrawn: {
    category: "content",
    text: ({ athleteName, title }: ForBrand) => ({
      title: `${athleteName}: “${title}” taken back`,
      message: `They took back “${title}” to change it. You'll be notified when it's ready to review.`,
    }),
    path: () => paths.brand.reviewQueue,
  },
  approved: {
    category: "content",
    urgent: true,
    text: ({ company, title }: ForAthlete) => ({
      title: `${company}: “${title}” approved`,
      message: `They approved “${title}”. ${POST_IT}`,
    }),
    path: paths.athlete.content,
  },
  approved_by_deadline: {
    category: "content",
    text: ({ company, title, lastDay }: ForAthlete & Due) => ({
      title: `${company}: “${title}” approved`,
      message: `“${title}” was approved automatically: they had until ${formatWeekday(lastDay)} to decide. ${POST_IT}`,
    }),
    path: paths.athlete.content,
  },
  approved_for_brand: {
    category: "content",
    text: ({ title, lastDay }: { title: string } & Due) => ({
      title: `“${title}” approved automatically`,
      message: `It was approved because you had until ${formatWeekday(lastDay)} to decide.`,
    }),
    path: paths.brand.content,
  },
  changes_requested: {
    category: "content",
    text: ({ company, title, lastDay, feedback }: ForAthlete & Due & { feedback: string }) => ({
      title: `${company}: changes to “${title}” by ${formatWeekday(lastDay)}`,
      message: `They requested changes to “${title}” by ${formatWeekday(lastDay)}: ${feedback}`,
    }),
    path: paths.athlete.content,
  },
  flagged: {
    category: "content",
    text: ({ company, title }: ForAthlete) => ({
      title: `${company}: “${title}” flagged`,
      message: `They flagged “${title}” to our moderators. It's now a draft again.`,
    }),
    path: paths.athlete.content,
  },
  posted: {
    category: "content",
    text: ({ athleteName, title, postUrl }: ForBrand & { postUrl: string }) => ({
      title: `${athleteName}: “${title}” posted`,
      message: `They posted “${title}”: ${postUrl}`,
    }),
    path: paths.brand.content,
  },
  returned_by_team: {
    category: "content",
    text: ({ title, note }: { title: string; note: string }) => ({
      title: `Our team: a note on “${title}”`,
      message: `We sent it back to you: ${note}`,
    }),
    path: paths.athlete.content,
  },
  sent_by_team: {
    category: "content",
    text: ({ company, title, polished }: ForAthlete & { polished: number }) =>
      polished === 0
        ? {
            title: `“${title}” sent for review`,
            message: `Our team checked it and sent it to ${company}.`,
          }
        : {
            title: `“${title}” polished and sent for review`,
            message: `Our team polished ${plural(polished, "file")} and sent it to ${company}. Compare it with yours: you can still send yours instead.`,
          },
    path: paths.athlete.content,
  },
  own_version_sent: {
    category: "content",
    text: ({ athleteName, title, version }: ForBrand & { version: number }) => ({
      title: `${athleteName}: version ${version} of “${title}” to review`,
      message: `They prefer their own version of “${title}” to the one our team polished. Version ${version} is theirs.`,
    }),
    path: paths.brand.content,
  },
  commented: {
    category: "comment",
    text: ({ author, title, isReply, atMs, comment }: Comment) => ({
      title: `${author}: ${isReply ? "reply" : "comment"} on “${title}”`,
      message: `They ${isReply ? "replied" : "commented"} on “${title}”${atMs === null ? "" : ` at ${formatTimeCode(atMs)}`}: ${comment}`,
    }),
    path: (contentId: string, { side }: Comment) => paths[side].content(contentId),
  },
  review_overdue: {
    category: "reminder",
    text: ({ athleteName, title, lastDay, needsDecision }: OverdueReview) => ({
      title: `${athleteName}: review of “${title}” overdue`,
      message: `You had until ${formatWeekday(lastDay)} to decide on “${title}”.${needsDecision ? NOT_AUTOMATIC : ""}`,
    }),
    path: paths.brand.content,
  },
  review_overdue_for_staff: {
    category: "reminder",
    text: ({ athleteName, company, title, lastDay }: ForAthlete & ForBrand & Due) => ({
      title: `${company}: review of “${title}” overdue`,
      message: `They had until ${formatWeekday(lastDay)} to decide on “${title}” by ${athleteName}.`,
    }),
    path: () => `${paths.admin.content}#late-reviews`,
  },
  changes_overdue: {
    category: "reminder",
    text: ({ athleteName, title, lastDay }: ForBrand & Due) => ({
      title: `${athleteName}: new version of “${title}” overdue`,
      message: `They had until ${formatWeekday(lastDay)} to send a new version of “${title}”. You can give them more time or end the deal.`,
    }),
    path: paths.brand.content,
  },
});

interface Comment {
  /** Who reads it. */
  side: Side;
  author: string;
  title: string;
  isReply: boolean;
  /** The moment of a clip. */
  atMs: number | null;
  comment: string;
}

interface OverdueReview extends ForBrand, Due {
  /** The campaign approves content at the deadline, but the ad label has to be decided on first. */
  needsDecision: boolean;
}

const NOT_AUTOMATIC =
  " It wasn't approved automatically, because you had to decide on its ad label.";
