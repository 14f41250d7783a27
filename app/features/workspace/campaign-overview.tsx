import type { ReactNode } from "react";
import { Tags } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { formatPercent } from "~/platform/numbers";
import { CATEGORY_NAMES, capital } from "../campaigns/category-names";
import { OVERDUE_LABELS } from "../campaigns/fields";
import { audienceText } from "../places/country-names";
import type { CampaignPage } from "./queries.server";

const grouped = new Intl.NumberFormat("en-GB");

/** The brief and its requirements. */
export function CampaignOverview({ campaign }: { campaign: CampaignPage["campaign"] }) {
  const { requirements, targetSports, deliverables, audienceCountries } = campaign;
  const { minFollowers, minEngagementRate, overdueReview, category } = campaign;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Part title="Requirements">
        {requirements ? (
          <p className="whitespace-pre-line">{requirements}</p>
        ) : (
          <p className="text-soft">None added.</p>
        )}
      </Part>
      <Part title="Deliverables">
        <Entries of={deliverables} none="None added." />
      </Part>
      <Part title="Target Sports">
        {targetSports.length > 0 ? (
          <Tags of={targetSports} />
        ) : (
          <p className="text-soft">Any sport.</p>
        )}
      </Part>
      <Part title="Product category">
        {category ? <p>{capital(CATEGORY_NAMES[category])}</p> : <p className="text-soft">None.</p>}
      </Part>
      <Part title="Audience">
        <p>{audienceText(audienceCountries)}</p>
      </Part>
      <Part title="Late reviews">
        <p>{OVERDUE_LABELS[overdueReview]}.</p>
      </Part>
      <Part title="Minimums">
        <dl className="flex flex-col gap-1.5">
          <Row
            label="Minimum followers"
            value={minFollowers === null ? "None" : grouped.format(minFollowers)}
          />
          <Row
            label="Minimum engagement rate"
            value={minEngagementRate === null ? "None" : formatPercent(minEngagementRate)}
          />
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

const Entries = ({ of, none }: { of: string[]; none: string }) =>
  of.length === 0 ? (
    <p className="text-soft">{none}</p>
  ) : (
    <ul className="list-disc pl-5">
      {of.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-soft">{label}</dt>
    <dd className="font-[650] tabular-nums">{value}</dd>
  </div>
);
