import { z } from "zod";
import { BRAND_ROLES, ROLES, SESSION_LEVELS, USER_TYPES } from "~db/constants";
import type { CookieJar } from "./cookies";
import { Signer } from "./signing";

const COOKIE = "session";

const claimsSchema = z.object({
  /** Session row. */
  sid: z.string(),
  /** Profile. */
  uid: z.string(),
  type: z.enum(USER_TYPES),
  /** The account that the person acts for, and as what; empty where they act for themselves. */
  brandId: z.string(),
  brandRole: z.enum(BRAND_ROLES).nullable(),
  roles: z.array(z.enum(ROLES)),
  name: z.string(),
  email: z.string(),
  /** The account waits to be deleted. Cookies of before the claim have none. */
  closing: z.boolean().default(false),
  /** Cookies of before there were levels have none. */
  level: z.enum(SESSION_LEVELS).default("password"),
  /** When the password or a code was last given. Milliseconds, as below. */
  provedAt: z.number().default(0),
  expiresAt: z.number(),
  remember: z.boolean(),
  /** The account whose pages this session is shown for a while, to read only. */
  sees: z
    .object({
      uid: z.string(),
      type: z.enum(USER_TYPES),
      brandId: z.string(),
      brandRole: z.enum(BRAND_ROLES).nullable(),
      name: z.string(),
      email: z.string(),
      /** The row that says so, and until when. */
      id: z.string(),
      endsAt: z.number(),
    })
    .optional(),
});

/** What the signed cookie says of the visitor. True when it was signed; checked again with every request that matters. */
export type Claims = z.infer<typeof claimsSchema>;

/** Reads the session's row: the claims as they are now, or null when the session is over. */
export type SessionCheck = (claims: Claims) => Promise<Claims | null>;

/** The cookie's claims no longer hold: the answer is dropped and the request run again. */
export class StaleSession extends Error {
  override name = "StaleSession";
}

/** A session that still waits for a code signs no one in. */
const signedIn = (claims: Claims | null) => (claims?.level === "code_due" ? null : claims);

/** What pages and rules are told: a session that sees as someone is theirs, without a role. */
function impersonated(claims: Claims | null): Claims | null {
  if (!claims?.sees) return claims;
  const { id, endsAt, ...person } = claims.sees;
  return { ...claims, ...person, roles: [] };
}

/**
 * The visitor of one request. Claims are there at once; the row behind them is read once, at the first
 * `check()`, side by side with the screen's own queries.
 */
export class Session {
  #row: Promise<Claims | null> | undefined;

  /** @param carried what the cookie says, also of a session that still waits for a code */
  constructor(
    readonly carried: Claims | null,
    private readonly readRow: SessionCheck,
    private readonly asOwner = false,
  ) {}

  /** Whose pages this session is shown in place of its owner's: it changes nothing. */
  get sees(): Claims["sees"] | null {
    return (!this.asOwner && this.carried?.sees) || null;
  }

  /** The same session for what its owner may do as themselves while they see as someone: stop. */
  ofOwner(): Session {
    return new Session(this.carried, this.readRow, true);
  }

  /** Who is signed in, or who the session sees as. */
  get claims(): Claims | null {
    return this.#shown(this.carried);
  }

  #shown(claims: Claims | null): Claims | null {
    return signedIn(this.asOwner ? claims : impersonated(claims));
  }

  /** Who has given the password and still owes a code. */
  get unfinished(): Claims | null {
    return this.claims ? null : this.carried;
  }

  #readOnce(): Promise<Claims | null> {
    this.#row ??= this.carried ? this.readRow(this.carried) : Promise.resolve(null);
    return this.#row;
  }

  /** The claims as the database has them now; null for a visitor without a session. */
  check(): Promise<Claims | null> {
    const checked = this.#readOnce().then((claims) => this.#shown(claims));
    // There may be no listener yet; a later await still gets the failure.
    checked.catch(() => {});
    return checked;
  }

  /** Whether the session's row is there, whatever it still waits for. */
  async isOpen(): Promise<boolean> {
    return (await this.#readOnce()) !== null;
  }

  /** @throws StaleSession unless the claims are what the database says. Every write waits for this. */
  async mustHold() {
    if (!this.carried) return;
    if (!sameClaims(this.carried, await this.#readOnce())) throw new StaleSession();
  }

  /** Null when the check was never asked for or has passed; otherwise the session to run the request with. */
  async replacement(): Promise<Session | null> {
    if (!this.#row || !this.carried) return null;
    const now = await this.#row;
    return sameClaims(this.carried, now) ? null : new Session(now, async () => now);
  }
}

const sameClaims = (a: Claims, b: Claims | null) => JSON.stringify(a) === JSON.stringify(b);

const signer = (secrets: readonly string[]) => new Signer(secrets, "session");

/** Cookies whose signature was checked, with what they say: the check takes longer than many a query. Only ours get in. */
const verified = new Map<string, Claims>();
const MAX_VERIFIED = 1_000;

async function verifyClaims(cookie: string, secrets: readonly string[]): Promise<Claims | null> {
  const key = [...secrets, cookie].join("\0");
  const known = verified.get(key);
  if (known) return known;
  const text = await signer(secrets).verify(cookie);
  const claims = text === null ? undefined : claimsSchema.safeParse(JSON.parse(text)).data;
  if (!claims) return null;
  if (verified.size >= MAX_VERIFIED) verified.clear();
  verified.set(key, Object.freeze(claims));
  return claims;
}

export async function readClaims(jar: CookieJar, secrets: readonly string[], now: number) {
  const cookie = jar.get(COOKIE);
  const claims = cookie ? await verifyClaims(cookie, secrets) : null;
  return claims && claims.expiresAt > now ? claims : null;
}

/** Puts the claims into the visitor's cookie; null takes the cookie away. */
export async function writeClaims(
  jar: CookieJar,
  secrets: readonly string[],
  claims: Claims | null,
  now: number,
) {
  if (!claims) return jar.delete(COOKIE);
  const value = await signer(secrets).sign(JSON.stringify(claimsSchema.parse(claims)));
  const seconds = Math.floor((claims.expiresAt - now) / 1000);
  jar.set(COOKIE, value, claims.remember ? { maxAge: seconds } : {});
}
