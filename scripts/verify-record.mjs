// Checks the record of a campaign without the service that made it: node verify-record.mjs record.json [--keys keys.json]
// Needs Node alone. The keys are published at /.well-known/laurel-keys.json, the format in docs/record-format.md.
// Exit code 0: whole; 1: altered; 2: signed with a key that is not among the keys; 3: there was nothing to check.
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FORMAT = "laurel-record-1";

/** RFC 8785. */
function canonicalJson(value) {
  if (value === null || typeof value === "boolean" || typeof value === "number")
    return JSON.stringify(value);
  if (typeof value === "string") {
    // A surrogate without its other half is no character.
    if (/\p{Surrogate}/u.test(value)) throw new Error("not well-formed");
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const member = (name) => `${canonicalJson(name)}:${canonicalJson(value[name])}`;
  return `{${Object.keys(value).sort().map(member).join()}}`;
}

const sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");

const hasKeys = (value, names) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).sort().join() === [...names].sort().join();

const isText = (value) => typeof value === "string";
const isTime = (value) => Number.isSafeInteger(value);
const isHash = (value) => isText(value) && /^[0-9a-f]{64}$/.test(value);

const isSeal = (seal) =>
  hasKeys(seal, ["key", "sealedAt", "signature"]) &&
  isText(seal.key) &&
  isText(seal.signature) &&
  isTime(seal.sealedAt);

const ENTRY = ["hash", "number", "seal"];
const CONTENT = ["athlete", "body", "createdAt", "kind", "salt", "subject"];

const isEntry = (entry) =>
  (hasKeys(entry, [...ENTRY, "content"])
    ? isHash(entry.content)
    : hasKeys(entry, [...ENTRY, ...CONTENT]) &&
      [entry.athlete, entry.kind, entry.salt, entry.subject].every(isText) &&
      isTime(entry.createdAt)) &&
  isHash(entry.hash) &&
  isSeal(entry.seal);

function hashOf(campaign, number, previous, entry) {
  try {
    const { athlete, body, createdAt, kind, salt, subject } = entry;
    const content =
      entry.content ?? sha256(canonicalJson({ athlete, body, createdAt, kind, salt, subject }));
    return sha256(canonicalJson({ campaign, content, number, previous }));
  } catch {
    return null;
  }
}

function isSealed({ hash, seal }, { kty, crv, x, from, until }) {
  if (seal.sealedAt < from || seal.sealedAt > (until ?? Infinity)) return false;
  if (!/^[\w-]{85}[AQgw]$/.test(seal.signature)) return false;
  const key = createPublicKey({ key: { kty, crv, x }, format: "jwk" });
  const text = canonicalJson({ format: FORMAT, hash, sealedAt: seal.sealedAt });
  return verify(null, Buffer.from(text), key, Buffer.from(seal.signature, "base64url"));
}

/** The same verdicts as `checkRecord` of the service. */
export function checkRecord(record, keys) {
  if (
    !hasKeys(record, ["campaign", "entries", "format"]) ||
    record.format !== FORMAT ||
    !isText(record.campaign) ||
    !Array.isArray(record.entries) ||
    record.entries.length === 0
  )
    return { state: "altered", at: 0, fault: "form" };
  let unknown;
  let previous = null;
  let at = 0;
  for (const entry of record.entries) {
    at += 1;
    if (!isEntry(entry)) return { state: "altered", at, fault: "form" };
    if (entry.number !== at) return { state: "altered", at, fault: "number" };
    const key = keys.find(({ kid }) => kid === entry.seal.key);
    if (!key) unknown ??= { state: "unknown key", at, key: entry.seal.key };
    else if (!isSealed(entry, key)) return { state: "altered", at, fault: "seal" };
    const hash = hashOf(record.campaign, at, previous, entry);
    if (hash !== entry.hash) return { state: "altered", at, fault: "content" };
    previous = hash;
  }
  return unknown ?? { state: "whole", campaign: record.campaign, entries: at, head: previous };
}

const FAULTS = {
  form: "is not what the format says",
  number: "is missing or out of place",
  content: "is not what was signed, or follows another entry",
  seal: "has a signature that is not valid for its hash and time",
};

const EXIT = { whole: 0, altered: 1, "unknown key": 2 };

function explain(verdict) {
  if (verdict.state === "whole")
    return `whole: ${verdict.entries} entries of campaign ${verdict.campaign}, up to ${verdict.head}`;
  if (verdict.state === "unknown key")
    return `unknown key ${verdict.key} at entry ${verdict.at}: the hashes agree, the signatures cannot be checked without it`;
  return verdict.at === 0
    ? "altered: this is not a record"
    : `altered at entry ${verdict.at}: it ${FAULTS[verdict.fault]}`;
}

function main([file, option, keysFile]) {
  if (!file || (option && (option !== "--keys" || !keysFile))) {
    console.error("usage: node verify-record.mjs record.json [--keys keys.json]");
    return 3;
  }
  let text;
  let keys;
  try {
    text = readFileSync(file, "utf8");
    keys = keysFile ? JSON.parse(readFileSync(keysFile, "utf8")).keys : [];
  } catch (error) {
    console.error(error.message);
    return 3;
  }
  let record;
  try {
    record = JSON.parse(text);
  } catch {}
  const verdict = checkRecord(record, keys);
  console.log(explain(verdict));
  return EXIT[verdict.state];
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2));
