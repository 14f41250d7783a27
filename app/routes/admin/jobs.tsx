import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/ui/page";
import { jobsPage } from "~/features/backoffice/consoles/jobs.server";
import { JobTables } from "~/features/backoffice/consoles/jobs-tables";
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
