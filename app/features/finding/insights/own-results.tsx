import { Stat } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { formatWhole } from "~/platform/numbers";
import type { InsightFigures } from "./queries.server";

/** What the brand's own campaigns have come to. */
export function OwnResults({ own }: { own: InsightFigures["own"] }) {
  return (
    <section aria-labelledby="own-results" className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="own-results" className="text-lg">
          Your results
        </h2>
        <TextLink to={paths.brand.campaigns} className="text-sm">
          View campaigns
        </TextLink>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 md:gap-4">
        <Stat
          label="Campaigns"
          value={formatWhole(own.campaigns)}
          note={`${formatWhole(own.active)} active`}
        />
        <Stat
          label="Outreach Sent"
          value={formatWhole(own.sent)}
          note="invitations to your campaigns"
        />
        <Stat
          label="Acceptance Rate"
          value={`${own.acceptanceRate}%`}
          note={own.sent === 0 ? "none sent yet" : `${formatWhole(own.accepted)} accepted`}
        />
        <Stat
          label="Sent for review"
          value={formatWhole(own.submitted)}
          note={`${formatWhole(own.approved)} approved`}
        />
        <Stat label="Posted" value={formatWhole(own.posted)} note="published by athletes" />
        <Stat label="Agreed fees" value={formatMoney(own.spend)} note="of accepted invitations" />
      </div>
    </section>
  );
}
