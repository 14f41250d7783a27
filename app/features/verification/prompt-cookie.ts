/** Remembers on a device that its person does not want the offer to get verified. */
export const PROMPT_COOKIE = "verification-prompt";
