import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { siteOf, storeChallenge } from "~/features/identity/passkeys/passkey-options.server";
import { toBase64Url } from "~/platform/signing";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { passkeys } from "~db/schema";
import { env } from "./auth-context";

/** Bits of the flags in what an authenticator signs. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const join = (...parts: (Bytes | number[])[]): Bytes =>
  Uint8Array.from(parts.flatMap((p) => [...p]));
const number = (n: number, bytes: number) =>
  Array.from({ length: bytes }, (_, i) => (n >>> (8 * (bytes - 1 - i))) & 0xff);

/** CBOR of a short text and of 24 to 65,535 bytes, in the one form that the library takes. */
const text = (value: string) => join([0x60 + value.length], utf8(value));
const byteString = (value: Bytes) =>
  join(value.length < 256 ? [0x58, value.length] : [0x59, ...number(value.length, 2)], value);

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
}

/** A device that makes one passkey (ES256) and signs with it, without a browser. */
export async function makeAuthenticator() {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
  const coseKey = join(
    [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
    byteString(point.slice(1, 33)),
    [0x22],
    byteString(point.slice(33)),
  );
  const credential = crypto.getRandomValues(new Uint8Array(16));
  const id = toBase64Url(credential.buffer);
  const site = siteOf(env);

  const answer = (response: Record<string, string>) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  const clientData = (type: string, { challenge, origin = site.origin }: Ceremony) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = async (
    { rpId = site.rpId, isVerified = true }: Ceremony,
    uses: number,
    key: Bytes = new Uint8Array(),
  ) =>
    join(
      await sha256(utf8(rpId)),
      [PRESENT + (isVerified ? VERIFIED : 0) + (key.length > 0 ? HAS_KEY : 0)],
      number(uses, 4),
      key,
    );

  return {
    id,
    publicKey: toBase64Url(coseKey.buffer),
    async create(ceremony: Ceremony) {
      const key = join(new Uint8Array(16), number(credential.length, 2), credential, coseKey);
      const attestation = join(
        [0xa3],
        text("fmt"),
        text("none"),
        text("attStmt"),
        [0xa0],
        text("authData"),
        byteString(await authData(ceremony, 0, key)),
      );
      return answer({
        clientDataJSON: toBase64Url(clientData("webauthn.create", ceremony).buffer),
        attestationObject: toBase64Url(attestation.buffer),
      });
    },
    async sign(ceremony: Ceremony, uses = 0) {
      const client = clientData("webauthn.get", ceremony);
      const data = await authData(ceremony, uses);
      const signed = join(data, await sha256(client));
      const raw = await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        keys.privateKey,
        signed,
      );
      return answer({
        clientDataJSON: toBase64Url(client.buffer),
        authenticatorData: toBase64Url(data.buffer),
        signature: toBase64Url(derOf(new Uint8Array(raw)).buffer),
      });
    },
  };
}

/** Web Crypto signs as two numbers side by side, authenticators as ASN.1. */
function derOf(raw: Bytes): Bytes {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((half) => {
    const start = half.findIndex((byte) => byte !== 0);
    const digits = half.slice(start);
    const padded = (digits[0] ?? 0) > 0x7f ? join([0], digits) : digits;
    return join([0x02, padded.length], padded);
  });
  const body = join(...numbers);
  return join([0x30, body.length], body);
}

/** A passkey of this person, as if it had been added. */
export async function makePasskey(db: Database, { userId }: { userId: string }, counter = 0) {
  const device = await makeAuthenticator();
  const rowId = newId();
  await db.write([
    db.orm.insert(passkeys).values({
      id: rowId,
      userId,
      credentialId: device.id,
      publicKey: device.publicKey,
      counter,
      name: "Test key",
      createdAt: Date.now(),
    }),
  ]);
  return { ...device, rowId };
}

/** A challenge that this person (null: a visitor at sign-in) was given. */
export async function makeChallenge({ db, clock }: AuthContext, userId: string | null) {
  const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer);
  await db.write([storeChallenge(db, challenge, userId, clock())]);
  return challenge;
}
