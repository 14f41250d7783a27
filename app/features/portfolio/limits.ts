/** How many pieces a portfolio holds. */
export const MAX_PIECES = 6;
