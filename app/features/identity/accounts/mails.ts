import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";

/** The reason stated in mails about account security, which cannot be switched off. */
const YOUR_ACCOUNT = `You're getting this email because it's about the security of your ${product.name} account. These emails can't be switched off.`;

/** The first mail to a new account. It repeats no input of the form, because the address is not confirmed yet. */
export const welcomeMail = (token: string): MailText => ({
  ...confirmationMail(token),
  subject: `Welcome to ${product.name}: confirm your email`,
  text: `Your account has been created. Please confirm your email address.\n\n${LINK_LASTS}`,
});

export const confirmationMail = (token: string): MailText => ({
  subject: "Confirm your email",
  text: `Here's your new link. Please use it to confirm your email address.\n\n${LINK_LASTS}`,
  link: { label: "Confirm my email", path: paths.confirmEmail, token },
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
