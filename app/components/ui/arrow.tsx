const TURNS = { left: "", right: "rotate-180", down: "-rotate-90" };

/** A decorative arrow beside a word. */
export const Arrow = ({ to }: { to: keyof typeof TURNS }) => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    className={`flex-none ${TURNS[to]}`}
  >
    <path d="M14 8H2.5M7.5 3l-5 5 5 5" />
  </svg>
);
