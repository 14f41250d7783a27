import type { Term } from "./terms";

/** Terms, line by line. */
export const TermList = ({ terms }: { terms: readonly Term[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {terms.map(({ key, label, value }) => (
      <div key={key} className="min-w-0">
        <dt className="text-sm text-soft">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
