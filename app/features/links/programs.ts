/** Which clicks are left out of the count, because no person made them, as the screen states it. */

export const PROGRAM_RULES = {
  head: "Requests that ask whether the link works and don't open it",
  preview: "Pages that a browser or an app loads ahead of a click, or to draw a preview",
  embedded: "Links that a page loads as a picture or a frame",
  unnamed: "Requests that don't name a browser",
  known: "Programs that say what they are, such as search engines, link checkers and scripts",
} as const;

export type ProgramRule = keyof typeof PROGRAM_RULES;
