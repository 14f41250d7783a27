import type { SQL } from "drizzle-orm";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import type { ContractRow } from "./contract-rows.server";
import type { Ending } from "./document";

type EntryContract = Pick<
  ContractRow,
  "id" | "dealId" | "campaignId" | "athleteId" | "kind" | "amends"
>;

const entrySubject = ({ id, dealId, campaignId, athleteId }: EntryContract) => ({
  dealId,
  campaignId,
  athleteId,
  subjectId: id,
});

/** What an amendment and a cancellation are, and of which contract. */
const amendmentFields = ({ kind, amends }: EntryContract): Record<string, string> =>
  amends === null ? {} : { document: kind, amends };

/** The entry for a version that was sent. Its text is kept with the contract; the record holds its hash. */
export const recordVersion = (
  contract: EntryContract,
  { number, by, hash, at }: { number: number; by: string; hash: string; at: number },
) =>
  recordEntry({
    ...entrySubject(contract),
    kind: "contract_version",
    body: { version: number, hash, by, ...amendmentFields(contract) },
    at,
  });

export const recordSignature = (
  contract: EntryContract,
  signature: { version: number; hash: string; by: string; name: string; at: number },
) => {
  const { at, ...body } = signature;
  return recordEntry({
    ...entrySubject(contract),
    kind: "contract_signed",
    body: { ...body, ...amendmentFields(contract) },
    at,
  });
};

export const recordDecline = (
  contract: EntryContract & Pick<ContractRow, "version" | "hash" | "side">,
  at: number,
) => {
  const { version, hash, side } = contract;
  return recordEntry({
    ...entrySubject(contract),
    kind: "contract_declined",
    body: { version, hash, by: side, ...amendmentFields(contract) },
    at,
  });
};

/** The entry for a contract in force that both sides ended. @param when both have signed the cancellation */
export const recordCancellation = (
  { amends, dealId, campaignId, athleteId, id, version, hash }: ContractRow,
  ending: Ending,
  { at, when }: { at: number; when: SQL },
) =>
  recordEntry({
    dealId,
    campaignId,
    athleteId,
    subjectId: amends ?? id,
    kind: "contract_cancelled",
    body: { cancellation: id, version, hash, ...ending },
    at,
    when,
  });
