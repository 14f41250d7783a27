/** How many are made at a time. */
export const RECOVERY_CODES = 10;

/** Without letters that are read as digits; 32, so that five bits are a character. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 80 bits. */
const LENGTH = 16;

/** A new code, in groups: 'k3x9-0f2m-77tb-zq4d'. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const text = [...bytes].map((byte) => ALPHABET[byte & 31]).join("");
  return text.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** A code as it was typed, in the one spelling that is hashed. Pure. */
export const spellRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
