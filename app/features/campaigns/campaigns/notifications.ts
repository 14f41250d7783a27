import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatDay } from "~/platform/dates";
import { type ChangedPart, changesLine } from "./brief-changes";

interface Named {
  company: string;
  title: string;
}

interface Ended {
  title: string;
  /** 'YYYY-MM-DD' */
  endDate: string;
}

const CLOSING = {
  completed: "Thanks for being part of it.",
  cancelled: "You don't need to submit anything else, and anything in review was closed.",
};

const endedOn = (endDate: string) => `ended on ${formatDay(endDate)} and is now completed.`;

export const campaignNotifications = notificationKinds("campaign", {
  launched: {
    category: "campaign",
    text: ({ company, title }: Named) => ({
      title: `${company}: “${title}” launched`,
      message: `They launched “${title}”. You can start on your content.`,
    }),
    path: paths.athlete.campaign,
  },
  changed: {
    category: "campaign",
    text: ({ company, title, changes }: Named & { changes: ChangedPart[] }) => ({
      title: `${company}: “${title}” changed`,
      message: `They changed “${title}”. ${changesLine(changes)}. You can compare it with what you agreed to.`,
    }),
    path: paths.athlete.campaign,
  },
  withdrawn: {
    category: "campaign",
    text: ({ company, title }: Named) => ({
      title: `${company}: “${title}” withdrawn`,
      message: `They withdrew “${title}” before it started. Your invitation is no longer open.`,
    }),
    path: () => paths.athlete.campaigns,
  },
  /** To athletes who were invited or take part. */
  over: {
    category: "campaign",
    text: ({ company, title, end, endDate, isInvited }: Over) => ({
      title: `${company || "The brand"}: “${title}” ${end}`,
      message: `${endDate ? `“${title}” ${endedOn(endDate)}` : `They ${end} “${title}”.`} ${isInvited ? "Your invitation has expired." : CLOSING[end]}`,
    }),
    path: paths.athlete.campaign,
  },
  end_date_passed: {
    category: "campaign",
    text: ({ title, endDate, completesOn }: Ended & { completesOn: string }) => ({
      title: `“${title}” ended on ${formatDay(endDate)}`,
      message: `“${title}” ended on ${formatDay(endDate)}. Complete it when everything is delivered. Otherwise it completes by itself on ${formatDay(completesOn)}.`,
    }),
    path: paths.brand.campaign,
  },
  completed_by_date: {
    category: "campaign",
    text: ({ title, endDate }: Ended) => ({
      title: `“${title}” completed`,
      message: `“${title}” ${endedOn(endDate)}`,
    }),
    path: paths.brand.campaign,
  },
});

interface Over extends Named {
  end: keyof typeof CLOSING;
  /** 'YYYY-MM-DD', when it ended by itself. */
  endDate?: string;
  /** The invitation had no answer. */
  isInvited: boolean;
}
