import { type SQL, sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import type { MailText } from "~/platform/mail";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";

/**
 * Queues a mail to accounts whose addresses the caller has not read. No account, no mail.
 * @param accounts an account's id, or SQL that selects ids
 */
export const queueMailTo = (
  accounts: string | SQL,
  mail: MailText,
  now: number,
  key: string = newId(),
  dueAt: number = now,
): Statement =>
  enqueueEach(
    "mail",
    {
      payload: sql`json_set(${JSON.stringify(mail)}, '$.to', email)`,
      key: sql`${`${key}:`} || id`,
      from: sql`profiles where id in (${accounts})`,
      dueAt,
    },
    now,
  );
