import { randomBytes, scryptSync } from "node:crypto";

const KEY_BYTES = 32;

/** A hash as `hashPassword` makes it, at a cost that tests can pay many times. */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, KEY_BYTES, { N: 2, r: 1, p: 1 });
  return ["scrypt", 2, 1, 1, salt.toString("base64url"), key.toString("base64url")].join("$");
}
