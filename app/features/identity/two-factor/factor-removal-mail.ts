import { paths } from "~/paths";
import { formatInFull } from "~/platform/dates";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";

/** @param removalId of the link that cancels it */
export const removalMail = (removalId: string, dueAt: number): MailText => ({
  subject: "Two-factor sign-in will be turned off",
  text: `Someone with your password told us that they've lost their phone and their recovery codes. From ${formatInFull(dueAt, "UTC")} they can turn two-factor sign-in off and get in with the password alone.\n\nIf that's you, wait until then and sign in again.\n\nIf it isn't, keep it on with the button below and change your password.`,
  link: { label: "Keep two-factor sign-in on", path: paths.keepFactor, token: removalId },
  reason: `You're getting this email because it's about the security of your ${product.name} account. These emails can't be switched off.`,
});
