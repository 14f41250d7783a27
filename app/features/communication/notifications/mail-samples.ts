import {
  payoutsReadyMail,
  payoutsStartedMail,
  payoutsStoppedMail,
} from "~/features/billing/payouts/mails";
import { planEndedMail, planPastDueMail } from "~/features/billing/subscriptions/mails";
import {
  acknowledgedMail,
  blockedMail,
  confirmationMail,
  deletedMail,
  passwordChangedMail,
  proofMail,
  resetMail,
  restoredMail,
  roleAddedMail,
  roleRemovedMail,
  scheduledMail,
  suspendedMail,
  upheldMail,
  welcomeMail,
} from "~/features/identity/accounts/mails";
import { alertMail } from "~/features/identity/alerts/mails";
import { changedMail, newAddressMail, oldAddressMail } from "~/features/identity/security/mails";
import { removalMail } from "~/features/identity/two-factor/factor-removal.server";
import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { type BellCategory, SECURITY_EVENTS } from "~db/constants";
import { contactMail, receivedMail } from "../contact/mails";
import { digestMail, messagesMail, noticeMail } from "./mails";

const ID = "01arz3ndektsv4rrffq69g5fav";

interface SampleNotification {
  title: string;
  message: string;
  link: string;
}

/** One notification of each category, with a text of the product. */
const SAMPLE_NOTIFICATIONS: Record<BellCategory, SampleNotification> = {
  invitation: {
    title: "Northlight: £900 invitation to Autumn miles",
    message: "They've invited you to “Autumn miles” for £900.",
    link: paths.athlete.campaign(ID),
  },
  contract: {
    title: "Northlight: contract to sign, Autumn miles",
    message: "They sent you a contract for “Autumn miles”. Read it, propose changes, or sign it.",
    link: paths.contract(ID),
  },
  payment: {
    title: "Northlight: £900 secured, Autumn miles",
    message: "They've paid £900 for “Autumn miles”. We hold it for you, so you can start.",
    link: paths.deal(ID),
  },
  interest: {
    title: "Ada North: interested in Autumn miles",
    message: "They would like to take part in “Autumn miles”.",
    link: paths.brand.campaign(ID),
  },
  content: {
    title: "Northlight: changes to “First clip” by Thu 26 Nov",
    message:
      "They requested changes to “First clip” by Thu 26 Nov: please say the name once.\n\nThe light is great.",
    link: paths.athlete.content(ID),
  },
  comment: {
    title: "Northlight: comment on “First clip”",
    message: "They commented on “First clip” at 0:12: could this be a little brighter?",
    link: paths.athlete.content(ID),
  },
  campaign: {
    title: "Northlight: “Autumn miles” changed",
    message:
      "They changed “Autumn miles”. End date: 30 Nov, before 23 Nov. You can compare it with what you agreed to.",
    link: paths.athlete.campaign(ID),
  },
  reminder: {
    title: "Ada North: review of “First clip” overdue",
    message: "You had until Tue 24 Nov to decide on “First clip”.",
    link: paths.brand.content(ID),
  },
  moderation: {
    title: "Your appeal was turned down: “First clip”",
    message: "Our moderators looked at it again. It stays removed.",
    link: paths.athlete.content(ID),
  },
  verification: {
    title: "We need a little more to verify you",
    message:
      "Please send us a letter with your company's name and address. Please answer on your verification page.",
    link: paths.brand.verification,
  },
  dispute: {
    title: "Northlight: dispute to answer by Thu 26 Nov, Autumn miles",
    message:
      "They filed a dispute about “Autumn miles”: “The second clip is missing”. Please answer by Thu 26 Nov.",
    link: paths.dispute(ID),
  },
  channel: {
    title: "Connect Instagram again",
    message:
      "Instagram has ended our access, as it does from time to time. Connect again to keep your figures fresh. Until then, brands see your last figures and their age.",
    link: paths.athlete.social,
  },
  search: {
    title: "3 new athletes for “Runners in Leeds”",
    message: "Ada North, Kim Reed and Sam Moss have joined Laurel and match your search.",
    link: paths.brand.newAthletes,
  },
  report: {
    title: "Autumn miles: 12,274 engagements so far",
    message:
      "12,274 of 12,000 engagements so far. £900 spent, £0.07 an engagement.\n\nPeople reached: 60,120\nEngagements: 12,274\nClicks: 340\nOrders: No data yet",
    link: paths.brand.campaignReport(ID),
  },
  account: {
    title: "Your data is ready",
    message: "You can download it for 7 days. You need to be signed in.",
    link: paths.dataManagement,
  },
};

