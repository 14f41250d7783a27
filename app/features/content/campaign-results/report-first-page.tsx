import { Card } from "~/components/ui/card";
import { ExternalLink, TextLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { Thumbnail } from "~/features/media/media/picture";
import { paths } from "~/paths";
import type { ReportFigure } from "./describe-report";
import { Section } from "./report-parts";
import type { ShownReport } from "./show-report.server";
import { TrendCharts } from "./trend-charts";

/** The result as a bar, with a mark for each figure that it is compared with. */
const Bar = ({ value, marks }: NonNullable<ReportFigure["bar"]>) => (
  <>
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2.5 w-full"
    >
      <rect y="2" width="100" height="6" className="fill-leaf-wash" />
      <rect y="2" width={value * 100} height="6" className="fill-leaf" />
      {marks.map(({ at, label }) => (
        <path
          key={label}
          d={`M${at * 100} 0v10`}
          className="[vector-effect:non-scaling-stroke] stroke-ink stroke-2"
        />
      ))}
    </svg>
    <p className="mt-0.5 text-xs text-soft">{marks.map(({ label }) => label).join(", ")}</p>
  </>
);

/** Whether the campaign paid, in one sentence, and its four figures. */
export const ReportHead = ({ verdict, figures }: Pick<ShownReport, "verdict" | "figures">) => (
  <div className="flex flex-col gap-4">
    <p className="max-w-text text-lg font-strong text-pretty">{verdict}</p>
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
      {figures.map(({ label, value, note, bar }) => (
        <Card key={label} className="flex flex-col gap-1 !p-3">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-lg font-strong tabular-nums">{value}</dd>
          <dd className="text-xs text-soft">From {note}</dd>
          {bar && (
            <dd className="mt-auto pt-1">
              <Bar {...bar} />
            </dd>
          )}
        </Card>
      ))}
    </dl>
  </div>
);

const BestPosts = ({ best }: Pick<ShownReport, "best">) => (
  <Section id="best-posts" title="Best posts">
    {best.length === 0 ? (
      <p className="text-soft">No data yet</p>
    ) : (
      <ol className="grid gap-3 md:grid-cols-3 print:grid-cols-3">
        {best.map(({ id, title, url, athlete, picture, engagements }) => (
          <li key={id} className="flex min-w-0 gap-3">
            {picture && <Thumbnail path={picture} />}
            <p className="min-w-0 text-sm">
              {url ? (
                <ExternalLink href={url} theirs>
                  {title}
                </ExternalLink>
              ) : (
                title
              )}
              <span className="block text-soft">{athlete}</span>
              <span className="block tabular-nums">{engagements} engagements</span>
            </p>
          </li>
        ))}
      </ol>
    )}
  </Section>
);

type Ranked = ShownReport["ranking"]["rows"][number];

const ranked = (label: string, invites: boolean): Column<Ranked>[] => [
  { label: "Athlete", cell: ({ name }) => name },
  { label: "Cost", narrow: "before", numeric: true, cell: ({ cost }) => cost },
  {
    label,
    narrow: "before",
    numeric: true,
    cell: ({ result }) => result,
  },
  { label: "Cost per result", narrow: "beside", numeric: true, cell: ({ each }) => each },
  ...(invites
    ? [
        {
          label: "Invite again",
          quiet: true,
          cell: ({ athleteId, name, isOver }: Ranked) =>
            isOver && (
              <TextLink to={paths.brand.invite(athleteId)} className="text-sm print:hidden">
                Invite again<span className="sr-only">: {name}</span>
              </TextLink>
            ),
        },
      ]
    : []),
];

/** What fits on one sheet: the verdict, four figures, the course, the best posts and the athletes by what a result cost. */
export const ReportFirstPage = ({
  verdict,
  figures,
  trends,
  best,
  ranking: { label, rows, more },
  invites,
}: Omit<ShownReport, "report" | "days"> & { invites: boolean }) => (
  <div className="flex flex-col gap-6">
    <ReportHead verdict={verdict} figures={figures} />
    <TrendCharts trends={trends} />
    <BestPosts best={best} />
    <div>
      <Table
        caption="Athletes by cost per result"
        rows={rows}
        rowKey={({ id }) => id}
        columns={ranked(label, invites && rows.some(({ isOver }) => isOver))}
        empty="No athlete has agreed yet."
      />
      {more > 0 && (
        <p className="text-sm text-soft">
          <a href="#athletes">And {more} more below</a>
        </p>
      )}
    </div>
  </div>
);
