import { sql } from "drizzle-orm";
import { brand } from "~/brand";
import type { Env } from "~/platform/env";
import { AppError, appErrorIn } from "~/platform/errors";
import { queueMail } from "~/platform/jobs";
import { brokenUnique, type Database, LostRace, mustChange, type Statement } from "~db/client";
import type { ContactMessage } from "./schema";

const HOUR_MS = 60 * 60_000;
const LIMIT_PER_HOUR = { sender: 5, everyone: 200 };

interface Desk {
  db: Database;
  env: Pick<Env, "OPERATOR_EMAIL">;
  /** Milliseconds. */
  now: number;
}

/**
 * Stores a message, mails it to the operator and acknowledges it to the sender, all or nothing.
 * The same message sent twice is stored once.
 * @throws AppError limit, or unavailable when the message could not be stored
 */
export async function sendContactMessage({ db, env, now }: Desk, message: ContactMessage) {
  if (message.leaveEmpty) return;
  try {
    await db.write([
      store(message, now),
      mustChange(),
      queueMail(toOperator(message, env.OPERATOR_EMAIL), now, `contact:${message.id}`),
      queueMail(toSender(message), now, `contact-received:${message.id}`),
    ]);
  } catch (error) {
    if (brokenUnique(error) === "contact_messages.id") return;
    if (error instanceof LostRace)
      throw new AppError(
        "limit",
        "You have sent several messages already. Please wait an hour, or write to us by e-mail.",
        HOUR_MS / 1000,
      );
    if (appErrorIn(error)?.code === "unavailable")
      throw new AppError("unavailable", "Failed to send message. Please try again.");
    throw error;
  }
}

const store = (
  { id, name, email, company = "", message }: ContactMessage,
  now: number,
): Statement =>
  sql`insert into contact_messages (id, name, email, company, message, created_at)
      select ${id}, ${name}, ${email}, ${company}, ${message}, ${now}
      where (select count(*) from contact_messages where created_at > ${now - HOUR_MS})
          < ${LIMIT_PER_HOUR.everyone}
        and (select count(*) from contact_messages
             where created_at > ${now - HOUR_MS} and lower(email) = lower(${email}))
          < ${LIMIT_PER_HOUR.sender}`;

const toOperator = ({ name, email, company, message }: ContactMessage, to: string) => ({
  to,
  replyTo: email,
  subject: `Contact: ${name}`,
  text: `From: ${name} <${email}>\nCompany: ${oneLine(company ?? "") || "none given"}\n\n${message}\n`,
});

/** Says nothing that was typed: this form may not be used to mail one's own words to strangers. */
const toSender = ({ email }: ContactMessage) => ({
  to: email,
  subject: `We have your message`,
  text: `Thank you for writing to ${brand.name}. We have your message, and we'll get back to you within 24 hours.\n\nIf you did not write to us, you can ignore this mail.\n`,
});

const oneLine = (text: string) => text.replace(/\s+/g, " ");
