import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { contestMeasure } from "~/features/content/track-record/contests.server";
import { loadOwnTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { basisText, isShownToOthers, leastOf } from "~/features/content/track-record/measures";
import { ContestForm, ContestList } from "~/features/content/track-record/own-contests";
import { TrackRecordCard } from "~/features/content/track-record/record-card";
import { contestSchema } from "~/features/content/track-record/schema";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Track record") }];

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwnTrackRecord(requireMember(context));

export const action = defineActions(({ context }) => {
  const ctx = requireMember(context);
  return handleForm(contestSchema, async (contest) => {
    await contestMeasure(ctx, contest);
    return redirectWithToast(context, paths.trackRecord, {
      title: "Contested",
      description: "Our team will look at it. We'll tell you what they decide.",
    });
  });
});

export default function TrackRecordPage() {
  const own = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { record, contests } = own;
  const others = record.side === "athlete" ? "brands" : "athletes";
  const isShown = isShownToOthers(record);
  return (
    <>
      <PageHead
        title="Track record"
        index={
          record.side === "athlete"
            ? "What brands see about how you deliver."
            : "What athletes see about how you pay and answer."
        }
      />
      <div className="card-columns">
        {!isShown && (
          <EmptyState
            title={`Finish ${basisText(leastOf(record.side))} and ${others} see your track record`}
          >
            {record.deals === 0 ? "None so far." : `So far: ${basisText(record)}.`}
          </EmptyState>
        )}
        {record.deals > 0 && (
          <>
            <TrackRecordCard
              record={record}
              title={isShown ? `What ${others} see` : "Your record so far"}
            />
            <ContestForm own={own} actionData={actionData} />
          </>
        )}
        {contests.length > 0 && <ContestList contests={contests} />}
      </div>
    </>
  );
}
