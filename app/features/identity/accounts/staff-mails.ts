import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
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
