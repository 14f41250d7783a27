import type { ReactNode } from "react";
import { TextLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import type { Source } from "~/features/profiles/channels/sources";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { formatCount } from "~/platform/numbers";
import type { Platform } from "~db/constants";
import type { AnalyticsDetails } from "./load-analytics.server";
import { impressionsOf, type Totals } from "./post-totals";

const figure = (value: number | null) => (value === null ? "–" : formatCount(value));

const nameWithLogo = (platform: Platform | null, none: string) =>
  platform ? (
    <>
      <PlatformLogo platform={platform} />
      {platformName(platform)}
    </>
  ) : (
    none
  );

const TOTALS: Column<{ totals: Totals }>[] = [
  { label: "Posts", narrow: "after", cell: ({ totals }) => totals.posts, numeric: true },
  {
    label: "Impressions",
    narrow: "before",
    cell: ({ totals }) => figure(totals.impressions.value),
    numeric: true,
  },
  {
    label: "Reach",
    narrow: "before",
    cell: ({ totals }) => figure(totals.reach.value),
    numeric: true,
  },
  {
    label: "Engagements",
    narrow: "before",
    cell: ({ totals }) => figure(totals.engagements.value),
    numeric: true,
  },
];

/** Where a period's figures come from: campaigns, platforms, and the posts that did best. */
export const PostTables = ({ campaigns, platforms, best }: AnalyticsDetails) => (
  <div className="flex flex-col gap-8">
    <Table
      caption="By campaign"
      columns={[
        {
          label: "Campaign",
          cell: ({ id, name }) => <TextLink to={paths.athlete.campaign(id)}>{name}</TextLink>,
        },
        ...TOTALS,
        { label: "Clicks", narrow: "before", cell: ({ clicks }) => figure(clicks), numeric: true },
      ]}
      rows={campaigns}
      rowKey={({ id }) => id}
    />
    <Table
      caption="By platform"
      columns={[
        { label: "Platform", cell: ({ platform }) => nameWithLogo(platform, "Elsewhere") },
        ...TOTALS,
        { label: "Figures", cell: ({ sources }) => <SourceList of={sources} /> },
      ]}
      rows={platforms}
      rowKey={({ platform }) => platform ?? ""}
    />
    <Table
      caption="Best posts"
      columns={[
        {
          label: "Post",
          cell: ({ id, title }) => (
            <TextLink to={paths.athlete.content(id)}>{title || "Untitled Content"}</TextLink>
          ),
        },
        { label: "Platform", cell: ({ platform }) => nameWithLogo(platform, "–") },
        { label: "Posted", cell: ({ postedAt }) => <Time at={postedAt} /> },
        {
          label: "Impressions",
          narrow: "before",
          cell: (post) => figure(impressionsOf(post)),
          numeric: true,
        },
        {
          label: "Engagements",
          narrow: "before",
          cell: ({ engagements }) => figure(engagements),
          numeric: true,
        },
        { label: "Figures", cell: ({ sources }) => <SourceList of={sources} /> },
      ]}
      rows={best}
      rowKey={({ id }) => id}
      empty="No post has figures yet."
    />
  </div>
);

/** 'From Instagram, today. Typed by you 3 days ago.' */
export const SourceList = ({ of }: { of: readonly Source[] }): ReactNode =>
  of.length === 0 ? (
    "None yet"
  ) : (
    // One element, because the cells of narrow tables set their children apart.
    <span>
      {of.map((source) => (
        <span key={source.text}>
          <FigureSource source={source} />.{" "}
        </span>
      ))}
    </span>
  );
