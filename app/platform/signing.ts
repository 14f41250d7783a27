const encoder = new TextEncoder();

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** Signs short texts with HMAC-SHA-256. `purpose` keeps a signature of one kind from passing as another. */
export class Signer {
  #key: Promise<CryptoKey>;

  constructor(secret: string, purpose: string) {
    this.#key = crypto.subtle.importKey(
      "raw",
      encoder.encode(`${purpose}\0${secret}`),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign", "verify"],
    );
  }

  /** `text.signature`, both safe in an address. */
  async sign(text: string): Promise<string> {
    return `${toBase64Url(encoder.encode(text).buffer as ArrayBuffer)}.${await this.digest(text)}`;
  }

  /** The text, or null when the signature is not ours. */
  async verify(signed: string): Promise<string | null> {
    const [head, tail] = signed.split(".");
    if (!head || !tail) return null;
    try {
      const text = fromBase64Url(head);
      const ok = await crypto.subtle.verify("HMAC", await this.#key, fromBase64Url(tail), text);
      return ok ? new TextDecoder().decode(text) : null;
    } catch {
      return null;
    }
  }

  /** A keyed hash of the text. */
  async digest(text: string): Promise<string> {
    return toBase64Url(await crypto.subtle.sign("HMAC", await this.#key, encoder.encode(text)));
  }
}
