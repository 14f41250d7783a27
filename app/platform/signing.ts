export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of bytes, or of a text in UTF-8, in lower-case hex. */
export async function sha256Hex(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return hexOf(
    new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)),
  );
}

const encoder = new TextEncoder();

export const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const keys = new Map<string, CryptoKey>();

/** The key of a secret and a purpose, imported once per isolate. */
async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const id = `${purpose}\0${secret}`;
  const known = keys.get(id);
  if (known) return known;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = encoder.encode(id);
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign", "verify"]);
  keys.set(id, key);
  return key;
}

/**
 * Signs short texts with HMAC-SHA-256: with the first of its secrets, while it accepts a signature of any.
 * `purpose` keeps a signature of one kind from passing as another.
 */
export class Signer {
  constructor(
    private readonly secrets: readonly string[],
    private readonly purpose: string,
  ) {}

  /** `text.signature`, both safe in an address. */
  async sign(text: string): Promise<string> {
    return `${toBase64Url(encoder.encode(text).buffer as ArrayBuffer)}.${await this.digest(text)}`;
  }

  /** The text, or null when the signature is not ours. There is one spelling of a signed text. */
  async verify(signed: string): Promise<string | null> {
    const [text, signature] = signed.split(".").map(fromBase64Url);
    if (!text || !signature) return null;
    if (signed !== `${toBase64Url(text.buffer)}.${toBase64Url(signature.buffer)}`) return null;
    for (const secret of this.secrets) {
      const key = await keyOf(secret, this.purpose);
      if (await crypto.subtle.verify("HMAC", key, signature, text))
        return new TextDecoder().decode(text);
    }
    return null;
  }

  /** A keyed hash of the text. */
  async digest(text: string): Promise<string> {
    const key = await keyOf(this.secrets[0] ?? "", this.purpose);
    return toBase64Url(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  }
}
