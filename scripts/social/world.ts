import { randomBytes } from "node:crypto";

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

export type Platform = "instagram" | "youtube" | "tiktok";

/** Times are seconds, as the providers write them. */
export interface Post {
  id: string;
  caption: string;
  postedAt: number;
  likes: number;
  comments: number;
  shares: number;
  views: number;
  reach: number;
  /** The person hides how many like it. */
  likesHidden: boolean;
  /** Its owner alone sees it. Instagram has no such posts: there it stands for one that was archived. */
  private: boolean;
  /** Its counts are what it comes to in a month; until then there are fewer, by the clock. */
  grows: boolean;
}

/** An account at a provider. */
export interface Person {
  platform: Platform;
  id: string;
  handle: string;
  followers: number;
  followersHidden: boolean;
  private: boolean;
  /** Instagram: a business or creator account. */
  professional: boolean;
  closed: boolean;
  posts: Post[];
}

/** What a person allowed us once. */
export interface Grant {
  personId: string;
  scopes: string[];
  ended: boolean;
}

export interface Token {
  kind: "code" | "short" | "access" | "refresh";
  grant: string;
  issuedAt: number;
  /** 0: no end. */
  endsAt: number;
  /** Of a code: where its answer went, and the PKCE challenge; empty without. */
  redirectUri: string;
  challenge: string;
}

/** What the next requests come to. */
export interface Failure {
  platform: Platform;
  kind: "error" | "limited" | "slow" | "garbage" | "huge";
  times: number;
  /** Of `limited`, where the provider says it. */
  minutes: number;
}

/** Plain JSON: emulate stores it. */
export interface State {
  /** Seconds by which the clock has been put forward. */
  ahead: number;
  people: Person[];
  grants: Record<string, Grant>;
  tokens: Record<string, Token>;
  failures: Failure[];
  /** What was asked last: method and address. */
  asked: string[];
  /** Units taken in a window of time, by its name. */
  taken: Record<string, number>;
  quota: { youtubeUnitsADay: number; tiktokRequestsAMinute: number };
}

/** Why a token opens nothing. */
export type Void = "unknown" | "expired" | "ended";

export class World {
  constructor(readonly state: State) {}

  now = () => Math.floor(Date.now() / 1000) + this.state.ahead;

  person(id: string): Person {
    const found = this.state.people.find((one) => one.id === id);
    if (!found) throw new Error(`No person ${id}`);
    return found;
  }

  /** The posts of a person that others see, as they are now. */
  shown = ({ posts }: Person): Post[] => posts.filter((post) => !post.private).map(this.counted);

  /** A post with its counts as they are now. */
  counted = (post: Post): Post => {
    const hours = (this.now() - post.postedAt) / HOUR;
    // Half of it comes in the first day.
    const share = post.grows ? Math.min(1, Math.max(0, 1 - 0.5 ** (hours / 24))) : 1;
    const some = (count: number) => Math.floor(count * share);
    return {
      ...post,
      likes: some(post.likes),
      comments: some(post.comments),
      shares: some(post.shares),
      views: some(post.views),
      reach: some(post.reach),
    };
  };

  grant(personId: string, scopes: string[]): string {
    const id = randomBytes(8).toString("hex");
    this.state.grants[id] = { personId, scopes, ended: false };
    return id;
  }

  /** @param seconds how long it is good; 0: for ever */
  issue(
    kind: Token["kind"],
    grant: string,
    seconds: number,
    { redirectUri = "", challenge = "" } = {},
  ): string {
    const text = `${kind}-${randomBytes(24).toString("base64url")}`;
    const issuedAt = this.now();
    const endsAt = seconds && issuedAt + seconds;
    this.state.tokens[text] = { kind, grant, issuedAt, endsAt, redirectUri, challenge };
    return text;
  }

  /** What a token opens, or why it opens nothing. */
  open(
    text: string,
    ...kinds: Token["kind"][]
  ): { token: Token; grant: Grant; person: Person } | Void {
    const token = this.state.tokens[text];
    const grant = token && this.state.grants[token.grant];
    if (!token || !grant || !kinds.includes(token.kind)) return "unknown";
    if (grant.ended) return "ended";
    if (token.endsAt && token.endsAt <= this.now()) return "expired";
    return { token, grant, person: this.person(grant.personId) };
  }

  /** A token that is good for one use only. */
  take(text: string, ...kinds: Token["kind"][]) {
    const opened = this.open(text, ...kinds);
    delete this.state.tokens[text];
    return opened;
  }

  grantsOf = (personId: string): Grant[] =>
    Object.values(this.state.grants).filter((grant) => grant.personId === personId);

  /** Takes units of a window, and says whether there were enough. */
  spend(window: string, limit: number): boolean {
    const taken = (this.state.taken[window] ?? 0) + 1;
    if (taken > limit) return false;
    this.state.taken[window] = taken;
    return true;
  }
}
