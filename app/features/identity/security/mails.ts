import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";

const REASON = `You're getting this email because someone asked to change the address of a ${product.name} account. These emails can't be switched off.`;

/** To the address that the account has. */
export const oldAddressMail = (token: string, newEmail: string): MailText => ({
  subject: `Change the email of your ${product.name} account?`,
  text: `We've been asked to change the address of your account to ${newEmail}. Please confirm it here, and from the email we've sent to the new address.\n\nIf you didn't ask for this, don't confirm it, and change your password.`,
  link: { label: "Confirm the change", path: paths.emailChange, token },
  reason: REASON,
});

/** To the address that the account is to have. It names no one: the address may be a stranger's. */
export const newAddressMail = (token: string): MailText => ({
  subject: "Confirm your new email",
  text: `Please confirm that this address is yours. It takes effect once it's been confirmed from the old address too.\n\nIf you don't know what this is about, you can ignore it.`,
  link: { label: "Confirm this address", path: paths.emailChange, token },
  reason: REASON,
});

/** To the old address, afterwards. */
export const changedMail = (token: string): MailText => ({
  subject: `The email of your ${product.name} account was changed`,
  text: "You now sign in with the new address. If this wasn't you, you can undo it for 7 days: everyone is signed out, and we email you a link to a new password.",
  link: { label: "Undo the change", path: paths.emailChange, token },
  reason: REASON,
});
