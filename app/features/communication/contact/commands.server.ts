import { and, eq, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { HOUR_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { AppError, appErrorIn } from "~/platform/errors";
import { TakenIdError } from "~/platform/forms";
import { networkOf } from "~/platform/http";
import { isOfMailbox, queueMail } from "~/platform/mail";
import { brokenUnique, type Database, type Statement } from "~db/client";
import { contactMessages } from "~db/schema";
import { contactMail, receivedMail } from "./mails";
import type { ContactMessage } from "./schema";

const LIMIT_PER_HOUR = { sender: 5, network: 20, everyone: 200 };

interface ContactContext {
  db: Database;
  env: Pick<Env, "OPERATOR_EMAIL">;
  /** Milliseconds. */
  now: number;
  /** The sender's address on the network. */
  ip: string;
  /** Whether the sender's plan has priority support. */
  hasPriority?: boolean;
}

/**
 * Stores a message, mails it to the operator and acknowledges it to the sender, all or nothing.
 * The same message sent twice is stored once.
 * @throws AppError limit, or unavailable when the message could not be stored
 */
export async function sendContactMessage(
  { db, env, now, ip, hasPriority = false }: ContactContext,
  message: ContactMessage,
) {
  if (message.leaveEmpty) return;
  try {
    await commit(
      { db },
      {
        change: insertMessage(message, networkOf(ip), now),
        effects: [
          queueMail(
            { ...contactMail(message, hasPriority), to: env.OPERATOR_EMAIL },
            now,
            `contact:${message.id}`,
          ),
          queueMail({ ...receivedMail, to: message.email }, now, `contact-received:${message.id}`),
        ],
      },
      tooManyMessages,
    );
  } catch (error) {
    if (brokenUnique(error) === "contact_messages.id") {
      if (await isMessageStored(db, message)) return;
      throw new TakenIdError();
    }
    if (appErrorIn(error)?.code === "unavailable")
      throw new AppError(
        "unavailable",
        "Failed to send message. Please try again.",
        undefined,
        error,
      );
    throw error;
  }
}

const tooManyMessages = () =>
  new AppError(
    "limit",
    "You've sent several messages already. Please wait an hour, or email us instead.",
    HOUR_MS / 1000,
  );

/** Whether the same form stored this message before. */
async function isMessageStored(db: Database, { id, email, message }: ContactMessage) {
  const [rows] = await db.read(
    db.orm
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.id, id),
          eq(contactMessages.email, email),
          eq(contactMessages.message, message),
        ),
      ),
  );
  return rows.length > 0;
}

const insertMessage = (
  { id, name, email, company = "", message }: ContactMessage,
  network: string,
  now: number,
): Statement =>
  sql`insert into contact_messages (id, name, email, company, message, network, created_at)
      select ${id}, ${name}, ${email}, ${company}, ${message}, ${network}, ${now}
      where (select count(*) from contact_messages where created_at > ${now - HOUR_MS})
          < ${LIMIT_PER_HOUR.everyone}
        and (select count(*) from contact_messages
             where created_at > ${now - HOUR_MS} and network = ${network})
          < ${LIMIT_PER_HOUR.network}
        and (select count(*) from contact_messages
             where created_at > ${now - HOUR_MS} and ${isOfMailbox(sql`email`, email)})
          < ${LIMIT_PER_HOUR.sender}`;
