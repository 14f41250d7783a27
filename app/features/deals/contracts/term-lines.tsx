import type { TermLine } from "./summarise-terms";

/** Terms in a few lines. On phones each label begins its line, because a column of labels or a line for each is longer. */
export const TermLines = ({ lines }: { lines: TermLine[] }) => (
  <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[7.5rem_1fr] sm:gap-y-2">
    {lines.map(({ label, text }) => (
      <div key={label} className="sm:contents">
        <dt className="inline text-soft max-sm:after:content-[':_']">{label}</dt>
        <dd className="inline min-w-0 break-words">{text}</dd>
      </div>
    ))}
  </dl>
);
