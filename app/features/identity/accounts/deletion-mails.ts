import { paths } from "~/paths";
import { formatInFull } from "~/platform/dates";
import type { MailText } from "~/platform/mail";
import { KEPT_YEARS } from "~/platform/personal-data";
import { product } from "~/product";

const reason = `You're getting this email because it's about your ${product.name} account. These emails can't be switched off.`;

/** @param token of the link that undoes it */
export const scheduledMail = (token: string, dueAt: number): MailText => ({
  subject: "Your account will be deleted",
  text: `You asked us to delete your ${product.name} account. It's closed now, and nobody can see your profile.\n\nWe'll delete your data on ${formatInFull(dueAt, "UTC")}. Until then you can change your mind.\n\nIf you didn't ask for this, keep your account with the button below and change your password.`,
  link: { label: "Keep my account", path: paths.keepAccount, token },
  reason,
});

/** To someone who asked by mail. @param until when it will be done */
export const acknowledgedMail = (until: number): MailText => ({
  subject: "We've got your deletion request",
  text: `We've got your request and will delete your data by ${formatInFull(until, "UTC")}.

It's quicker if you sign in and delete your account yourself.`,
  link: { label: "Delete it yourself", path: paths.dataManagement },
  reason: `You're getting this email because this address asked ${product.name} to delete its data. If that wasn't you, please reply to us.`,
});

export const blockedMail = (names: string): MailText => ({
  subject: "We can't delete your account yet",
  text: `Your account is due for deletion, but this isn't settled: ${names}.\n\nWe'll look again every day, and delete your data once it is.`,
  link: { label: "See what's open", path: paths.dataManagement },
  reason,
});

/** @param keptUntil the year's end of what is kept */
export const deletedMail = (retained: readonly string[], retainedUntil: number): MailText => ({
  subject: "Your account has been deleted",
  text: `We've deleted your ${product.name} account and your data, files included.\n\nSome records stay until ${formatInFull(retainedUntil, "UTC")}, which is ${KEPT_YEARS} years, because a claim can be made for that long: ${retained.join(", ")}. They carry an id in place of your name, except where you signed with it or wrote it yourself.\n\nThis is the last email you'll get from us.`,
  link: { label: "What we keep, and why", path: `${paths.privacy}#how-long` },
  reason,
  clearedOnceSent: true,
});
