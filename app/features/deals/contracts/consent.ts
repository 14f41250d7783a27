import type { ContractKind } from "~db/constants";

/** What a signer agrees to. It is kept with the signature, word for word. */
export const consentTo = (kind: ContractKind): string =>
  `By typing my full name, I sign this ${kind} electronically. I have read it, I agree to it, and I am entitled to sign for my side.`;
