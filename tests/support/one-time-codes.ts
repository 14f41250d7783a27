import { generateHOTP } from "@oslojs/otp";
import { seal } from "~/platform/seal";
import type { Database } from "~db/client";
import { totpFactors } from "~db/schema";
import { env } from "./auth-context";
import type { Person } from "./factories";

const STEP_MS = 30_000;

/**
 * The code that an authenticator app shows, `steps` of 30 seconds later. Two codes for one account are `codeOf(secret)` and
 * `codeOf(secret, 1)`: both are right also when the next 30 seconds begin between them.
 */
export const codeOf = (secret: Uint8Array, steps = 0) =>
  generateHOTP(secret, BigInt(Math.floor(Date.now() / STEP_MS) + steps), 6);

/** The secret of a key as a set-up page shows it. */
export function secretOf(key: string): Uint8Array<ArrayBuffer> {
  const bits = [...key.replaceAll(" ", "")]
    .map((letter) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
    )
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Turns two-factor sign-in on for this person. @returns the secret */
export async function makeFactor(db: Database, { userId }: Pick<Person, "userId">) {
  const secret = crypto.getRandomValues(new Uint8Array(20));
  const now = Date.now();
  await db.write([
    db.orm.insert(totpFactors).values({
      userId,
      sealedSecret: await seal(env.FACTOR_KEYS, secret, `totp:${userId}`),
      confirmedAt: now,
      createdAt: now,
    }),
  ]);
  return secret;
}
