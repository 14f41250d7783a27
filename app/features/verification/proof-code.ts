const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** What an applicant publishes: ten letters that are easy to type, of 31, which no one guesses by chance. */
export function newProofCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `laurel-${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}
