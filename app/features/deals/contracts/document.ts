/** What a version of a contract agrees on. Its words are made from it (clauses.ts) when it is sent (version.ts). */
import type { ContractKind, Country } from "~db/constants";
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
  /** Of an amendment and a cancellation: the version in force that it replaces or ends. */
  amends?: {
    contract: string;
    version: number;
    hash: string;
    /** 'YYYY-MM-DD': when both had signed the first contract, from which its times run. */
    signedOn: string;
  };
  /** Of a cancellation, which carries the terms unchanged. */
  ending?: Ending;
}

export interface Ending {
  /** 'YYYY-MM-DD' */
  endsOn: string;
  /** What the brand still pays, in pence. */
  brandPays: number;
  /** Whether the brand may go on using what was delivered. */
  delivered: Delivered;
}

export const DELIVERED = ["go_on", "end"] as const;
export type Delivered = (typeof DELIVERED)[number];

export const DELIVERED_NAMES: Record<Delivered, string> = {
  go_on: "The brand may go on using it, as agreed",
  end: "The brand stops using it",
};

export const documentKind = ({ amends, ending }: ContractDocument): ContractKind =>
  ending ? "cancellation" : amends ? "amendment" : "contract";

/** The document of a stored version (version.ts). */
export function readDocument(body: string): ContractDocument {
  const { clauses: _, ...document } = JSON.parse(body);
  return document;
}
