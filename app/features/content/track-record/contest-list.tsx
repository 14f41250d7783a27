import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { ContestOutcome } from "~db/constants";
import type { OwnTrackRecord } from "./load-track-record.server";
import { NAMES } from "./measures";

const OUTCOMES: Record<ContestOutcome, string> = {
  upheld: "The record stands",
  corrected: "Deal left out",
};

/** What became of one's own contests. */
export const ContestList = ({ contests }: Pick<OwnTrackRecord, "contests">) => (
  <section aria-labelledby="contests">
    <h2 id="contests" className="mb-3 text-lg">
      Your contests
    </h2>
    <ul className="flex flex-col gap-3">
      {contests.map(({ id, measure, title, outcome, answer, createdAt }) => (
        <li key={id}>
          <Card className="flex flex-col gap-2">
            <h3 className="font-[650]">
              {NAMES[measure]} <Badge>{outcome ? OUTCOMES[outcome] : "With our team"}</Badge>
            </h3>
            <p className="text-sm text-soft">
              {title}, contested <Time at={createdAt} as="day" />
            </p>
            {answer && <p className="break-words whitespace-pre-line">{answer}</p>}
          </Card>
        </li>
      ))}
    </ul>
  </section>
);
