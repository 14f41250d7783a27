import { Arrow } from "~/components/ui/arrow";
import { Card } from "~/components/ui/card";
import type { Side } from "~db/constants";
import type { ChangedTerm } from "./compare";
import type { StaffContract } from "./contract.server";

/** What a proposal changes, and why: an amendment in the contract in force, another one in the version before it. */
export function ProposedChanges({
  contract: { kind, changes, proposedBy, versions },
  names,
}: {
  contract: StaffContract;
  names: Record<Side, string>;
}) {
  if (changes === null) return null;
  const note = versions[0]?.note;
  return (
    <Card className="mb-4">
      <h2 className="text-lg">
        {kind === "amendment" ? "What the amendment changes" : `What ${names[proposedBy]} changed`}
      </h2>
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p className="mt-2">Nothing: the terms are the same as before.</p>
      )}
      {note && <p className="mt-2 break-words whitespace-pre-line">“{note}”</p>}
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
          )}
          {before !== null && after !== null && (
            <span className="inline-block px-1">
              {" "}
              <Arrow to="right" />{" "}
            </span>
          )}
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
