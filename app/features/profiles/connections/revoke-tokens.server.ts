import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Background } from "~/platform/context";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";
import { socialConnections } from "~db/schema";
import { PROVIDERS } from "../channels/providers";
import type { ConnectablePlatform, Fault } from "../channels/providers/provider";
import { openTokens } from "./tokens.server";

/** Ending connections at the platforms when their rows go without a person who waits: the outbox does it. */

export const revocationSchema = z.object({
  athleteId: z.string(),
  platform: z.enum(Object.keys(PROVIDERS) as [ConnectablePlatform, ...ConnectablePlatform[]]),
  sealedTokens: z.string(),
});

/** Stands before the statement that deletes the rows of `social_connections` under this condition. */
export const queueRevocations = (condition: SQL, now: number): Statement =>
  enqueueEach(
    "channel-revocation",
    {
      payload: sql`json_object('athleteId', athlete_id, 'platform', platform, 'sealedTokens', sealed_tokens)`,
      key: sql`athlete_id || ':' || platform || ':' || connected_at`,
      from: sql`${socialConnections} where ${condition}`,
    },
    now,
  );

/** A platform that answers so may take it later. */
const LATER: readonly Fault[] = ["limited", "failing"];

export async function sendRevocation(
  { env, clock }: Pick<Background, "env" | "clock">,
  { sealedTokens, ...key }: z.infer<typeof revocationSchema>,
): Promise<void> {
  // Tokens that no key opens any more end by themselves.
  const tokens = await openTokens(env, key, sealedTokens).catch(() => null);
  if (!tokens) return;
  const answer = await PROVIDERS[key.platform].revoke({ env, clock }, tokens);
  if ("fault" in answer && LATER.includes(answer.fault))
    throw new Error(`${key.platform} did not end a connection: ${answer.fault}`);
}