const DIGEST_NOTIFICATIONS = [
  SAMPLE_NOTIFICATIONS.invitation,
  SAMPLE_NOTIFICATIONS.comment,
  SAMPLE_NOTIFICATIONS.campaign,
];

const ALERTS = SECURITY_EVENTS.filter(
  (kind) => kind !== "not_me" && kind !== "factor_removal_asked",
);

/** Every mail that the product sends, for the preview and the tests. */
export const MAIL_SAMPLES: Record<string, MailText> = {
  welcome: welcomeMail(ID, paths.brand.welcome),
  confirmation: confirmationMail(ID, paths.dashboard),
  "password-reset": resetMail(ID),
  "password-changed": passwordChangedMail,
  ...Object.fromEntries(
    ALERTS.map((kind) => [
      kind.replaceAll("_", "-"),
      alertMail(kind, "Chrome on Windows, IP address 192.0.2.1, France, 18 Nov, 16:00 UTC.", ID),
    ]),
  ),
  "email-change-old": oldAddressMail(ID, "ada@new.example"),
  "email-change-new": newAddressMail(ID),
  "email-changed": changedMail(ID),
  "factor-removal": removalMail(ID, Date.parse("2026-11-21T16:00:00Z")),
  "role-added": roleAddedMail("moderator"),
  "role-removed": roleRemovedMail("admin"),
  "account-suspended": suspendedMail(
    "Several brands reported messages that ask to be paid in advance.",
    ID,
  ),
  "suspension-kept": upheldMail("The messages are in the reports of three brands."),
  "account-restored": restoredMail,
  "deletion-request": acknowledgedMail(Date.parse("2026-12-21T16:00:00Z")),
  "deletion-scheduled": scheduledMail(ID, Date.parse("2026-12-05T16:00:00Z")),
  "deletion-waits": blockedMail("contract “Autumn miles”"),
  "deletion-done": deletedMail(["contracts", "audit log"], Date.parse("2032-11-21T16:00:00Z")),
  "website-proof": proofMail("northlight.example", ID),
  "plan-past-due": planPastDueMail("brand_premium", Date.parse("2026-11-30T16:00:00Z")),
  "plan-ended": planEndedMail("athlete_premium"),
  "payouts-started": payoutsStartedMail(),
  "payouts-ready": payoutsReadyMail(),
  "payouts-stopped": payoutsStoppedMail({ state: "restricted", due: ["identity"], dueBy: null }),
  contact: contactMail(
    {
      id: ID,
      name: "Ada North",
      email: "ada@club.example",
      company: "Club",
      message: "May I ask about fees?\n\nAda",
      leaveEmpty: "",
    },
    false,
  ),
  "contact-received": receivedMail,
  ...Object.fromEntries(
    Object.entries(SAMPLE_NOTIFICATIONS).map(([category, notification]) => [
      category,
      noticeMail(
        { userId: ID, category: category as BellCategory, ...notification },
        { name: "Ada North", picture: category === "comment" ? "picture" : null },
      ),
    ]),
  ),
  message: messagesMail({
    userId: ID,
    conversationId: ID,
    sender: { name: "Northlight", picture: "picture" },
    bodies: ["Hello Ada,\n\ncould you post the first clip on Thursday?", "At 18:00, if you can."],
    more: 2,
  }),
  daily: digestMail(ID, DIGEST_NOTIFICATIONS, 4),
};
