/** A tick before an entry of a list. */
export const Tick = () => (
  <svg width="16" height="24" viewBox="0 0 16 24" aria-hidden="true" className="flex-none">
    <path d="M2 13l4 4 8-10" fill="none" strokeWidth="2.5" className="stroke-leaf" />
  </svg>
);
