import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** One of OWASP's sets: 16 MiB, about an eighth of a second. Kept in every hash, so it may change later. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;

interface Stored {
  cost: typeof COST;
  salt: Buffer;
  key: Buffer;
}

/** Stands in for an account that does not exist: to refuse takes as long as to compare. No password fits it. */
const NOBODY: Stored = { cost: COST, salt: Buffer.alloc(16), key: Buffer.alloc(KEY_BYTES) };

/** What `credentials.password_hash` holds: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const { N, r, p } = COST;
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Compares in the same time whether the account exists (`stored` is null for one that does not) or not. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored ? parse(stored) : null;
  const { cost, salt, key } = known ?? NOBODY;
  const equal = timingSafeEqual(await derive(password, salt, cost), key);
  return known !== null && equal;
}

function parse(stored: string): Stored | null {
  const [scheme, N, r, p, salt, key] = stored.split("$");
  if (scheme !== "scrypt" || !salt || !key) return null;
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== KEY_BYTES) return null;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: bytes,
  };
}

const derive = (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
