/**
 * A time-stamp (RFC 3161): an authority signs that it saw a hash at a time. Its signature is checked outside, for example with
 * `openssl ts -verify`, because who is trusted is the verifier's choice. Here the answer must only be about our question.
 */

import { hexOf } from "./sha256";

export interface TimeStamp {
  /** When the authority saw the hash (milliseconds since 1970). */
  at: number;
}

/** DER tags. */
const TAG = {
  integer: 0x02,
  octets: 0x04,
  name: 0x06,
  time: 0x18,
  sequence: 0x30,
  first: 0xa0,
} as const;

/** `AlgorithmIdentifier` of SHA-256. */
const SHA_256 = [
  0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00,
];
const SHA_256_NAME = "608648016503040201";
const SIGNED_DATA = "2a864886f70d010702";
const STAMP_INFO = "2a864886f70d0109100104";

const unhex = (text: string) => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** The nonce as a positive DER integer of nine bytes; a leading one keeps its length the same. */
const nonceBytes = (nonce: Uint8Array) => [0x01, ...nonce];

/**
 * @param sha256 hexadecimal
 * @param nonce eight random bytes
 */
export function timeStampRequest(sha256: string, nonce: Uint8Array): Uint8Array {
  const sequence = (...bytes: number[]) => [TAG.sequence, bytes.length, ...bytes];
  const imprint = sequence(...SHA_256, TAG.octets, 32, ...unhex(sha256));
  const [version, withCertificate] = [
    [TAG.integer, 1, 1],
    [0x01, 1, 0xff],
  ];
  return Uint8Array.from(
    sequence(...version, ...imprint, TAG.integer, 9, ...nonceBytes(nonce), ...withCertificate),
  );
}

interface Value {
  tag: number;
  bytes: Uint8Array;
}

/** The values inside a constructed value. */
function inside(bytes: Uint8Array): Value[] {
  const values: Value[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, short = 0] = bytes.subarray(at, at + 2);
    const more = short < 0x80 ? 0 : short & 0x7f;
    const length = more
      ? bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0)
      : short;
    const start = at + 2 + more;
    // 0x80 alone would be a length that is not said, which DER forbids.
    if (short === 0x80 || more > 4 || start + length > bytes.length) throw new Error(UNREADABLE);
    values.push({ tag, bytes: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return values;
}

const UNREADABLE = "the time-stamp cannot be read";

/** @throws Error unless the value is there and of this kind */
function need(value: Value | undefined, tag: number): Uint8Array {
  if (value?.tag !== tag) throw new Error(UNREADABLE);
  return value.bytes;
}

/**
 * Reads the authority's answer (`TimeStampResp`).
 * @throws Error if it was refused, cannot be read, or is about another hash or another request
 */
export function readTimeStamp(answer: Uint8Array, sha256: string, nonce: Uint8Array): TimeStamp {
  const [whole] = inside(answer);
  const [status, token] = inside(need(whole, TAG.sequence));
  const [code] = inside(need(status, TAG.sequence));
  const granted = hexOf(need(code, TAG.integer));
  if (granted !== "00" && granted !== "01")
    throw new Error(`the time-stamp was refused with status ${Number.parseInt(granted, 16)}`);
  const info = stampInfo(need(token, TAG.sequence));
  const [, , imprint, , time] = info;
  const [algorithm, hash] = inside(need(imprint, TAG.sequence));
  const [name] = inside(need(algorithm, TAG.sequence));
  if (hexOf(need(name, TAG.name)) !== SHA_256_NAME || hexOf(need(hash, TAG.octets)) !== sha256)
    throw new Error("the time-stamp is for another hash");
  const asked = hexOf(Uint8Array.from(nonceBytes(nonce)));
  if (!info.slice(5).some(({ tag, bytes }) => tag === TAG.integer && hexOf(bytes) === asked))
    throw new Error("the time-stamp answers another request");
  return { at: readTime(need(time, TAG.time)) };
}

/** The values of `TSTInfo`, which the authority has signed. */
function stampInfo(contentInfo: Uint8Array): Value[] {
  const [kind, content] = inside(contentInfo);
  if (hexOf(need(kind, TAG.name)) !== SIGNED_DATA) throw new Error(UNREADABLE);
  const [signedData] = inside(need(content, TAG.first));
  const [, , signed] = inside(need(signedData, TAG.sequence));
  const [signedKind, wrapped] = inside(need(signed, TAG.sequence));
  if (hexOf(need(signedKind, TAG.name)) !== STAMP_INFO) throw new Error(UNREADABLE);
  const [octets] = inside(need(wrapped, TAG.first));
  const [info] = inside(need(octets, TAG.octets));
  return inside(need(info, TAG.sequence));
}

/** '20261123101500Z', with or without parts of a second. */
function readTime(bytes: Uint8Array): number {
  const text = String.fromCharCode(...bytes);
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text);
  if (!parts) throw new Error(UNREADABLE);
  const [, year, month, day, hour, minute, second, fraction = ""] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
}
