import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "~db/client";
import { enqueue } from "./enqueue";
import type { Env } from "./env";
import { mailAddress } from "./mail-address";
import { Signer } from "./signing";

/** A link into the app; the signed token is added to its address when the mail is sent. */
const signedLink = z.object({ path: z.string(), token: z.string().optional() });

/** The outbox payload of a mail. */
export const mailSchema = z.object({
  to: mailAddress("No address"),
  subject: z.string(),
  /** Paragraphs, separated by empty lines. */
  text: z.string(),
  /** Who acted, above the text; the picture's path inside the app. */
  face: z.object({ name: z.string(), picture: z.string().nullable() }).optional(),
  /** The button below the text. */
  link: signedLink.extend({ label: z.string() }).optional(),
  /** A sentence that says why the recipient gets the mail. */
  reason: z.string(),
  /** The page that ends mails of this kind. Mail programs can also post to it with one click (RFC 8058). */
  unsubscribe: signedLink.optional(),
  replyTo: mailAddress("No address").optional(),
  /** The account is gone: once the mail is sent, the outbox keeps neither address nor text. */
  clearedOnceSent: z.boolean().optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/** The content of a mail, without its address. */
export type MailText = Omit<Mail, "to">;

/** Renders the HTML and text parts of a mail in the product's design. */
export type RenderMail = (mail: MailText, addresses: MailAddresses) => Parts;

/** The links of a mail as they are sent. */
export interface MailAddresses {
  link?: string | undefined;
  unsubscribe?: string | undefined;
  picture?: string | undefined;
}

interface Parts {
  text: string;
  html: string;
}

/** Queues a mail for the batch of the change that causes it. */
export const queueMail = (mail: Mail, now: number, key?: string): Statement =>
  enqueue("mail", mailSchema.parse(mail), now, { key });

/** Signs the ids of single-use links, so that the database holds nothing that opens an account. */
export const linkSigner = (env: Env) => new Signer(env.SESSION_SECRETS, "mailed-link");

/**
 * Hands one mail to the provider. The provider takes the same key twice as once.
 * @throws Error naming the provider's status, so that the outbox tries again
 */
export async function sendMail(
  env: Env,
  mail: Mail,
  {
    render,
    idempotencyKey,
    signal,
  }: { render: RenderMail; idempotencyKey: string; signal: AbortSignal },
) {
  // An account that was deleted while the mail waited (RFC 2606: there is no such domain).
  if (mail.to.endsWith(".invalid")) return;
  const [link, unsubscribe] = await Promise.all([
    address(env, mail.link),
    address(env, mail.unsubscribe),
  ]);
  const picture = mail.face?.picture && new URL(mail.face.picture, env.APP_ORIGIN).href;
  const response = await fetch(`${env.MAIL_API_URL}/emails`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${env.MAIL_API_KEY}`,
      "Content-Type": "application/json",
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify({
      from: env.MAIL_FROM,
      to: [mail.to],
      subject: mail.subject,
      ...render(mail, { link, unsubscribe, picture: picture ?? undefined }),
      ...(mail.replyTo ? { reply_to: mail.replyTo } : {}),
      ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
    }),
    // The key goes to the provider alone.
    redirect: "manual",
    signal,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Error(`mail provider answered ${response.status}`);
  // Another server at this address may answer 200 to anything.
  if (!acceptedMail.safeParse(answer).success)
    throw new Error(`mail provider answered ${response.status} without the id of the mail`);
}

/** What the provider answers for a mail that it has taken. */
const acceptedMail = z.object({ id: z.string().min(1) });

const oneClick = (unsubscribe: string) => ({
  "List-Unsubscribe": `<${unsubscribe}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

async function address(env: Env, link: z.infer<typeof signedLink> | undefined) {
  if (!link) return;
  const url = new URL(link.path, env.APP_ORIGIN);
  if (link.token) url.searchParams.set("token", await linkSigner(env).sign(link.token));
  return url.href;
}

/**
 * The condition that a column holds an address of the same mailbox: 'name+tag@club.example' is delivered to 'name@club.example'.
 * What else a provider ignores, such as full stops, counts. An index of the column finds them.
 * @param address in lower case
 */
export function isOfMailbox(column: SQLWrapper, address: string): SQL {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).split("+");
  const host = address.slice(at);
  return sql`(${column} = ${name + host} or (${column} > ${`${name}+`} and ${column} < ${`${name},`}
    and substr(${column}, ${-host.length}) = ${host}))`;
}
