import { webcrypto } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const { subtle } = webcrypto;
const base64Url = (bytes: ArrayBuffer | Uint8Array) =>
  Buffer.from(bytes as ArrayBuffer).toString("base64url");
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
const P256 = { name: "ECDH", namedCurve: "P-256" };

/** A browser's keys: it decrypts what is encrypted for it, as RFC 8291 says. */
export class PushReceiver {
  private constructor(
    private readonly keys: { publicKey: webcrypto.CryptoKey; privateKey: webcrypto.CryptoKey },
    readonly p256dh: string,
    readonly auth: string,
  ) {}

  static async create() {
    const keys = await subtle.generateKey(P256, true, ["deriveBits"]);
    const auth = base64Url(webcrypto.getRandomValues(new Uint8Array(16)));
    return new PushReceiver(keys, base64Url(await subtle.exportKey("raw", keys.publicKey)), auth);
  }

  /** @param d the private key, base64url */
  static async of({ p256dh, d, auth }: { p256dh: string; d: string; auth: string }) {
    const [x, y] = [bytesOf(p256dh).slice(1, 33), bytesOf(p256dh).slice(33)].map(base64Url);
    const jwk = { kty: "EC", crv: "P-256", x, y } as webcrypto.JsonWebKey;
    const privateKey = await subtle.importKey("jwk", { ...jwk, d }, P256, true, ["deriveBits"]);
    const publicKey = await subtle.importKey("jwk", jwk, P256, true, []);
    return new PushReceiver({ publicKey, privateKey }, p256dh, auth);
  }

  async decrypt(body: Uint8Array): Promise<string> {
    const salt = body.slice(0, 16);
    const sender = body.slice(21, 86);
    const senderKey = await subtle.importKey("raw", sender, P256, false, []);
    const secret = await subtle.deriveBits(
      { name: "ECDH", public: senderKey },
      this.keys.privateKey,
      256,
    );
    const info = [..."WebPush: info\0"].map((c) => c.charCodeAt(0));
    const ikm = await derive(secret, bytesOf(this.auth), 32, [
      ...info,
      ...bytesOf(this.p256dh),
      ...sender,
    ]);
    const named = (name: string) => [...`Content-Encoding: ${name}\0`].map((c) => c.charCodeAt(0));
    const key = await derive(ikm, salt, 16, named("aes128gcm"));
    const iv = await derive(ikm, salt, 12, named("nonce"));
    const aes = await subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    const plain = new Uint8Array(
      await subtle.decrypt({ name: "AES-GCM", iv }, aes, body.slice(86)),
    );
    const end = plain.findLastIndex((byte) => byte !== 0);
    if (plain[end] !== 2) throw new Error("The padding of the last record is wrong.");
    return new TextDecoder().decode(plain.slice(0, end));
  }
}

/** What a browser's script sends of its subscription. */
export const subscriptionOf = ({ p256dh, auth }: PushReceiver) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${webcrypto.randomUUID()}`,
  p256dh,
  auth,
});

async function derive(secret: ArrayBuffer, salt: Uint8Array, bytes: number, info: number[]) {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const algorithm = { name: "HKDF", hash: "SHA-256", salt, info: Uint8Array.from(info) };
  return subtle.deriveBits(algorithm, key, bytes * 8);
}

interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** A push service that keeps what it gets. `status` is its answer; `port` 0 takes any. */
export async function startPushService(port = 0) {
  const received: Received[] = [];
  const service = { status: 201, received, url: "", stop: () => server.close() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      path: request.url ?? "",
      headers: request.headers,
      body: Uint8Array.from(Buffer.concat(chunks)),
    });
    response.writeHead(service.status).end();
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** The claims of a VAPID header. @throws Error if the signature is not that of its key */
export async function vapidClaims(authorization: string) {
  const [, token = "", k = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const key = await subtle.importKey(
    "raw",
    bytesOf(k),
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["verify"],
  );
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  if (!(await subtle.verify(algorithm, key, bytesOf(signature), signed)))
    throw new Error("The signature is wrong.");
  return { key: k, ...JSON.parse(new TextDecoder().decode(bytesOf(claims))) };
}
