import { Card } from "~/components/ui/card";
import type { ChangedTerm } from "./compare";

/** What an amendment changes in the contract in force; nothing for another contract. */
export function AmendedTerms({ changes }: { changes: readonly ChangedTerm[] | null }) {
  if (changes === null) return null;
  return (
    <Card className="mb-4">
      <h2 className="text-lg">What the amendment changes</h2>
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p className="mt-2">Nothing: the terms are those of the contract in force.</p>
      )}
    </Card>
  );
}

/** For the athlete: what a contract says that the invitation did not; nothing for another contract. */
export function NewTerms({ changes }: { changes: readonly ChangedTerm[] }) {
  if (changes.length === 0) return null;
  return (
    <Card className="mb-4">
      <h2 className="text-lg">New since your invitation</h2>
      <p className="mt-1 text-soft">
        Everything else is as you accepted it. If you don't agree, propose a change.
      </p>
      <ChangeList changes={changes} />
    </Card>
  );
}

/** Each changed term, before and now. */
export const ChangeList = ({ changes }: { changes: readonly Omit<ChangedTerm, "clause">[] }) => (
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
            <ins className="font-strong no-underline">
              <span className="sr-only">Now: </span>
              {after}
            </ins>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
