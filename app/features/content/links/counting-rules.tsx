/** How clicks are counted, for those who read the figures. */
export const CountingRules = () => (
  <details data-open-on-paper className="mt-8 max-w-text">
    <summary className="disclosure">How we count clicks</summary>
    <p className="mt-2">
      We leave out bots and link previews. Clicks from one network and browser count once a minute,
      on the day they happen (UTC). We set no cookie, so a visitor who comes back later counts
      again.
    </p>
  </details>
);
