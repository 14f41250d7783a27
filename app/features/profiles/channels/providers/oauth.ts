import { z } from "zod";
import { toBase64Url } from "~/platform/signing";
import { fetchProvider, formRequest, parseReply } from "./fetch-provider";
import type { Answer, Fault, ProviderContext, Refusal, Tokens } from "./provider";

const encoder = new TextEncoder();

/** 256 random bits for a state or a verifier. */
export const newSecret = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer);

/** The challenge of a verifier (RFC 7636, S256). */
export const pkceChallenge = async (verifier: string) =>
  toBase64Url(await crypto.subtle.digest("SHA-256", encoder.encode(verifier)));

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  /** TikTok's name, and Google's where the person limits the time. */
  refresh_expires_in: z.number().positive().optional(),
  refresh_token_expires_in: z.number().positive().optional(),
  scope: z.string().optional(),
});

const tokenError = z.object({ error: z.string() });

/** Errors of a token endpoint (RFC 6749, 5.2), which some send with status 200. */
const tokenFault =
  (invalidGrant: Fault) =>
  ({ body }: { body: unknown }): Refusal | null => {
    const { data } = tokenError.safeParse(body);
    if (!data) return null;
    return { fault: data.error === "invalid_grant" ? invalidGrant : "refused" };
  };

/** Asks a token endpoint (RFC 6749). Without `before`, a code is exchanged; with it, those tokens are refreshed. */
export async function requestTokens(
  { clock }: ProviderContext,
  url: URL,
  fields: Record<string, string>,
  before?: Tokens,
): Promise<Answer<Tokens>> {
  const now = clock();
  const answer = parseReply(
    await fetchProvider(url, formRequest(fields)),
    tokenAnswer,
    tokenFault(before ? "revoked" : "refused"),
  );
  if ("fault" in answer) return answer;
  const { ok } = answer;
  const refreshSeconds = ok.refresh_expires_in ?? ok.refresh_token_expires_in;
  return {
    ok: {
      access: ok.access_token,
      refresh: ok.refresh_token ?? before?.refresh ?? null,
      expiresAt: now + ok.expires_in * 1_000,
      refreshExpiresAt: refreshSeconds
        ? now + refreshSeconds * 1_000
        : (before?.refreshExpiresAt ?? null),
      scopes: ok.scope === undefined ? (before?.scopes ?? []) : ok.scope.split(/[ ,]+/),
    },
  };
}

/** Tokens are of use only with these scopes: people can untick some of what we ask for. */
export const withScopes = (answer: Answer<Tokens>, needed: readonly string[]): Answer<Tokens> =>
  "ok" in answer && needed.some((scope) => !answer.ok.scopes.includes(scope))
    ? { fault: "scope_missing" }
    : answer;
