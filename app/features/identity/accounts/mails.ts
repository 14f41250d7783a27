import { paths, withQuery } from "~/paths";
import { formatInFull } from "~/platform/dates";
import type { MailText } from "~/platform/mail";
import { KEPT_YEARS } from "~/platform/personal-data";
import { product } from "~/product";
import type { StaffRole } from "./abilities";
import { ROLE_NAMES } from "./account-labels";

const REASON = `You're getting this email because it's about what your ${product.name} account can do. These emails can't be switched off.`;

export const roleAddedMail = (role: StaffRole): MailText => ({
  subject: `You're now ${role === "admin" ? "an admin" : "a moderator"} of ${product.name}`,
  text: `An admin has given your account the role ${ROLE_NAMES[role]}. You've been signed out everywhere. When you sign in again, you'll set up two-factor sign-in if you haven't yet.`,
  link: { label: "Sign in", path: paths.login },
  reason: REASON,
});

export const roleRemovedMail = (role: StaffRole): MailText => ({
  subject: `You're no longer ${role === "admin" ? "an admin" : "a moderator"} of ${product.name}`,
  text: `An admin has removed the role ${ROLE_NAMES[role]} from your account. You've been signed out everywhere.`,
  link: { label: "Contact us", path: paths.contact },
  reason: REASON,
});

const SUSPENSION = `You're getting this email because it's about your ${product.name} account. These emails can't be switched off.`;

/** @param suspensionId of the link to object */
export const suspendedMail = (reason: string, suspensionId: string): MailText => ({
  subject: `Your ${product.name} account is suspended`,
  text: `We've suspended your account. This is why:\n\n${reason}\n\nYou can't sign in, and your profile isn't shown. The people in your running campaigns know that your account is suspended, but not why.\n\nIf you think this is wrong, tell us why with the button below. You can do this once. Another admin looks at it, if there is one, and we email you the answer. You can also write to ${product.support}.`,
  link: { label: "Object to this", path: paths.objection, token: suspensionId },
  reason: SUSPENSION,
});

export const upheldMail = (answer: string): MailText => ({
  subject: "Your account stays suspended",
  text: `We've looked at your objection. Your account stays suspended, and this is why:\n\n${answer}`,
  link: { label: "Contact us", path: paths.contact },
  reason: SUSPENSION,
});

export const restoredMail: MailText = {
  subject: `Your ${product.name} account is back`,
  text: "Your account is no longer suspended. Your profile and your campaigns are as you left them.",
  link: { label: "Sign in", path: paths.login },
  reason: SUSPENSION,
};

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

/** The reason stated in mails about account security, which cannot be switched off. */
const YOUR_ACCOUNT = `You're getting this email because it's about the security of your ${product.name} account. These emails can't be switched off.`;

/** The first mail to a new account. It repeats no input of the form, because the address is not confirmed yet. */
export const welcomeMail = (token: string, to: string): MailText => ({
  ...confirmationMail(token, to),
  subject: `Welcome to ${product.name}: confirm your email`,
  text: `Your account has been created. Please confirm your email address.\n\n${LINK_LASTS}`,
});

/** @param to where its reader continues */
export const confirmationMail = (token: string, to: string): MailText => ({
  subject: "Confirm your email",
  text: `Here's your new link. Please use it to confirm your email address.\n\n${LINK_LASTS}`,
  link: { label: "Confirm my email", path: withQuery(paths.confirmEmail, { to }), token },
  reason: `You're getting this email because this address was used to sign up to ${product.name}. If that wasn't you, you can ignore it.`,
});

const LINK_LASTS = "The link works once and expires in 7 days.";

export const resetMail = (token: string): MailText => ({
  subject: `Reset your ${product.name} password`,
  text: "We've received a request to reset your password.\n\nThe link works once and expires in an hour. If this wasn't you, you can ignore this email. Your password won't change.",
  link: { label: "Choose a new password", path: paths.resetPassword, token },
  reason: YOUR_ACCOUNT,
});

export const passwordChangedMail: MailText = {
  subject: `Your ${product.name} password was changed`,
  text: "Your password has been changed and you've been signed out everywhere else.\n\nIf this wasn't you, reset your password straight away.",
  link: { label: "Reset my password", path: paths.forgotPassword },
  reason: YOUR_ACCOUNT,
};

/** To an address at a company's website. Its reader may not know the product. */
export const proofMail = (domain: string, token: string): MailText => ({
  subject: `Is ${domain} yours? Confirm it for ${product.name}`,
  text: `Someone says that ${domain} is their company's website and gave us this address to prove it.\n\nIf that's right, please confirm it. The link works for 3 days. If it isn't, you can ignore this email and nothing happens.`,
  link: { label: "Confirm the website", path: paths.confirmWebsite, token },
  reason: `You're getting this email because a brand on ${product.name} asked us to send it to this address.`,
});
