import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";
import type { SecurityEventKind } from "~db/constants";
import { EVENTS } from "./alert-events";

/** The others have no mail, or one with a link of its own. */
export type MailedKind = Exclude<SecurityEventKind, "not_me" | "factor_removal_asked">;

const WORDS: Record<MailedKind, { subject: string; text: string }> = {
  new_device: {
    subject: `New sign-in to your ${product.name} account`,
    text: "Your account was signed in to on a device we haven't seen before.",
  },
  new_country: {
    subject: `Sign-in from a new country to your ${product.name} account`,
    text: "Your account was signed in to from a country we haven't seen before.",
  },
  many_failures: {
    subject: `Failed sign-ins to your ${product.name} account`,
    text: "There have been several attempts to sign in to your account with a wrong password or code. The last one came from here:",
  },
  two_factor_on: {
    subject: "Two-factor sign-in is on",
    text: "Your account now asks for a code as well as your password.",
  },
  two_factor_off: {
    subject: "Two-factor sign-in is off",
    text: "Your account no longer asks for a code when you sign in.",
  },
  recovery_code_used: {
    subject: "A recovery code was used",
    text: "Someone used one of your recovery codes in place of a code from your app. It won't work again.",
  },
  passkey_added: {
    subject: `A passkey was added to your ${product.name} account`,
    text: "It signs in to your account without a password. You can remove it under Security.",
  },
  passkey_removed: {
    subject: `A passkey was removed from your ${product.name} account`,
    text: "It no longer signs in to your account.",
  },
  passkey_copied: {
    subject: "We refused one of your passkeys",
    text: "It told us that it had been used fewer times than we've counted, which can mean that someone has copied it. Please remove it under Security and add a new one.",
  },
};

/**
 * @param where device, address and time, as a sentence
 * @param eventId of the link that says that it was someone else
 */
export const alertMail = (kind: MailedKind, where: string, eventId: string): MailText => ({
  subject: WORDS[kind].subject,
  text: `${WORDS[kind].text}\n\n${where}\n\nIf this was you, there's nothing to do.`,
  link: { label: "This wasn't me", path: paths.notMe, token: eventId },
  reason: EVENTS[kind].setting
    ? `You're getting this email because alerts about sign-ins are on. You can switch them off under Security.`
    : `You're getting this email because it's about the security of your ${product.name} account. These emails can't be switched off.`,
});
