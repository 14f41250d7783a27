import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { loadRecordPage } from "~/features/campaigns/record/export.server";
import { RecordEntries } from "~/features/campaigns/record/record-entries";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { requireParam } from "~/platform/define-actions";
import { pageTitle } from "~/product";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Record of ${data.title}` : "Record") },
];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadRecordPage(requireUser(context), requireParam(params, "campaignId"));

export default function Record() {
  const { campaignId, title, count, sealed, entries } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Record"
        index={title}
        actions={
          sealed > 0 && (
            <ButtonLink to={paths.recordFile(campaignId)} reloadDocument>
              Download
            </ButtonLink>
          )
        }
      />
      <p className="mb-5 max-w-text">
        A log of your deal that can't be changed unnoticed.{" "}
        <a href={paths.verify}>Check a code or the file</a>
      </p>
      {count > entries.length && (
        <p className="mb-3 text-sm text-soft">
          The newest {entries.length} of {count} entries. The file has all of them.
        </p>
      )}
      <RecordEntries entries={entries} />
    </>
  );
}
