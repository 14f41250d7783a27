import { z } from "zod";
import type { Statement } from "~db/client";
import { enqueue } from "./enqueue";
import type { Env } from "./env";
import { Signer } from "./signing";

/** What the outbox keeps of a mail. `{{link}}` in the text becomes the address of `link`. */
export const mailSchema = z.object({
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.email().optional(),
  link: z.object({ path: z.string(), token: z.string().optional() }).optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/** Queues a mail for the batch of the change that causes it. */
export const queueMail = (mail: Mail, now: number, key?: string): Statement =>
  enqueue("mail", mailSchema.parse(mail), now, key);

/** Signs the ids of single-use links, so that the database holds nothing that opens an account. */
export const linkSigner = (env: Env) => new Signer(env.SESSION_SECRETS, "mailed-link");

/**
 * Hands one mail to the provider. The provider takes the same key twice as once.
 * @throws Error naming the provider's status, so that the outbox tries again
 */
export async function sendMail(env: Env, mail: Mail, idempotencyKey: string) {
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
      text: mail.text.replaceAll("{{link}}", await address(env, mail.link)),
      ...(mail.replyTo ? { reply_to: mail.replyTo } : {}),
    }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`mail provider answered ${response.status}`);
}

async function address(env: Env, link: Mail["link"]): Promise<string> {
  if (!link) return "";
  const url = new URL(link.path, env.APP_ORIGIN);
  if (link.token) url.searchParams.set("token", await linkSigner(env).sign(link.token));
  return url.href;
}
