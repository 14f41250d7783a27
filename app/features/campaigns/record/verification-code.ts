/** How many characters of a hash documents show. */
const LENGTH = 20;

/** A hash as documents show it: '3f2a 90bc …', five groups. */
export const verificationCode = (hash: string) =>
  hash.slice(0, LENGTH).replaceAll(/(.{4})(?!$)/g, "$1 ");

const CODE = /^[0-9a-f]{20,64}$/;

/** The start of a hash, from a code as people paste it; null for anything else. */
export function parseVerificationCode(text: string): string | null {
  const code = text.toLowerCase().replaceAll(/[\s\u00a0-]/g, "");
  return CODE.test(code) ? code : null;
}
