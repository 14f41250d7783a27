import type { SQL } from "drizzle-orm";
import { recordEntry } from "../record/entries.server";
import type { Ending } from "./document";
import type { ContractRow } from "./row.server";

type Named = Pick<ContractRow, "id" | "campaignId" | "athleteId" | "kind" | "amends">;

const of = ({ id, campaignId, athleteId }: Named) => ({ campaignId, athleteId, subjectId: id });

/** What an amendment and a cancellation are, and of which contract. */
const amending = ({ kind, amends }: Named): Record<string, string> =>
  amends === null ? {} : { document: kind, amends };

/** The entry for a version that was sent. Its text is kept with the contract; the record holds its hash. */
export const versionRecorded = (
  contract: Named,
  { number, by, hash, at }: { number: number; by: string; hash: string; at: number },
) =>
  recordEntry({
    ...of(contract),
    kind: "contract_version",
    body: { version: number, hash, by, ...amending(contract) },
    at,
  });

export const signatureRecorded = (
  contract: Named,
  signature: { version: number; hash: string; by: string; name: string; at: number },
) => {
  const { at, ...body } = signature;
  return recordEntry({
    ...of(contract),
    kind: "contract_signed",
    body: { ...body, ...amending(contract) },
    at,
  });
};

export const declineRecorded = (
  contract: Named & Pick<ContractRow, "version" | "hash" | "side">,
  at: number,
) => {
  const { version, hash, side } = contract;
  return recordEntry({
    ...of(contract),
    kind: "contract_declined",
    body: { version, hash, by: side, ...amending(contract) },
    at,
  });
};

/** The entry for a contract in force that both sides ended. @param when both have signed the cancellation */
export const cancellationRecorded = (
  { amends, campaignId, athleteId, id, version, hash }: ContractRow,
  ending: Ending,
  { at, when }: { at: number; when: SQL },
) =>
  recordEntry({
    campaignId,
    athleteId,
    subjectId: amends ?? id,
    kind: "contract_cancelled",
    body: { cancellation: id, version, hash, ...ending },
    at,
    when,
  });
