/** Passkeys of one person. */
export const MOST_PASSKEYS = 10;

/** Characters of a passkey's name. */
export const MAX_NAME = 60;
