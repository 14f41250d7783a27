import { MINUTE_MS, SECOND_MS } from "~/platform/durations";
import { toBase64Url } from "~/platform/signing";

/** How a shop signs what it reports: `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body", hex>`. */
export const SIGNATURE_HEADER = "Laurel-Signature";

const TOLERANCE_MS = 5 * MINUTE_MS;
const HEADER = /^t=(\d{1,12}),\s?v1=([0-9a-f]{64})$/;
const PREFIX = "lrl_";

/** 32 bytes, as its brand copies them. */
export const newSalesSecret = () =>
  PREFIX + toBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer);

/**
 * Whether the holder of the secret has signed these bytes within the last five minutes. The key is the secret as it is copied.
 * @param header null where none was sent
 */
export async function isSigned(
  secret: string,
  { header, body, now }: { header: string | null; body: Uint8Array; now: number },
): Promise<boolean> {
  const [, seconds, hex] = HEADER.exec(header ?? "") ?? [];
  if (!seconds || !hex || Math.abs(Number(seconds) * SECOND_MS - now) > TOLERANCE_MS) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "verify",
  ]);
  const start = encoder.encode(`${seconds}.`);
  const signed = new Uint8Array(start.length + body.length);
  signed.set(start);
  signed.set(body, start.length);
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crypto.subtle.verify("HMAC", key, signature, signed);
}
