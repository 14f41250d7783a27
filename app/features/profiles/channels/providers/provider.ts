import type { Env } from "~/platform/env";
import type { Platform } from "~db/constants";

/** The platforms that an athlete can connect. */
const CONNECTABLE = ["instagram", "tiktok", "youtube"] as const satisfies Platform[];
export type ConnectablePlatform = (typeof CONNECTABLE)[number];

export const isConnectable = (name: unknown): name is ConnectablePlatform =>
  CONNECTABLE.some((platform) => platform === name);

/** What a call to a provider needs from its caller. */
export interface ProviderContext {
  env: Env;
  clock: () => number;
}

/**
 * Why a provider gave no answer:
 * - `expired`: the access token has ended; a refresh may help
 * - `revoked`: the person or the provider has ended the connection; only the person can connect again
 * - `scope_missing`: the person did not allow what we need
 * - `private`: the provider, or its owner, keeps the account or post to itself
 * - `limited`: too many questions; `until` says when to ask again
 * - `failing`: no answer in time, or none that can be read
 * - `gone`: the account or post is no longer there
 * - `not_professional`: Instagram tells of business and creator accounts only
 * - `not_theirs`: the post belongs to another account
 * - `refused`: the question itself was wrong, such as a code used twice
 */
export type Fault =
  | "expired"
  | "revoked"
  | "scope_missing"
  | "private"
  | "limited"
  | "failing"
  | "gone"
  | "not_professional"
  | "not_theirs"
  | "refused";

export interface Refusal {
  fault: Fault;
  /** Of `limited`: when to ask again (milliseconds). */
  until?: number;
}

export type Answer<T> = { ok: T } | Refusal;

/** What a provider gave us to ask with. All of it is secret but the times and the scopes. */
export interface Tokens {
  access: string;
  /** Null where the access token itself is what gets refreshed (Instagram). */
  refresh: string | null;
  expiresAt: number;
  /** From then on only the person can mend the connection; null: no end is known. */
  refreshExpiresAt: number | null;
  scopes: string[];
}

/** A post and what the provider counts of it; null where it does not say. No provider counts impressions any more: views are theirs. */
export interface Post {
  id: string;
  address: string | null;
  postedAt: number;
  caption: string;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  views: number | null;
  reach: number | null;
}

export interface AccountFigures {
  /** Stays when the handle changes. */
  providerId: string;
  /** Without the @. */
  handle: string;
  /** Null: the person hides it. */
  followers: number | null;
  /** Percent of the followers, one decimal (engagement.ts); null: not known. */
  engagementRate: number | null;
  /** The newest first, a dozen at most. */
  posts: Post[];
  /** How many requests it took; at YouTube, units of the quota. */
  requests: number;
}

export interface Provider {
  /** The most requests that one reading of an account takes, and one of a post. */
  requestsPerReading: number;
  requestsPerPost: number;
  /** How long before its end an access token is to be refreshed (milliseconds). */
  refreshBefore: number;
  /** Where the person says yes or no. Null where this deployment has no app at the provider. */
  consentUrl(
    env: Env,
    asked: { state: string; challenge: string; redirectUri: string },
  ): URL | null;
  exchange(
    asking: ProviderContext,
    answer: { code: string; verifier: string; redirectUri: string },
  ): Promise<Answer<Tokens>>;
  /** The answer replaces the old tokens whole: the refresh token may be another one now, and the old one void. */
  refresh(asking: ProviderContext, tokens: Tokens): Promise<Answer<Tokens>>;
  /** Ends the connection at the provider. `refused` where it offers no way: the person does it in its settings. */
  revoke(asking: ProviderContext, tokens: Tokens): Promise<Answer<null>>;
  readAccount(asking: ProviderContext, accessToken: string): Promise<Answer<AccountFigures>>;
  /** @param post its address, and the account (`providerId`) that it has to belong to */
  readPost(
    asking: ProviderContext,
    accessToken: string,
    post: { address: string; accountId: string },
  ): Promise<Answer<Post>>;
}
