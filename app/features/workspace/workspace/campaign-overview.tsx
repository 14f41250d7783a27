import { Card } from "~/components/ui/card";
import { BRIEF_PARTS, briefLabel } from "~/features/campaigns/campaigns/brief-parts";
import { BriefValue } from "~/features/campaigns/campaigns/brief-value";
import type { BriefField } from "~db/schema";
import type { CampaignPage } from "./queries.server";

/** These stand at the top of the page. */
const ABOVE: readonly BriefField[] = ["title", "description", "budget", "startDate", "endDate"];

const SHOWN = BRIEF_PARTS.filter((part) => !ABOVE.includes(part));

/** The brief and its requirements. */
export const CampaignOverview = ({ campaign }: { campaign: CampaignPage["campaign"] }) => (
  <div className="grid gap-4 md:grid-cols-2">
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
