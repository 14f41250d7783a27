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

/** 'an amendment', or 'An amendment' at the start of a sentence */
export const withArticle = (kind: ContractKind, a: "a" | "A" = "a"): string =>
  `${a}${kind === "amendment" ? "n" : ""} ${kind}`;

/** The button and the title of the page on which it is signed. */
export const reviewAndSign = (kind: ContractKind): string => `Review and Sign ${KIND_NAMES[kind]}`;

/** 'Amendment to the contract for Autumn miles' */
export const headingOf = (kind: ContractKind, title: string): string =>
  `${KIND_NAMES[kind]}${OF[kind].slice(kind.length)} for ${title}`;

/** 'the amendment to the contract for “Autumn miles”' */
export const namedInText = (kind: ContractKind, title: string): string =>
  `the ${OF[kind]} for “${title}”`;
