import { Badge } from "~/components/ui/badge";
import { ExternalLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { TIER_LABELS } from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { typedSource } from "~/features/profiles/channels/sources";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import { formatMoney } from "~/platform/money";
import { formatPercent, formatWhole } from "~/platform/numbers";
import { SPAN_LABELS } from "../posts/fields";
import { STATE_LABELS } from "./fields";
import { contentRange } from "./measures";
import { countText, moneyText, offText, rateText, unitCostText } from "./range";
import type { Report } from "./report.server";
import { Figure, NotMeasurable, Section } from "./report-parts";

type Athlete = Report["athletes"][number];
type ReportedPost = Report["posts"][number];

const ATHLETES: Column<Athlete>[] = [
  { label: "Athlete", cell: ({ name }) => name },
  { label: "Posts", narrow: "after", numeric: true, cell: ({ posts }) => posts },
  { label: "Cost", narrow: "beside", numeric: true, cell: ({ costs }) => formatMoney(costs.total) },
  {
    label: "Reach",
    narrow: "before",
    cell: ({ measures }) => <Figure measure={measures.reach} say={countText} />,
  },
  {
    label: "Engagements",
    narrow: "before",
    cell: ({ measures }) => <Figure measure={measures.engagements} say={countText} />,
  },
  {
    label: "Clicks",
    narrow: "before",
    cell: ({ measures }) => <Figure measure={measures.clicks} say={countText} />,
  },
  {
    label: "Orders",
    narrow: "before",
    cell: ({ measures }) => <Figure measure={measures.orders} say={countText} />,
  },
  {
    label: "Revenue",
    narrow: "before",
    cell: ({ measures: { revenue } }) => (revenue.range ? moneyText(revenue.range) : "–"),
  },
];

const COMPARED: Column<Athlete>[] = [
  { label: "Athlete", cell: ({ name }) => name },
  {
    label: "Cost per engagement",
    narrow: "before",
    cell: ({ perEngagement: { each, reason } }) =>
      each ? unitCostText(each) : <NotMeasurable reason={reason} />,
  },
  {
    label: "Engagement rate",
    narrow: "before",
    cell: ({ rate, norm, tier }) =>
      rate ? (
        <>
          {rateText(rate.range)}
          {rate.isOfToday && (
            <span className="block text-sm text-soft">of the followers they have today</span>
          )}
          <span className="block text-sm text-soft">
            {TIER_LABELS[tier]} athletes: {formatPercent(norm)}
          </span>
        </>
      ) : (
        <NotMeasurable reason="The posts have no engagements yet." />
      ),
  },
  {
    label: "Engagements",
    narrow: "before",
    cell: ({ off, expected, measures: { engagements } }) => (
      <>
        {engagements.range ? countText(engagements.range) : "–"}
        <span className="block text-sm text-soft">
          {expected === null
            ? "No forecast"
            : `${off ? `${offText(off)} against the ` : ""}${formatWhole(expected.expected)} expected (${countText(expected)})`}
        </span>
      </>
    ),
  },
];

const FIGURES = [
  ["impressions", "Impressions"],
  ["reach", "Reach"],
  ["engagements", "Engagements"],
  ["clicks", "Clicks"],
  ["views", "Views"],
] as const;

/** What a post brought, in one cell: five columns would leave no room for its title. */
const figuresOf = (post: ReportedPost) =>
  FIGURES.flatMap(([name, label]) => {
    const range = contentRange(post, name);
    return range ? [`${label} ${countText(range)}`] : [];
  });

const POST_COLUMNS: Column<ReportedPost>[] = [
  {
    label: "Post",
    cell: ({ title, url, state }) => (
      <span>
        {url ? (
          <ExternalLink href={url} theirs>
            {title}
          </ExternalLink>
        ) : (
          title
        )}
        {state && state !== "live" && state !== "unread" && (
          <span className="ml-2">
            <Badge tone="waiting">{STATE_LABELS[state]}</Badge>
          </span>
        )}
      </span>
    ),
  },
  { label: "Athlete", cell: ({ athlete }) => athlete },
  {
    label: "Posted",
    cell: ({ platform, postedAt }) => (
      <span>
        {platform && <PlatformLogo platform={platform} />}
        {platform ? platformName(platform) : "Elsewhere"}
        {postedAt !== null && (
          <>
            , <Time at={postedAt} />
          </>
        )}
      </span>
    ),
  },
  {
    label: "Figures",
    cell: (post) => {
      const figures = figuresOf(post);
      return figures.length === 0 ? (
        "–"
      ) : (
        <ul className="flex flex-wrap gap-x-2 tabular-nums @min-[54rem]:block">
          {figures.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      );
    },
  },
  {
    label: "From",
    cell: ({ span, source, takenAt }) =>
      span && takenAt ? (
        <span>
          <span className="block">{SPAN_LABELS[span]} after posting</span>
          <span className="block text-sm text-soft">
            <FigureSource
              source={{
                ...(source === "typed"
                  ? typedSource("the athlete")
                  : { text: "From the platform," }),
                at: takenAt,
              }}
            />
          </span>
        </span>
      ) : (
        <span className="text-soft">None</span>
      ),
  },
];

const More = ({ n, of }: { n: number; of: string }) =>
  n > 0 && (
    <p className="text-sm text-soft">
      And {formatWhole(n)} more {of}. The totals above count them, and the brand's CSV file lists
      them.
    </p>
  );

export const ReportTables = ({
  athletes,
  posts,
  more,
}: Pick<Report, "athletes" | "posts" | "more">) => (
  <>
    <Section id="athletes" title="Athletes">
      <Table
        caption="Results by athlete"
        captionHidden
        rows={athletes}
        rowKey={({ id }) => id}
        columns={ATHLETES}
        empty="No athlete has agreed yet."
      />
      <More n={more.athletes} of="athletes" />
    </Section>
    {athletes.length > 0 && (
      <Section id="compared" title="Compared with similar athletes">
        <Table
          caption="Compared with similar athletes"
          captionHidden
          rows={athletes}
          rowKey={({ id }) => id}
          columns={COMPARED}
        />
      </Section>
    )}
    <Section id="posts" title="Posts">
      <Table
        caption="Results by post"
        captionHidden
        rows={posts}
        rowKey={({ id }) => id}
        columns={POST_COLUMNS}
        empty="Nothing has been posted yet."
      />
      <More n={more.posts} of="posts" />
    </Section>
  </>
);
