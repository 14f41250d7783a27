import { ACT_BY } from "~/features/campaigns/deadlines/deadline-text";
import { notificationKinds } from "~/notifications";
import { paths, withQuery } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { product } from "~/product";
import type { DeclineReason } from "~db/constants";
import { DECLINE_TEXTS } from "./decline-reasons";
import { termsText } from "./offered-work";

const invitationsTab = (campaignId: string) =>
  withQuery(paths.brand.campaign(campaignId), { tab: "athletes" });

const offeredText = ({ from, campaign, fee, changes, lastDay }: Offered) => ({
  title: `${from}: new offer for ${campaign}, ${formatMoney(fee)}`,
  message: [
    `They made a new offer for “${campaign}”.`,
    ...changes.map(({ label, before, after }) => `${label}: ${after} instead of ${before}.`),
    ACT_BY.invitation(lastDay),
  ].join(" "),
});

const SIGNED_BY = {
  both: " Both of you have signed the contract now.",
  brand: " They've signed the contract. It's your turn to sign.",
};

/** Their subject is the campaign: its page has the invitation. */
export const invitationNotifications = notificationKinds("invitation", {
  sent: {
    category: "invitation",
    text: ({ company, campaign, fee, deliverables, lastDay, ...days }: Sent) => ({
      title: `${company}: ${formatMoney(fee)} invitation to ${campaign}`,
      message: `They've invited you to “${campaign}” for ${formatMoney(fee)}.${termsText(deliverables, days)} ${ACT_BY.invitation(lastDay)}`,
      reason: `${company} invited you to a campaign on ${product.name}`,
    }),
    path: paths.athlete.campaign,
  },
  offered: {
    category: "invitation",
    text: offeredText,
    path: paths.athlete.campaign,
  },
  offered_to_brand: {
    category: "invitation",
    text: offeredText,
    path: invitationsTab,
  },
  agreed: {
    category: "invitation",
    text: ({ company, campaign, fee, signedBy }: Agreed) => ({
      title: `${company}: your offer for ${campaign} is accepted`,
      message: `They accepted your offer of ${formatMoney(fee)} for “${campaign}”.${signedBy ? SIGNED_BY[signedBy] : ""}`,
    }),
    path: paths.athlete.campaign,
  },
  withdrawn: {
    category: "invitation",
    text: ({ company, campaign }: { company: string; campaign: string }) => ({
      title: `${company}: invitation withdrawn, ${campaign}`,
      message: `They've withdrawn their invitation to “${campaign}”.`,
    }),
    path: paths.athlete.campaign,
  },
  expired: {
    category: "invitation",
    text: ({ company, campaign, lastDay, byBrand }: Expired & { company: string }) => ({
      title: `${company}: invitation expired, ${campaign}`,
      message: byBrand
        ? `They didn't answer your offer for “${campaign}” by ${formatWeekday(lastDay)}, so the invitation has expired.`
        : `Their invitation to “${campaign}” has expired. You had until ${formatWeekday(lastDay)} to answer.`,
    }),
    path: paths.athlete.campaign,
  },
  expired_for_brand: {
    category: "invitation",
    text: ({ athleteName, campaign, lastDay, byBrand }: Expired & { athleteName: string }) => ({
      title: `${athleteName}: invitation expired, ${campaign}`,
      message: `${byBrand ? `You didn't answer their offer for` : `They didn't answer your invitation to`} “${campaign}” by ${formatWeekday(lastDay)}. You can invite them again.`,
    }),
    path: invitationsTab,
  },
  answered: {
    category: "invitation",
    text: ({ athleteName, answer, campaign, fee, reason, isSigned }: Answered) => ({
      title: `${athleteName}: invitation ${answer}, ${campaign}`,
      message: `They ${isSigned ? "accepted and signed" : answer} your invitation to “${campaign}”.${answer === "accepted" && fee > 0 ? ` Pay the ${formatMoney(fee)} so that they can start.` : ""}${reason ? ` Reason: ${DECLINE_TEXTS[reason].toLowerCase()}.` : ""}`,
    }),
    path: invitationsTab,
  },
});

interface Sent {
  company: string;
  campaign: string;
  /** Pence. */
  fee: number;
  deliverables: readonly string[];
  /** 'YYYY-MM-DD', like the other days. */
  lastDay: string;
  startDate: string | null;
  endDate: string | null;
}

interface Offered {
  /** The name of the side that offers. */
  from: string;
  campaign: string;
  /** Pence. */
  fee: number;
  changes: readonly { label: string; before: string | null; after: string | null }[];
  lastDay: string;
}

interface Agreed extends Pick<Sent, "company" | "campaign" | "fee"> {
  /** Who has signed the contract, if it was signed with the answer. */
  signedBy?: keyof typeof SIGNED_BY;
}

interface Expired {
  campaign: string;
  /** Whether the brand was to answer. */
  byBrand?: boolean;
  lastDay: string;
}

interface Answered {
  /** Accepting has signed the contract. */
  isSigned?: boolean;
  /** Why it was declined, if it was said. */
  reason?: DeclineReason | null;
  athleteName: string;
  answer: "accepted" | "declined";
  campaign: string;
  /** Pence. */
  fee: number;
}
