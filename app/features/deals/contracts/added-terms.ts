/** What a contract adds to the terms of an invitation, and what a side agrees to that signs its offer. Pure. */

export const LAWS = ["england_wales", "scotland", "northern_ireland"] as const;
export type Law = (typeof LAWS)[number];

export const LAW_NAMES: Record<Law, string> = {
  england_wales: "England and Wales",
  scotland: "Scotland",
  northern_ireland: "Northern Ireland",
};

/** What a contract adds to an invitation, unless its brand says otherwise. */
export const ADDED = { noticeDays: 14, cancellationFee: 50, law: "england_wales" } as const;

/** The same in a sentence, for a side that signs its offer. */
export const ADDED_TEXT = `The contract carries these terms, ${ADDED.noticeDays} days' notice, ${ADDED.cancellationFee}% of the fee if the brand ends it early, and the law of ${LAW_NAMES[ADDED.law]}.`;

/** What a side agrees to that signs its offers. */
export const CONSENT_TO_OFFER =
  "By typing my full name, I sign this offer electronically. If the other side signs it unchanged, it is our contract. I am entitled to sign for my side.";
