import { Badge, Tags } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import type { CampaignStatus, Country, ProductCategory } from "~db/constants";
import { CATEGORY_NAMES, capital } from "../campaigns/category-names";
import { STATUS_LABELS } from "../campaigns/status";
import type { FitLine } from "../invitations/fit";
import { datesText } from "../invitations/terms";
import { audienceText } from "../places/country-names";

interface Campaign {
  description: string;
  requirements: string;
  deliverables: string[];
  targetSports: string[];
  audienceCountries: Country[];
  category: ProductCategory | null;
  status: CampaignStatus;
  startDate: string | null;
  endDate: string | null;
}

export function Brief({ campaign }: { campaign: Campaign }) {
  return (
    <Card className="flex flex-col gap-6">
      <Part title="The brief" text={campaign.description} none="No description yet." />
      <Part title="Requirements" text={campaign.requirements} none="None beyond the minimums." />
      <section>
        <h2 className="text-lg">Deliverables</h2>
        {campaign.deliverables.length > 0 ? (
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {campaign.deliverables.map((deliverable) => (
              <li key={deliverable}>{deliverable}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-soft">To be agreed.</p>
        )}
      </section>
      <section>
        <h2 className="mb-2 text-lg">Target sports</h2>
        {campaign.targetSports.length > 0 ? (
          <Tags of={campaign.targetSports} />
        ) : (
          <p className="text-soft">Any sport.</p>
        )}
      </section>
      {campaign.category && (
        <section>
          <h2 className="text-lg">Product category</h2>
          <p className="mt-2">{capital(CATEGORY_NAMES[campaign.category])}</p>
        </section>
      )}
      <section>
        <h2 className="text-lg">Audience</h2>
        <p className="mt-2">{audienceText(campaign.audienceCountries)}</p>
        <p className="mt-1 text-sm text-soft">
          Captions need an ad label that meets the rules there.
        </p>
      </section>
    </Card>
  );
}

function Part({ title, text, none }: { title: string; text: string; none?: string }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <p className={`mt-2 whitespace-pre-line ${text ? "" : "text-soft"}`}>{text || none}</p>
    </section>
  );
}

/** @param fee the fee that the athlete's invitation names; null without an invitation */
export function Terms({ campaign, fee }: { campaign: Campaign; fee: string | null }) {
  return (
    <Card>
      <h2 className="sr-only">Terms</h2>
      <dl className="flex flex-col gap-5">
        {fee !== null && (
          <div>
            <dt className="eyebrow">Your fee</dt>
            <dd className="figure mt-2 text-xl">{fee}</dd>
          </div>
        )}
        <div>
          <dt className="eyebrow">Dates</dt>
          <dd className="mt-1 font-[650]">{datesText(campaign.startDate, campaign.endDate)}</dd>
        </div>
        <div>
          <dt className="eyebrow">Status</dt>
          <dd className="mt-1 font-[650]">
            {campaign.status === "draft" ? "Not launched yet" : STATUS_LABELS[campaign.status]}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** The athlete's figures compared with the campaign's requirements. */
export function Comparison({ lines }: { lines: FitLine[] }) {
  return (
    <Card>
      <h2 className="text-lg">How you compare</h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-soft">This campaign has no minimum requirements.</p>
      ) : (
        <ul className="mt-2">
          {lines.map(({ name, wanted, own, met }) => (
            <li
              key={name}
              className="flex items-start gap-3 border-t border-line py-3 first:border-t-0 last:pb-0"
            >
              <p className="min-w-0 flex-1">
                <span className="block font-[650]">
                  {name}: {own}
                </span>
                <span className="block text-sm text-soft">Wants {wanted}</span>
              </p>
              <Badge tone={met ? "good" : "waiting"}>{met ? "✓ Met" : "Not met"}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
