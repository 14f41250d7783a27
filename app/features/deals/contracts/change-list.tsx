import type { ChangedTerm } from "./compare";

/** Each changed term, before and now. */
export const ChangeList = ({ changes }: { changes: readonly ChangedTerm[] }) => (
  <dl className="mt-1.5 flex flex-col gap-1.5 text-sm">
    {changes.map(({ key, label, before, after }) => (
      <div key={key}>
        <dt className="text-soft">{label}</dt>
        <dd>
          {before !== null && (
            <del className="text-soft">
              <span className="sr-only">Before: </span>
              {before}
            </del>
          )}{" "}
          {after !== null && (
            <ins className="font-[650] no-underline">
              <span className="sr-only">Now: </span>
              {after}
            </ins>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
