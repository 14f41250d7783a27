/** What each kind of contract is called. Pure. */
import type { ContractKind } from "~db/constants";

export const KIND_NAMES: Record<ContractKind, string> = {
  contract: "Contract",
  amendment: "Amendment",
  cancellation: "Cancellation",
};

const OF: Record<ContractKind, string> = {
  contract: "contract",
  amendment: "amendment to the contract",
  cancellation: "cancellation of the contract",
};

/** 'an amendment' */
export const withArticle = (kind: ContractKind): string =>
  `${kind === "amendment" ? "an" : "a"} ${kind}`;

/** 'Amendment to the contract for Autumn miles' */
export const headingOf = (kind: ContractKind, title: string): string =>
  `${OF[kind].charAt(0).toUpperCase()}${OF[kind].slice(1)} for ${title}`;

/** 'the amendment to the contract for “Autumn miles”' */
export const namedInText = (kind: ContractKind, title: string): string =>
  `the ${OF[kind]} for “${title}”`;
