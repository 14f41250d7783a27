import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { listOpenContests } from "~/features/content/track-record/contests.server";
import { decideContest } from "~/features/content/track-record/decide-contest.server";
import { OpenContestCard } from "~/features/content/track-record/open-contest";
import { decisionSchema } from "~/features/content/track-record/schema";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast, toastOnConflict } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Contested records") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "manage disputes");
  const [contests] = await Promise.all([
    listOpenContests(ctx),
    logStaffAccess(ctx, "track_record_contests", "all"),
  ]);
  return { contests };
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "manage disputes");
  return handleForm(decisionSchema, (decision) =>
    // The form is gone from the page, so the message cannot stand in it.
    toastOnConflict(context, paths.admin.contests, async () => {
      await decideContest(ctx, decision);
      return redirectWithToast(context, paths.admin.contests, {
        title: "Decided. We've let both sides know.",
      });
    }),
  );
});

export default function AdminContests() {
  const { contests } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <PageHead
        title="Contested records"
        index="What people contest in their track record, longest waiting first."
      />
      <div className="flex max-w-text flex-col gap-6">
        {contests.length === 0 && (
          <EmptyList
            title="No open contests"
            example={[
              "Delivered on time: Rosie Calder",
              "Spring Trail Launch, with Northlight",
              "3 Mar",
            ]}
          >
            A deal appears here when someone says it counts wrongly in their track record.
          </EmptyList>
        )}
        {contests.map((contest) => (
          <OpenContestCard key={contest.id} contest={contest} actionData={actionData} />
        ))}
      </div>
    </>
  );
}
