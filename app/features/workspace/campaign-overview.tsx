import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import type { BriefField } from "~db/schema";
import { BRIEF_PARTS, briefLabel, briefText } from "../campaigns/brief-parts";
import { BriefValue } from "../campaigns/brief-value";
import type { CampaignPage } from "./queries.server";

const MINIMUMS = ["minFollowers", "minEngagementRate"] as const;

/** The others stand at the top of the page. */
const ABOVE: readonly BriefField[] = ["title", "description", "budget", "startDate", "endDate"];

const SHOWN = BRIEF_PARTS.filter((part) => ![...ABOVE, ...MINIMUMS].includes(part));

/** The brief and its requirements. */
export function CampaignOverview({ campaign }: { campaign: CampaignPage["campaign"] }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {SHOWN.map((part) => (
        <Part key={part} title={briefLabel(part)}>
          <BriefValue
            part={part}
            value={campaign[part]}
            none={part === "targetSports" ? "Any sport." : "None."}
          />
        </Part>
      ))}
      <Part title="Minimums">
        <dl className="flex flex-col gap-1.5">
          {MINIMUMS.map((part) => (
            <div key={part} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-soft">{briefLabel(part)}</dt>
              <dd className="font-[650] tabular-nums">{briefText(part, campaign[part])}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <h2 className="mb-2 text-lg">{title}</h2>
    {children}
  </Card>
);
