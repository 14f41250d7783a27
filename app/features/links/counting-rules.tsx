import { PROGRAM_RULES } from "./programs";

/** How clicks are counted, for those who read the figures. */
export const CountingRules = () => (
  <section aria-labelledby="counting" className="mt-8 max-w-[46rem]">
    <h2 id="counting" className="text-lg">
      How we count
    </h2>
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
  </section>
);
