/** A signed contract as a document: its clauses, then a certificate of both signatures. Pure. */

import { verificationCode } from "~/features/campaigns/record/verification-code";
import type { Block, PrintDocument } from "~/features/reference/documents/blocks";
import {
  CONTRACT_KIND_NAMES,
  contractHeading,
} from "~/features/reference/documents/contract-kinds";
import type { Side } from "~db/constants";
import type { Clause } from "./clauses";
import { type ContractDocument, documentKind } from "./document";

interface Signature {
  side: Side;
  /** As it was typed. */
  name: string;
  consent: string;
  signedAt: number;
  /** Of the signature's entry in the record. */
  recordHash: string;
}

export interface SignedContract {
  document: ContractDocument;
  clauses: readonly Clause[];
  /** Of the version. */
  hash: string;
  signatures: readonly Signature[];
  /** Where a code is checked. */
  verifyAt: string;
}

/** 'yyyy-mm-dd hh:mm:ss UTC': a certificate is read in any time zone. */
const moment = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`;

const clauseBlocks = ({ title, plain, terms, text }: Clause, i: number): Block[] => [
  { kind: "heading", level: 2, text: `${i + 1}. ${title}` },
  { kind: "paragraph", text: plain },
  ...(terms.length > 0
    ? [
        {
          kind: "facts" as const,
          rows: terms.map(({ label, value }): [string, string] => [label, value]),
        },
      ]
    : []),
  ...text.map((paragraph) => ({ kind: "paragraph" as const, text: paragraph })),
];

export function printContract({
  document,
  clauses,
  hash,
  signatures,
  verifyAt,
}: SignedContract): PrintDocument {
  const names = { brand: document.brand.name, athlete: document.athlete.name };
  const kind = documentKind(document);
  const title = contractHeading(kind, document.campaign.title);
  return {
    title,
    language: "en-GB",
    createdAt: Math.max(...signatures.map(({ signedAt }) => signedAt)),
    blocks: [
      { kind: "heading", level: 1, text: title },
      { kind: "paragraph", text: `${names.brand} and ${names.athlete}` },
      ...clauses.flatMap(clauseBlocks),
      { kind: "page-break" },
      { kind: "heading", level: 1, text: "Certificate" },
      {
        kind: "facts",
        rows: [
          [CONTRACT_KIND_NAMES[kind], document.contract],
          ["Version", `${document.number}, sent ${moment(document.sentAt)}`],
          ["SHA-256 of the version", hash],
        ],
      },
      ...signatures.flatMap(({ side, name, consent, signedAt, recordHash }): Block[] => [
        { kind: "heading", level: 2, text: `Signed for ${names[side]}` },
        {
          kind: "facts",
          rows: [
            ["Name", name],
            ["Signed", moment(signedAt)],
            ["Agreed to", consent],
            ["Code", verificationCode(recordHash)],
            ["SHA-256 in the record", recordHash],
          ],
        },
      ]),
      {
        kind: "paragraph",
        text: `Anyone can check that a signature and all that was agreed before it are unchanged: enter its code at ${verifyAt}.`,
      },
    ],
  };
}
