import { sql } from "drizzle-orm";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { commit, personContext } from "~/platform/command";
import { linkSigner } from "~/platform/mail";
import { readUnsubscribeToken } from "./unsubscribe";

/**
 * The subscription of a signed link; null if the signature is not valid. Opening the link changes nothing, because mail
 * scanners open links.
 */
export const verifySubscription = async ({ env }: Pick<AuthContext, "env">, signed: string) =>
  readUnsubscribeToken(await linkSigner(env).verify(signed));

/**
 * Ends the mails of one category without a session, because the mail is proof enough.
 * @returns false if the signature is not valid
 */
export async function unsubscribe(ctx: AuthContext, signed: string): Promise<boolean> {
  const found = await verifySubscription(ctx, signed);
  if (!found) return false;
  const { userId, subscription } = found;
  const now = ctx.clock();
  await commit(personContext(ctx, userId, now), {
    effects:
      subscription === "daily"
        ? [
            sql`update notification_settings set mail = 'never', digest_at = null, version = version + 1
            where user_id = ${userId} and mail = 'daily'`,
          ]
        : [
            sql`insert into notification_opt_outs (user_id, category, channel)
            select id, ${subscription}, 'mail' from profiles where id = ${userId}
            on conflict do nothing`,
          ],
    audit: {
      action: "unsubscribed",
      resourceType: "account",
      resourceId: userId,
      detail: { subscription },
    },
  });
  return true;
}
