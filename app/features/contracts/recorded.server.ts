import { recordEntry } from "../record/entries.server";
import type { ContractRow } from "./row.server";

type Named = Pick<ContractRow, "id" | "campaignId" | "athleteId">;

const of = ({ id, campaignId, athleteId }: Named) => ({ campaignId, athleteId, subjectId: id });

/** The entry for a version that was sent. Its text is kept with the contract; the record holds its hash. */
export const versionRecorded = (
  contract: Named,
  { number, by, hash, at }: { number: number; by: string; hash: string; at: number },
) =>
  recordEntry({
    ...of(contract),
    kind: "contract_version",
    body: { version: number, hash, by },
    at,
  });

export const signatureRecorded = (
  contract: Named,
  signature: { version: number; hash: string; by: string; name: string; at: number },
) => {
  const { at, ...body } = signature;
  return recordEntry({ ...of(contract), kind: "contract_signed", body, at });
};

export const declineRecorded = (
  contract: Named & Pick<ContractRow, "version" | "hash">,
  at: number,
) => {
  const { version, hash } = contract;
  return recordEntry({
    ...of(contract),
    kind: "contract_declined",
    body: { version, hash, by: "athlete" },
    at,
  });
};
