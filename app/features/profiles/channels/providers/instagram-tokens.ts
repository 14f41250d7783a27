import { z } from "zod";
import { fetchProvider, parseReply, providerUrl } from "./fetch-provider";
import { classifyFault } from "./instagram-faults";
import type { Answer, ProviderContext, Tokens } from "./provider";

const longToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** Gets a token of 60 days for the one of an hour that a code gives. */
export const exchangeToken = (asking: ProviderContext, short: string, scopes: string[]) =>
  renewToken(
    asking,
    "/access_token",
    {
      grant_type: "ig_exchange_token",
      client_secret: asking.env.INSTAGRAM_CLIENT_SECRET ?? "",
    },
    short,
    scopes,
  );

/** Gets a token of 60 days for another one. The address holds secrets, because Instagram takes them nowhere else: it is never logged. */
export async function renewToken(
  { env, clock }: ProviderContext,
  path: string,
  query: Record<string, string>,
  token: string,
  scopes: string[],
): Promise<Answer<Tokens>> {
  const now = clock();
  const reply = await fetchProvider(
    providerUrl(env, "instagram", path, { ...query, access_token: token }),
  );
  const answer = parseReply(reply, longToken, (answered) => classifyFault(answered, now));
  if ("fault" in answer) return answer;
  const expiresAt = now + answer.ok.expires_in * 1_000;
  return {
    ok: {
      access: answer.ok.access_token,
      refresh: null,
      expiresAt,
      refreshExpiresAt: expiresAt,
      scopes,
    },
  };
}
