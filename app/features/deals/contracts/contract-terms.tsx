import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { plural } from "~/platform/numbers";
import type { ContractPage } from "./contract.server";
import { TermLines } from "./term-lines";

/** What a contract says in a few lines, and its wording folded below them. */
export const ContractTerms = ({
  contract: { summary, clauses },
  ...wording
}: {
  contract: Pick<ContractPage, "summary" | "clauses">;
} & Omit<Parameters<typeof FullWording>[0], "clauses">) => (
  <Card className="min-w-0">
    <h2 className="text-lg">In short</h2>
    <TermLines lines={summary} />
    <FullWording clauses={clauses} {...wording} />
  </Card>
);

/**
 * Each clause of a contract, folded: its terms, its legal text and what was said about it.
 * @param names of the sides, for their comments
 * @param after each clause, such as a form to comment on it
 * @param isOpen the wording is not folded
 */
export function FullWording({
  clauses,
  names,
  after,
  isOpen = false,
}: {
  clauses: ContractPage["clauses"];
  names: { brand: string; athlete: string };
  after?: ((clause: ContractPage["clauses"][number]) => ReactNode) | undefined;
  isOpen?: boolean | undefined;
}) {
  const comments = clauses.reduce((sum, clause) => sum + clause.comments.length, 0);
  return (
    <details
      data-open-on-paper
      open={isOpen || undefined}
      className="mt-3 border-t border-line pt-1"
    >
      <summary className="disclosure print:hidden">
        Full wording{comments > 0 && ` (${plural(comments, "comment")})`}
      </summary>
      <ol className="@container mt-3 flex flex-col gap-6">
        {clauses.map((clause, i) => (
          <li
            key={clause.id}
            id={clause.id}
            className="border-t border-line pt-5 first:border-0 first:pt-0"
          >
            <h3 className="text-lg">
              {i + 1}. {clause.title} {clause.isChanged && <Badge tone="waiting">Changed</Badge>}
            </h3>
            <p className="mt-2 border-l-3 border-leaf pl-3.5 font-strong">{clause.plain}</p>
            {clause.terms.length > 0 && (
              <dl className="mt-3 grid gap-x-6 gap-y-1 @[33rem]:grid-cols-[14rem_1fr] print:grid-cols-[14rem_1fr]">
                {clause.terms.map(({ key, label, value }) => (
                  <div key={key} className="contents">
                    <dt className="text-soft @max-[33rem]:mt-1">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <div className="mt-3 flex flex-col gap-2 text-sm">
              {clause.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {clause.comments.length > 0 && (
              <ul
                className="mt-3 flex flex-col gap-2 print:hidden"
                aria-label={`Comments on ${clause.title}`}
              >
                {clause.comments.map((comment) => (
                  <li key={comment.id} className="rounded-control bg-leaf-wash px-3 py-2">
                    <p className="text-sm text-soft">
                      {names[comment.side]} on version {comment.number},{" "}
                      <Time at={comment.createdAt} as="moment" />
                    </p>
                    <p className="break-words whitespace-pre-line">{comment.body}</p>
                  </li>
                ))}
              </ul>
            )}
            {after?.(clause)}
          </li>
        ))}
      </ol>
    </details>
  );
}
