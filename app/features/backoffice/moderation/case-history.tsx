import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { FLAG_REASON_LABELS } from "~/features/content/content/fields";
import { APPEAL_LABELS, DECISION_LABELS } from "./fields";
import type { CaseRecord } from "./queries.server";

/** Why a brand flagged the content item. */
export const FlagReport = ({ found }: { found: CaseRecord }) => (
  <>
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone="wrong">{FLAG_REASON_LABELS[found.reason]}</Badge>
      <span className="text-sm text-soft">
        flagged <Time at={found.createdAt} as="moment" />
      </span>
    </p>
    {found.feedback && (
      <p className="border-l-3 border-leaf pl-3 whitespace-pre-line">“{found.feedback}”</p>
    )}
  </>
);

/** What was decided about the content item before, newest first. */
export function CaseHistory({ cases }: { cases: CaseRecord[] }) {
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-lg">
        Earlier cases
      </h2>
      <ul className="flex flex-col gap-3">
        {cases.map((found) => (
          <li key={found.id}>
            <Card className="flex flex-col gap-3">
              <FlagReport found={found} />
              <p>
                <strong>
                  {found.decision ? DECISION_LABELS[found.decision] : "Case closed"}
                  {found.suspended && ", account suspended"}
                </strong>
                <span className="text-sm text-soft">
                  {found.closedBy && ` by ${found.closedBy}`}
                  {found.closedAt && (
                    <>
                      , <Time at={found.closedAt} as="moment" />
                    </>
                  )}
                </span>
              </p>
              {found.suspensionAskedBy && (
                <p>{found.suspensionAskedBy} asked an admin to suspend the athlete.</p>
              )}
              {found.athleteNote && <p>To the athlete: “{found.athleteNote}”</p>}
              {found.brandNote && <p>To the brand: “{found.brandNote}”</p>}
              {found.appeal && (
                <p>
                  <strong>{APPEAL_LABELS[found.appeal]}</strong>: “{found.appealNote}”
                  {found.appealAnswer && ` Our answer: “${found.appealAnswer}”`}
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
