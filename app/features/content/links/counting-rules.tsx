/** Which clicks are left out of the count, because no person made them, as the screen states it. */

const PROGRAM_RULES = {
  head: "Requests that ask whether the link works and don't open it",
  preview: "Pages that a browser or an app loads ahead of a click, or to draw a preview",
  embedded: "Links that a page loads as a picture or a frame",
  unnamed: "Requests that don't name a browser",
  known: "Programs that say what they are, such as search engines, link checkers and scripts",
} as const;

export type ProgramRule = keyof typeof PROGRAM_RULES;

/** How clicks are counted, for those who read the figures. */
export const CountingRules = () => (
  <details data-open-on-paper className="mt-8 max-w-wide">
    <summary className="disclosure">How we count clicks</summary>
    <p className="mt-2">
      Each click counts once, on the day it happens (UTC). Clicks from one network and browser count
      once a minute. We set no cookie and store nothing about the visitor, so someone who clicks
      again later counts again. We leave out, and count apart:
    </p>
    <ul className="mt-2 list-disc pl-5">
      {Object.values(PROGRAM_RULES).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <p className="mt-2 text-soft">
      A program that pretends to be a browser can't be told apart, and is counted as a click.
    </p>
  </details>
);
