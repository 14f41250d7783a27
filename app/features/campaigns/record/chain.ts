import canonicalize from "canonicalize";
import { sha256Hex } from "~/platform/signing";

/*
 * How the record of a campaign is hashed, signed and checked: docs/record-format.md. Pure. scripts/verify-record.mjs does the
 * same for third parties; chain.test.ts compares the two.
 */

export const FORMAT = "laurel-record-1";

/** What an entry says. Those who may not read it get the hash of this alone. */
export interface EntryContent {
  athlete: string;
  body: unknown;
  createdAt: number;
  kind: string;
  salt: string;
  subject: string;
}

export interface Seal {
  key: string;
  sealedAt: number;
  signature: string;
}

/** An entry as files hold it; one that is withheld has the hash of its content in place of the content. */
export type FileEntry = { number: number; hash: string; seal: Seal } & (
  | EntryContent
  | { content: string }
);

export interface RecordFile {
  format: typeof FORMAT;
  campaign: string;
  entries: FileEntry[];
}

/** A public key (RFC 8037) and when it signs, in milliseconds; null: no end. */
export interface PublicKey {
  kid: string;
  kty: "OKP";
  crv: "Ed25519";
  x: string;
  from: number;
  until: number | null;
}

/**
 * `form`: not what such a file holds. `number`: an entry is missing, or not in its place. `content`: it says something else
 * than what was signed. `seal`: the signature is not of this hash and time.
 */
export type Fault = "form" | "number" | "content" | "seal";

export type Verdict =
  | { state: "whole"; campaign: string; entries: number; head: string }
  | { state: "altered"; at: number; fault: Fault }
  | { state: "unknown key"; at: number; key: string };

/**
 * RFC 8785.
 * @throws Error for what JSON does not hold
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("This has no form in JSON");
  return text;
}

export const contentHash = ({ athlete, body, createdAt, kind, salt, subject }: EntryContent) =>
  sha256Hex(canonicalJson({ athlete, body, createdAt, kind, salt, subject }));

/** The hash of an entry: of its place in the chain, the hash of the one before and the hash of its content. */
export async function entryHash(
  campaign: string,
  number: number,
  previous: string | null,
  entry: EntryContent | { content: string },
): Promise<string> {
  const content = "content" in entry ? entry.content : await contentHash(entry);
  return sha256Hex(canonicalJson({ campaign, content, number, previous }));
}

/** What is signed. */
export const sealedText = (hash: string, sealedAt: number) =>
  canonicalJson({ format: FORMAT, hash, sealedAt });

const HASH = /^[0-9a-f]{64}$/;
const FILE = ["campaign", "entries", "format"];
const ENTRY = ["hash", "number", "seal"];
const CONTENT = ["athlete", "body", "createdAt", "kind", "salt", "subject"];
const SEAL = ["key", "sealedAt", "signature"];

const hasKeys = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).sort().join() === [...keys].sort().join();

const isTime = (value: unknown) => Number.isSafeInteger(value);

const isSeal = (seal: unknown) =>
  hasKeys(seal, SEAL) &&
  typeof seal.key === "string" &&
  typeof seal.signature === "string" &&
  isTime(seal.sealedAt);

function isEntry(entry: unknown): entry is FileEntry {
  if (hasKeys(entry, [...ENTRY, "content"]))
    return HASH.test(String(entry.hash)) && HASH.test(String(entry.content)) && isSeal(entry.seal);
  return (
    hasKeys(entry, [...ENTRY, ...CONTENT]) &&
    [entry.athlete, entry.kind, entry.salt, entry.subject].every((id) => typeof id === "string") &&
    HASH.test(String(entry.hash)) &&
    isTime(entry.createdAt) &&
    isSeal(entry.seal)
  );
}

/** Checks a whole record. Returns the first fault, or else the first key that is not in `keys`. */
export async function checkRecord(record: unknown, keys: readonly PublicKey[]): Promise<Verdict> {
  if (
    !hasKeys(record, FILE) ||
    record.format !== FORMAT ||
    typeof record.campaign !== "string" ||
    !Array.isArray(record.entries) ||
    record.entries.length === 0
  )
    return { state: "altered", at: 0, fault: "form" };
  let unknown: Extract<Verdict, { state: "unknown key" }> | undefined;
  let previous: string | null = null;
  let at = 0;
  for (const entry of record.entries as unknown[]) {
    at += 1;
    if (!isEntry(entry)) return { state: "altered", at, fault: "form" };
    if (entry.number !== at) return { state: "altered", at, fault: "number" };
    const key = keys.find(({ kid }) => kid === entry.seal.key);
    if (!key) unknown ??= { state: "unknown key", at, key: entry.seal.key };
    else if (!(await isSealed(entry, key))) return { state: "altered", at, fault: "seal" };
    const hash: string | null = await entryHash(record.campaign, at, previous, entry).catch(
      () => null,
    );
    if (hash !== entry.hash) return { state: "altered", at, fault: "content" };
    previous = hash;
  }
  return (
    unknown ?? { state: "whole", campaign: record.campaign, entries: at, head: previous ?? "" }
  );
}

/** Whether this key signed the entry at a time that is its own. */
export async function isSealed(
  { hash, seal }: Pick<FileEntry, "hash" | "seal">,
  key: PublicKey,
): Promise<boolean> {
  const { sealedAt } = seal;
  const signature = bytesOf(seal.signature);
  if (!signature || sealedAt < key.from || sealedAt > (key.until ?? Number.POSITIVE_INFINITY))
    return false;
  const text = new TextEncoder().encode(sealedText(hash, sealedAt));
  return crypto.subtle.verify("Ed25519", await verifierOf(key), signature, text);
}

const verifiers = new Map<string, Promise<CryptoKey>>();

/** The key, imported once per isolate. */
function verifierOf({ kty, crv, x }: PublicKey): Promise<CryptoKey> {
  const known =
    verifiers.get(x) ??
    crypto.subtle.importKey("jwk", { kty, crv, x }, "Ed25519", false, ["verify"]);
  verifiers.set(x, known);
  return known;
}

const SIGNATURE = /^[\w-]{85}[AQgw]$/;

/** The bytes of a signature in base64url, of which there is one spelling. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> | null =>
  SIGNATURE.test(text)
    ? Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
    : null;
