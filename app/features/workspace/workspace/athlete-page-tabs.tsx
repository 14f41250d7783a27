import { Link } from "@remix-run/react";
import { Tags } from "~/components/ui/badge";
import { Card, EmptyState } from "~/components/ui/card";
import type { Tab } from "~/components/ui/tabs";
import { Time } from "~/components/ui/time";
import { CampaignStatusBadge } from "~/features/campaigns/campaigns/status-badge";
import { formatGrowth, formatPeople, NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { HistoryCharts } from "~/features/profiles/athletes/history-charts";
import { ScoreFactors } from "~/features/profiles/athletes/score-card";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { Gallery } from "~/features/profiles/portfolio/gallery";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { paths } from "~/paths";
import { dayOf } from "~/platform/dates";
import { formatCount, formatPercent } from "~/platform/numbers";
import type { AthleteForBrand } from "./athlete-page.server";

export const PROFILE_TABS = [
  { value: "overview", label: "Overview" },
  { value: "channels", label: "Social Channels" },
  { value: "themes", label: "Content Themes" },
  { value: "history", label: "Campaign History" },
] as const satisfies Tab[];

type ProfileTab = (typeof PROFILE_TABS)[number]["value"];

export function BrandViewTab({ tab, athlete }: { tab: ProfileTab; athlete: AthleteForBrand }) {
  const heading = PROFILE_TABS.find(({ value }) => value === tab)?.label;
  const Panel = PANELS[tab];
  return (
    <section aria-labelledby="profile-tab">
      <h2 id="profile-tab" className="sr-only">
        {heading}
      </h2>
      <Panel athlete={athlete} />
    </section>
  );
}

type PanelProps = { athlete: AthleteForBrand };

const PANELS: Record<ProfileTab, (props: PanelProps) => React.ReactNode> = {
  overview: Overview,
  channels: Channels,
  themes: ({ athlete }) =>
    athlete.contentThemes.length > 0 ? (
      <Card>
        <Tags labels={athlete.contentThemes} />
      </Card>
    ) : (
      <EmptyState title="No content themes yet">
        {athlete.name} hasn't added any content themes.
      </EmptyState>
    ),
  history: History,
};

function Overview({ athlete }: PanelProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1.6fr_1fr]">
      <Card className="flex flex-col gap-5">
        <div>
          <h3 className="text-lg">Bio</h3>
          <p className={`mt-2 whitespace-pre-line ${athlete.bio ? "" : "text-soft"}`}>
            {athlete.bio || "No bio yet."}
          </p>
        </div>
        <div>
          <h3 className="mb-2 text-lg">Content themes</h3>
          {athlete.contentThemes.length > 0 ? (
            <Tags labels={athlete.contentThemes} />
          ) : (
            <p className="text-soft">None added yet.</p>
          )}
        </div>
      </Card>
      <Card>
        <dl className="flex flex-col gap-5">
          <Measure
            name="Average reach per post"
            value={formatPeople(
              Math.max(0, ...athlete.channels.map(({ post }) => post.reach.expected)),
            )}
          />
          <Measure name="Growth in 30 days" value={formatGrowth(athlete.growthRate)} />
          <Measure
            name="Content quality"
            value={
              athlete.contentQualityScore > 0 ? `${athlete.contentQualityScore} / 100` : NOT_KNOWN
            }
          />
        </dl>
        <p className="mt-5 text-sm text-soft">
          Reach is our forecast for the channel that reaches most. Quality is based on content
          brands have reviewed.
        </p>
      </Card>
      {athlete.portfolioItems.length > 0 && (
        <div className="lg:col-span-2">
          <Gallery items={athlete.portfolioItems} name={athlete.name} />
        </div>
      )}
      <Card className="lg:col-span-2">
        <h3 className="text-lg">How this score is calculated</h3>
        <p className="mt-1 text-soft">
          {athlete.score} out of 100, made up of six parts. Last updated{" "}
          <Time at={athlete.scoreAt} as="age" />.
        </p>
        <ScoreFactors factors={athlete.factors} />
      </Card>
      <div className="lg:col-span-2">
        <HistoryCharts days={athlete.days} />
      </div>
    </div>
  );
}

function Measure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="eyebrow">{name}</dt>
      <dd className="figure mt-2 text-xl">{value}</dd>
    </div>
  );
}

const BASES: Record<AthleteForBrand["channels"][number]["post"]["basis"], string> = {
  "own posts": "their last posts here",
  "completed campaigns": "posts of completed campaigns",
  "published norms": "published norms",
};

function Channels({ athlete }: PanelProps) {
  if (athlete.channels.length === 0)
    return (
      <EmptyState title="No social channels yet">
        {athlete.name} hasn't added any channels with followers.
      </EmptyState>
    );
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {athlete.channels.map((channel) => (
        <li key={channel.platform} className="grid">
          <Card>
            <h3 className="text-lg">
              <PlatformLogo platform={channel.platform} />
              {channel.name}
            </h3>
            <p className="text-sm text-soft">{channel.handle ?? "No handle added"}</p>
            <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
              <Measure
                name={channel.platform === "youtube" ? "Subscribers" : "Followers"}
                value={formatCount(channel.followers)}
              />
              <Measure
                name="Engagement rate"
                value={
                  channel.engagementRate > 0 ? formatPercent(channel.engagementRate) : NOT_KNOWN
                }
              />
              <Measure
                name="People a post reaches"
                value={`${formatCount(channel.post.reach.low)} to ${formatCount(channel.post.reach.high)}`}
              />
            </dl>
            <p className="mt-2 text-sm text-soft">Forecast from {BASES[channel.post.basis]}.</p>
            <p className="mt-4 text-sm text-soft">
              <FigureSource source={channel.reportedBy} />
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function History({ athlete }: PanelProps) {
  if (athlete.history.length === 0)
    return (
      <EmptyState title="No campaign history yet">
        Campaigns that {athlete.name} has worked on will appear here once they're completed.
      </EmptyState>
    );
  return (
    <Card className="!py-1">
      <ul className="divide-y divide-line">
        {athlete.history.map(({ id, title, status, startDate, ownResult }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="text-base">
                {ownResult ? <Link to={paths.brand.campaign(id)}>{title}</Link> : title}
              </h3>
              {ownResult && <p>With you: {ownResult}</p>}
            </div>
            <p className="text-sm text-soft">
              {startDate ? (
                <>
                  {startDate > dayOf(athlete.now) ? "Starts" : "Started"} <Time at={startDate} />
                </>
              ) : (
                "No start date"
              )}
            </p>
            <CampaignStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
