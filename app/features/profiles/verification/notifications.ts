import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";

interface Applicant {
  type: "athlete" | "brand";
}

const path = (_: string, { type }: Applicant) => paths[type].verification;

const CHANGED = {
  name: "your name",
  company: "your company's name",
  channel: "a channel in your profile",
};

export type ChangedIdentity = keyof typeof CHANGED;

/** Their subject is the account. */
export const verificationNotifications = notificationKinds("verification", {
  question: {
    category: "verification",
    text: ({ question }: Applicant & { question: string }) => ({
      title: "We need a little more to verify you",
      message: `${question} Please answer on your verification page.`,
    }),
    path,
  },
  verified: {
    category: "verification",
    text: ({ type }: Applicant) => ({
      title: "You're verified",
      message:
        type === "athlete"
          ? "Congratulations! Brands now see the Verified badge beside your name."
          : "Congratulations! Athletes now see the Verified badge beside your company's name.",
    }),
    path,
  },
  rejected: {
    category: "verification",
    text: ({ reason }: Applicant & { reason: string }) => ({
      title: "Your verification request was rejected",
      message: `${reason} You can send a new request.`,
    }),
    path,
  },
  lost: {
    category: "verification",
    text: ({ changed }: Applicant & { changed: ChangedIdentity }) => ({
      title: "Your Verified badge has gone",
      message: `You changed ${CHANGED[changed]}, so we need to check who you are again. Please send a new request.`,
    }),
    path,
  },
});
