import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/**
 * What OWASP ASVS 5.0 asks for (appendix C): 32 MiB, about a sixth of a second. A Worker makes one hash at a time, so that is all the
 * memory they take. Stored in every hash, so that they can change.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;

interface Stored {
  cost: typeof COST;
  salt: Buffer;
  key: Buffer;
}

/** Compared when the account does not exist, so that the response time is the same. No password matches it. */
const DUMMY_HASH: Stored = { cost: COST, salt: Buffer.alloc(16), key: Buffer.alloc(KEY_BYTES) };

/** The format of `credentials.password_hash`: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize("NFKC"), salt, COST);
  const { N, r, p } = COST;
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Takes the same time for an unknown account (`stored` is null) as for a known one. A letter with an accent is one character or two,
 * by the keyboard, so passwords are compared in one form (NFKC).
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored ? parse(stored) : null;
  const { cost, salt, key } = known ?? DUMMY_HASH;
  const equal = timingSafeEqual(await derive(password.normalize("NFKC"), salt, cost), key);
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
