import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { paths } from "~/paths";
import type { TitledClaim } from "./feature-claim";
import { COMPANION, INVITED, MAYA, SAMPLE_CAMPAIGN } from "./samples";

/** Each shows a part of its real screen. */
export const FEATURES: (TitledClaim & { picture: ReactNode; isWide?: true })[] = [
  {
    title: "Matches that explain themselves",
    text: "Up to ten athletes per brief, best first, with the reasons in plain English.",
    screen: paths.brand.matches,
    picture: <MatchBars />,
    isWide: true,
  },
  {
    title: "Ambassador Score",
    text: "One number that tells brands what you bring, with a full breakdown.",
    screen: paths.athlete.dashboard,
    picture: <Laurel score={COMPANION.score} size={128} />,
  },
  {
    title: "Clear terms up front",
    text: "Fee, dates and deliverables are in the invitation before anyone says yes.",
    screen: paths.athlete.campaign(":campaignId"),
    picture: (
      <p>
        <span className="figure text-2xl">{SAMPLE_CAMPAIGN.fee}</span>
        <span className="mt-2 block text-sm text-soft">
          {SAMPLE_CAMPAIGN.deliverables.length} deliverables · {SAMPLE_CAMPAIGN.days} days
        </span>
      </p>
    ),
  },
  {
    title: "Review without the email chains",
    text: "Comments, versions and decisions stay with the content they're about.",
    screen: paths.brand.content(":contentId"),
    picture: (
      <div className="flex flex-col items-start gap-2.5">
        <Badge tone="waiting">Changes Requested · Version 1</Badge>
        <Badge>Awaiting Review · Version 2</Badge>
        <Badge tone="good">Approved · Version 2</Badge>
      </div>
    ),
  },
  {
    title: "Metrics refreshed daily",
    text: "Growth and scores are recalculated every day, and engagement is shown against the norm for the athlete's tier.",
    screen: paths.athlete.analytics,
    picture: <Growth />,
  },
];

export function FeatureGrid() {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {FEATURES.map(({ title, text, picture, isWide }) => (
        <Card key={title} className={`flex flex-col md:p-7 ${isWide ? "lg:col-span-2" : ""}`}>
          <div aria-hidden="true" className="mb-6 flex min-h-32 flex-1 items-center">
            {picture}
          </div>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1.5 text-soft">{text}</p>
        </Card>
      ))}
    </div>
  );
}

const MATCHES = [MAYA, COMPANION, INVITED].toSorted((a, b) => b.match.score - a.match.score);

function MatchBars() {
  return (
    <ul className="flex w-full flex-col gap-3.5">
      {MATCHES.map(({ name, match: { score, reasons } }) => (
        <li key={name}>
          <span className="flex flex-wrap justify-between gap-x-3 text-sm">
            <b className="font-strong">{name}</b>
            <span className="text-soft">{reasons[1]}</span>
          </span>
          <svg
            viewBox="0 0 200 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1.5 h-2 w-full rounded-full"
          >
            <path d="M0 0H200V4H0Z" className="fill-leaf-wash" />
            <path d={`M0 0H${score * 2}V4H0Z`} className="fill-leaf" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Growth() {
  return (
    <svg viewBox="0 0 240 110" aria-hidden="true" className="h-auto w-full max-w-64">
      <path d="M0 82H240" strokeDasharray="4 5" strokeWidth="1.5" className="stroke-control" />
      <text x="0" y="100" fontSize={12} className="fill-soft">
        norm {MAYA.norm}
      </text>
      <path
        d="M0 74 40 66 80 68 120 50 160 44 200 26 232 14"
        fill="none"
        strokeWidth="4"
        strokeLinejoin="round"
        className="stroke-leaf"
      />
      <circle cx="232" cy="14" r="6" className="fill-leaf" />
      <text x="214" y="18" textAnchor="end" fontSize={20} className="figure fill-ink">
        {MAYA.engagement}
      </text>
    </svg>
  );
}
