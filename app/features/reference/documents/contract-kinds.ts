/** What each kind of contract is called. Pure. */
import type { ContractKind } from "~db/constants";

export const CONTRACT_KIND_NAMES: Record<ContractKind, string> = {
  contract: "Contract",
  amendment: "Amendment",
  cancellation: "Cancellation",
};

const CONTRACT_KIND_PHRASES: Record<ContractKind, string> = {
  contract: "contract",
  amendment: "amendment to the contract",
  cancellation: "cancellation of the contract",
};

/** The button and the title of the page on which it is signed. */
export const reviewAndSignLabel = (kind: ContractKind): string =>
  `Review and Sign ${CONTRACT_KIND_NAMES[kind]}`;

/** 'Amendment to the contract for Autumn miles' */
export const contractHeading = (kind: ContractKind, title: string): string =>
  `${CONTRACT_KIND_NAMES[kind]}${CONTRACT_KIND_PHRASES[kind].slice(kind.length)} for ${title}`;

/** 'the amendment to the contract for “Autumn miles”' */
export const contractPhrase = (kind: ContractKind, title: string): string =>
  `the ${CONTRACT_KIND_PHRASES[kind]} for “${title}”`;
