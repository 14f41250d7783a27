/** How many are made at a time. */
export const RECOVERY_CODES = 10;

/** Without letters that are read as digits; 32, so that five bits are a character. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 120 bits: more than 112, so a plain keyed hash may keep them (NIST SP 800-63B). */
const LENGTH = 24;

/** A new code, in groups: 'k3x9-0f2m-77tb-zq4d-h8w1-5ncr'. */
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
