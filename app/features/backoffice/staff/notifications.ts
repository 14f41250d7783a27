import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatMoment } from "~/platform/dates";
import type { UserType } from "~db/constants";

interface Partner {
  name: string;
  /** Of the account that is suspended. */
  type: UserType;
}

const campaignsOfPartner = (_: string, { type }: Partner) =>
  type === "brand" ? paths.athlete.campaigns : paths.brand.campaigns;

export const accountNotifications = notificationKinds("account", {
  /** To the partners of an account. */
  suspended: {
    category: "campaign",
    text: ({ name }: Partner) => ({
      title: `${name}'s account is suspended`,
      message: `We've suspended the account of ${name}. They can't sign in, answer or deliver until it's restored. What you agreed still stands.`,
    }),
    path: campaignsOfPartner,
  },
  restored: {
    category: "campaign",
    text: ({ name }: Partner) => ({
      title: `${name}'s account is back`,
      message: `The account of ${name} is no longer suspended. You can go on with your campaign.`,
    }),
    path: campaignsOfPartner,
  },
  seen_by_admin: {
    category: "account",
    text: ({ from, to, reason }: { from: number; to: number; reason: string }) => ({
      title: "An admin saw Laurel as you see it",
      message: `${momentOf(from)} to ${momentOf(to).slice(-5)} UTC: read only, without your messages. Their reason: ${reason}`,
    }),
    path: () => paths.dataManagement,
  },
});

const momentOf = (at: number) => formatMoment(at, { now: Date.now(), timeZone: "UTC" });
