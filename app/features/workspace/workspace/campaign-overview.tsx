import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { BRIEF_PARTS, briefLabel } from "~/features/campaigns/campaigns/brief-parts";
import { BriefValue } from "~/features/campaigns/campaigns/brief-value";
import { SideBySide } from "~/features/campaigns/campaigns/side-by-side";
import { TermList } from "~/features/campaigns/terms/term-list";
import type { BriefField } from "~db/schema";
import type { CampaignPage } from "./queries.server";

/** Above a running campaign whose last day has passed. */
export const EndedNotice = ({
  endDate,
  completes,
}: {
  endDate: string;
  completes: string | null;
}) => (
  <p className="mb-6 max-w-text rounded-card border-l-4 border-amber bg-amber-wash p-4">
    <strong className="font-strong">
      This campaign ended on <Time at={endDate} />.
    </strong>{" "}
    Complete it when everything is delivered, or move the end date.
    {completes && (
      <>
        {" "}
        Otherwise it completes by itself on <Time at={completes} />.
      </>
    )}
  </p>
);

/** What the brand changed after athletes were invited, newest first. */
export function CampaignHistory({ history }: Pick<CampaignPage, "history">) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="mb-3 text-lg">
        Changes
      </h2>
      <ul className="flex flex-col gap-3">
        {history.map(({ at, changes }) => (
          <li key={at}>
            <details className="rounded-card border border-line bg-card px-5 py-3">
              <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3">
                <span className="font-strong underline">
                  <Time at={at} as="moment" />
                </span>
                <span className="text-sm text-soft">
                  {changes.map(({ label }) => label).join(", ")}
                </span>
              </summary>
              <SideBySide changes={changes} before="Before" after="After" />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** These stand at the top of the page. */
const ABOVE: readonly BriefField[] = ["title", "budget", "startDate", "endDate"];

const SHOWN = BRIEF_PARTS.filter((part) => !ABOVE.includes(part));

/** The brief and its requirements. */
export const CampaignOverview = ({ campaign, terms }: Pick<CampaignPage, "campaign" | "terms">) => (
  <div className="grid gap-4 md:grid-cols-2">
    <Card className="md:col-span-2">
      <h2 className="mb-2 text-lg">Terms</h2>
      <TermList terms={terms} />
    </Card>
    {SHOWN.map((part) => (
      <Card key={part}>
        <h2 className="mb-2 text-lg">{briefLabel(part)}</h2>
        <BriefValue
          part={part}
          value={campaign[part]}
          none={part === "targetSports" ? "Any sport." : "None."}
        />
      </Card>
    ))}
  </div>
);
