import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";
import type { StaffRole } from "./abilities";
import { ROLE_NAMES } from "./names";

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

export const suspendedMail = (reason: string): MailText => ({
  subject: `Your ${product.name} account is suspended`,
  text: `We've suspended your account. This is why:\n\n${reason}\n\nYou can't sign in, and your profile isn't shown. The people in your running campaigns know that your account is suspended, but not why.\n\nIf you think this is wrong, write to ${product.support} or use our contact form, and tell us why. We'll look at it again and answer you.`,
  link: { label: "Object to this", path: paths.contact },
  reason: SUSPENSION,
});

export const restoredMail: MailText = {
  subject: `Your ${product.name} account is back`,
  text: "Your account is no longer suspended. Your profile and your campaigns are as you left them.",
  link: { label: "Sign in", path: paths.login },
  reason: SUSPENSION,
};
