/** A version of a contract as it is hashed, signed and kept. Everything that its text says follows from it. */
import type { Country } from "~db/constants";
import { canonicalJson, sha256Hex } from "../record/chain";
import type { Terms } from "./terms";

export interface ContractDocument {
  contract: string;
  /** Of the version. */
  number: number;
  /** When the version was sent (ms). */
  sentAt: number;
  campaign: { id: string; title: string; startDate: string | null; endDate: string | null };
  brand: { id: string; name: string };
  athlete: { id: string; name: string };
  /** The countries whose rules for ad labels apply. */
  audience: Country[];
  terms: Terms;
}

/** The text that is stored, and its SHA-256. */
export async function seal(document: ContractDocument): Promise<{ body: string; hash: string }> {
  const body = canonicalJson(document);
  return { body, hash: await sha256Hex(body) };
}

/** The first versions had no product category. */
export function readDocument(body: string): ContractDocument {
  const document: ContractDocument = JSON.parse(body);
  return { ...document, terms: { ...document.terms, category: document.terms.category ?? null } };
}
