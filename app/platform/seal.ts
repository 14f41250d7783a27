import { fromBase64Url, toBase64Url } from "./signing";

/** A key of 32 bytes (base64url) with its name. */
export interface SealingKey {
  id: string;
  bytes: string;
}

const IV_BYTES = 12;
const encoder = new TextEncoder();

const bytesOf = ({ bytes }: SealingKey) => fromBase64Url(bytes) as Uint8Array<ArrayBuffer>;

const cipherKey = (key: SealingKey) =>
  crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, ["encrypt", "decrypt"]);

const cipher = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: encoder.encode(place),
});

/**
 * Encrypts with the first of the keys: `name.iv.bytes`.
 * @param place where it is stored: sealed text that is moved elsewhere opens no more
 */
export async function seal(
  [key]: readonly SealingKey[],
  secret: Uint8Array<ArrayBuffer>,
  place: string,
): Promise<string> {
  if (!key) throw new Error("There is no key to seal with");
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(cipher(iv, place), await cipherKey(key), secret);
  return `${key.id}.${toBase64Url(iv.buffer)}.${toBase64Url(sealed)}`;
}

/** @throws Error unless one of the keys has sealed it, for this place */
export async function unseal(
  keys: readonly SealingKey[],
  sealed: string,
  place: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [id, ...parts] = sealed.split(".");
  const [iv, bytes] = parts.map(fromBase64Url);
  const key = keys.find((known) => known.id === id);
  if (!key || !iv || !bytes) throw new Error(`No key '${id}' to open sealed text with`);
  return new Uint8Array(
    await crypto.subtle.decrypt(cipher(iv, place), await cipherKey(key), bytes),
  );
}

/** A key of its own for hashes, derived (HKDF): the one that seals does nothing else. */
async function hashKey(key: SealingKey): Promise<CryptoKey> {
  const root = await crypto.subtle.importKey("raw", bytesOf(key), "HKDF", false, ["deriveKey"]);
  const info = encoder.encode("keyed-hash");
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  const algorithm = { name: "HMAC", hash: "SHA-256", length: 256 };
  return crypto.subtle.deriveKey(derivation, root, algorithm, false, ["sign"]);
}

/** Hashes of a text, one for each key; the first is the one to store. */
export const keyedHashes = (keys: readonly SealingKey[], text: string): Promise<string[]> =>
  Promise.all(
    keys.map(async (key) =>
      toBase64Url(await crypto.subtle.sign("HMAC", await hashKey(key), encoder.encode(text))),
    ),
  );
