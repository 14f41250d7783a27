import { Card } from "~/components/ui/card";
import { ChangeList } from "./change-list";
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
