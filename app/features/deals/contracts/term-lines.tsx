import type { TermLine } from "./summarise-terms";

/** Terms in a few lines. */
export const TermLines = ({ lines }: { lines: TermLine[] }) => (
  <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[7.5rem_1fr]">
    {lines.map(({ label, text }) => (
      <div key={label} className="contents">
        <dt className="text-soft max-sm:-mb-1.5">{label}</dt>
        <dd className="min-w-0 break-words">{text}</dd>
      </div>
    ))}
  </dl>
);
