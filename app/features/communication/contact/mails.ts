import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { normalizeLine } from "~/platform/normalize-text";
import { product } from "~/product";
import type { ContactMessage } from "./schema";

/** The mail to the operator, who answers with a reply. */
export const contactMail = (
  { name, email, company, message }: ContactMessage,
  hasPriority: boolean,
): MailText => ({
  replyTo: email,
  subject: `${hasPriority ? "Priority: " : ""}Contact: ${name}`,
  text: `From: ${name} <${email}>\nCompany: ${normalizeLine(company ?? "") || "not given"}\n\n${message}`,
  reason: "Sent from the contact form. Reply to this email to answer.",
});

/** The mail to the sender. It repeats no input, because the form must not mail arbitrary text to third parties. */
export const receivedMail: MailText = {
  subject: "We've got your message",
  text: `Thanks for contacting ${product.name}. We've got your message and will reply within 24 hours.`,
  link: { label: "Read our help pages", path: paths.help },
  reason:
    "You're getting this email because this address was used in our contact form. If that wasn't you, you can ignore it.",
};
