import { generateKeyPairSync, sign } from "node:crypto";
import { expect } from "vitest";
import {
  canonicalJson,
  checkRecord,
  type EntryContent,
  entryHash,
  FORMAT,
  type PublicKey,
  sealedText,
} from "~/features/campaigns/record/chain";
import { sha256Hex } from "~/platform/signing";
import { checkRecord as checkAlone } from "../../scripts/verify-record.mjs";

/** Records made without a database, and both programs that check one. */

const pairs = ["one", "two"].map((kid) => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  return { kid, privateKey, x };
});
export const [first, second] = pairs.map(
  ({ kid, x }): PublicKey => ({ kid, kty: "OKP", crv: "Ed25519", x, from: 0, until: null }),
) as [PublicKey, PublicKey];
export const KEYS = [first, second];

interface Said {
  content: EntryContent;
  /** Only its hash is in the file. */
  withheld: boolean;
  key: number;
}

export async function recordOf(campaign: string, said: readonly Said[]) {
  const entries = [];
  let previous: string | null = null;
  for (const [i, { content, withheld, key }] of said.entries()) {
    const number = i + 1;
    const { kid, privateKey } = pairs[key] ?? pairs[0] ?? expect.fail();
    const hash: string = await entryHash(campaign, number, previous, content);
    const sealedAt = 5_000 + number;
    const signed = sign(null, Buffer.from(sealedText(hash, sealedAt)), privateKey);
    const seal = { key: kid, sealedAt, signature: signed.toString("base64url") };
    const shown = withheld ? { content: await sha256Hex(canonicalJson(content)) } : content;
    entries.push({ ...shown, number, hash, seal });
    previous = hash;
  }
  return { format: FORMAT, campaign, entries };
}

/** Both checks, which must agree. */
export async function check(record: unknown, keys = KEYS) {
  const verdict = await checkRecord(record, keys);
  expect(checkAlone(record, keys)).toEqual(verdict);
  return verdict;
}

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
