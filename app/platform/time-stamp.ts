/**
 * A time-stamp (RFC 3161): an authority signs that it saw a hash at a time. Its signature is checked outside, for example with
 * `openssl ts -verify`, because who is trusted is the verifier's choice. Here the answer must only be about our question.
 */

import type { TSTInfo } from "@peculiar/asn1-tsp";
import { hexOf } from "./signing";

export interface TimeStamp {
  /** When the authority saw the hash (milliseconds since 1970). */
  at: number;
}

const SHA_256 = "2.16.840.1.101.3.4.2.1";

/** The nonce as a positive integer of nine bytes; a leading one keeps its length the same. */
const nonceBytes = (nonce: Uint8Array) => Uint8Array.of(1, ...nonce);

const hexOfBuffer = (buffer?: ArrayBuffer) => hexOf(new Uint8Array(buffer ?? []));

/**
 * @param sha256 hexadecimal
 * @param nonce eight random bytes
 */
export async function timeStampRequest(sha256: string, nonce: Uint8Array): Promise<Uint8Array> {
  const { AsnConvert, OctetString } = await import("@peculiar/asn1-schema");
  const { AlgorithmIdentifier } = await import("@peculiar/asn1-x509");
  const { MessageImprint, TimeStampReq } = await import("@peculiar/asn1-tsp");
  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: null }),
      hashedMessage: new OctetString(Buffer.from(sha256, "hex")),
    }),
    nonce: nonceBytes(nonce).buffer,
    certReq: true,
  });
  return new Uint8Array(AsnConvert.serialize(request));
}

/**
 * Reads the authority's answer (`TimeStampResp`).
 * @throws Error if it was refused, cannot be read, or is about another hash or another request
 */
export async function readTimeStamp(
  answer: Uint8Array,
  sha256: string,
  nonce: Uint8Array,
): Promise<TimeStamp> {
  const { messageImprint, nonce: answered, genTime } = await signedInfo(answer);
  const { hashAlgorithm, hashedMessage } = messageImprint;
  if (hashAlgorithm.algorithm !== SHA_256 || hexOfBuffer(hashedMessage.buffer) !== sha256)
    throw new Error("the time-stamp is for another hash");
  if (hexOfBuffer(answered) !== hexOf(nonceBytes(nonce)))
    throw new Error("the time-stamp answers another request");
  return { at: genTime.getTime() };
}

/** What the authority has signed. */
async function signedInfo(answer: Uint8Array): Promise<TSTInfo> {
  const { id_signedData, SignedData } = await import("@peculiar/asn1-cms");
  const { id_ct_tstInfo, PKIStatus, TimeStampResp, TSTInfo } = await import("@peculiar/asn1-tsp");
  const { status, timeStampToken } = await parse(answer, TimeStampResp);
  if (status.status > PKIStatus.grantedWithMods)
    throw new Error(`the time-stamp was refused with status ${status.status}`);
  if (timeStampToken?.contentType !== id_signedData) throw new Error(UNREADABLE);
  const { encapContentInfo } = await parse(timeStampToken.content, SignedData);
  if (encapContentInfo.eContentType !== id_ct_tstInfo) throw new Error(UNREADABLE);
  return parse(encapContentInfo.eContent?.single?.buffer ?? new ArrayBuffer(), TSTInfo);
}

const UNREADABLE = "the time-stamp cannot be read";

async function parse<T>(bytes: ArrayBuffer | Uint8Array, type: new () => T): Promise<T> {
  const { AsnConvert } = await import("@peculiar/asn1-schema");
  try {
    return AsnConvert.parse(bytes, type);
  } catch (cause) {
    throw new Error(UNREADABLE, { cause });
  }
}
