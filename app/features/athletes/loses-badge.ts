/** What a verified athlete is to know before they change what we have checked. */
export const LOSES_BADGE =
  "If you change it, your Verified badge goes until we've checked it again.";
