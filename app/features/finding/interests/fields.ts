export const NOTE_LIMIT = 300;

/** How many interests an athlete may have open at once. */
export const MAX_OPEN_INTERESTS = 10;

/** After so many days without an answer an interest lapses. */
export const EXPIRY_DAYS = 30;
