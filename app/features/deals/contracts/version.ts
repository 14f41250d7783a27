/** A version of a contract as it is stored and signed: the document, and the very words that both sides read. */

import { canonicalJson } from "~/features/campaigns/record/chain";
import { sha256Hex } from "~/platform/signing";
import { buildClauses, type Clause } from "./clauses";
import { type ContractDocument, readDocument } from "./document";

/** The text that is stored, and its SHA-256, which a signature names. */
export async function serializeWithDigest(
  document: ContractDocument,
): Promise<{ body: string; hash: string }> {
  const body = canonicalJson({ ...document, clauses: buildClauses(document) });
  return { body, hash: await sha256Hex(body) };
}

/** A stored version. */
export function readVersion(body: string): { document: ContractDocument; clauses: Clause[] } {
  return { document: readDocument(body), clauses: JSON.parse(body).clauses };
}
