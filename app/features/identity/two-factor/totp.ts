import { createTOTPKeyURI, verifyHOTP } from "@oslojs/otp";
import { SECOND_MS } from "~/platform/durations";
import { product } from "~/product";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** What RFC 4226 recommends. */
const SECRET_BYTES = 20;

export const newSecret = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** The address that authenticator apps read from the QR code. */
export const keyUri = (secret: Uint8Array, email: string) =>
  createTOTPKeyURI(product.name, email, secret, STEP_SECONDS, DIGITS);

/** The secret as people type it, in groups of four. */
export const keyText = (uri: string) =>
  (new URL(uri).searchParams.get("secret") ?? "").replaceAll(/(.{4})(?=.)/g, "$1 ");

/**
 * The number of the 30 seconds that a code is of. A clock may be off by one step. Pure.
 * @returns null for a wrong code
 */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  const current = Math.floor(now / SECOND_MS / STEP_SECONDS);
  const fits = (step: number) => verifyHOTP(secret, BigInt(step), DIGITS, code);
  return [current, current + 1, current - 1].find(fits) ?? null;
}
