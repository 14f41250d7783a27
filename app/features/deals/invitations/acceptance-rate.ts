/** Whole percent of those who were invited; 0 without any. */
export const acceptanceRate = (invited: number, accepted: number): number =>
  invited === 0 ? 0 : Math.round((accepted / invited) * 100);
