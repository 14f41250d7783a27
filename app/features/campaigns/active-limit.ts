/** What a brand can do that has as many active campaigns as its plan includes. */
export const limitReached = (limit: number) =>
  `The free plan includes ${limit} active campaigns at a time. Complete one first, or upgrade to Brand Premium and run as many as you like.`;
