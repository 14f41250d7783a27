import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { PageHead } from "~/components/ui/page";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { type JobState, type JobsPage, jobsPage } from "~/features/backoffice/consoles/jobs.server";
import { inWords } from "~/features/backoffice/consoles/labels";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Jobs") }];

export const loader = ({ context }: LoaderFunctionArgs) =>
  jobsPage(requireStaff(context, "run the system"), context.jobs);

export default function Jobs() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Jobs" index="What runs by itself, and how its last run went." />
      <JobTables page={page} />
    </>
  );
}

const STATES: Record<JobState, { label: string; tone: BadgeTone }> = {
  worked: { label: "Worked", tone: "good" },
  waiting: { label: "Under way", tone: "waiting" },
  late: { label: "Late", tone: "wrong" },
  never: { label: "Never ran", tone: "neutral" },
  failed: { label: "Failed", tone: "wrong" },
};

const Result = ({ state, error }: { state: JobState; error: string | null }) => (
  <span>
    <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
    {error && <span className="mt-1 block text-sm wrap-anywhere text-soft">{error}</span>}
  </span>
);

/** '0.4 s' */
const length = (ms: number | null) => (ms === null ? "–" : `${(ms / 1000).toFixed(1)} s`);

const moment = (at: number | null) => (at === null ? "Never" : <Time at={at} as="moment" />);

const CRON: Column<JobsPage["cron"][number]>[] = [
  { label: "Job", cell: ({ name }) => inWords(name) },
  { label: "Result", narrow: "beside", cell: (job) => <Result {...job} /> },
  { label: "Last run", narrow: "before", cell: ({ startedAt }) => moment(startedAt) },
  { label: "Took", narrow: "before", numeric: true, cell: ({ tookMs }) => length(tookMs) },
  { label: "Last worked", narrow: "before", cell: ({ workedAt }) => moment(workedAt) },
  { label: "Next run", narrow: "before", cell: ({ next }) => moment(next) },
];

const DAILY: Column<JobsPage["daily"][number]>[] = [
  { label: "Job", cell: ({ name }) => inWords(name) },
  { label: "Result", narrow: "beside", cell: (job) => <Result {...job} /> },
  {
    label: "Day",
    narrow: "before",
    cell: ({ day }) => (day === null ? "Never" : <Time at={day} />),
  },
  {
    label: "Finished",
    narrow: "before",
    cell: ({ finishedAt }) => (finishedAt === null ? "Not yet" : moment(finishedAt)),
  },
  { label: "Took", narrow: "before", numeric: true, cell: ({ tookMs }) => length(tookMs) },
];

const JobTables = ({ page }: { page: JobsPage }) => (
  <div className="flex flex-col gap-8">
    <Table caption="Scheduled jobs" columns={CRON} rows={page.cron} rowKey={({ name }) => name} />
    <Table caption="Daily jobs" columns={DAILY} rows={page.daily} rowKey={({ name }) => name} />
  </div>
);
