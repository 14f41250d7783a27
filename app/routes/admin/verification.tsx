import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { rankAfterAnswer } from "~/features/finding/matching/ranking-jobs.server";
import { may } from "~/features/identity/accounts/abilities";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { Decide } from "~/features/profiles/verification/decision-panel";
import { askSchema, rejectSchema } from "~/features/profiles/verification/schema";
import {
  approveRequest,
  askForMore,
  claimRequest,
  rejectRequest,
} from "~/features/profiles/verification/staff.server";
import { requestForStaff } from "~/features/profiles/verification/staff-queries.server";
import { RequestView } from "~/features/profiles/verification/staff-view";
import { paths } from "~/paths";
import {
  defineActions,
  handleButton,
  handleForm,
  requireParam,
  textFields,
} from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Verification: ${data.request.name}` : "Verification") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "review verification");
  return {
    readerId: ctx.actor.personId,
    isAdmin: may(ctx.actor, "take over a colleague's work"),
    request: await requestForStaff(ctx, requireParam(params, "requestId")),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "review verification");
  const id = requireParam(params, "requestId");
  const stay = (title: string) =>
    redirectWithToast(context, paths.admin.verificationRequest(id), { title });
  const next = (title: string) =>
    redirectWithToast(context, paths.admin.verification, {
      title,
      description: "We've let them know.",
    });
  return {
    claim: async () => {
      await claimRequest(ctx, id);
      return stay("Request taken");
    },
    approve: handleButton(textFields("expectedIdentity"), async ({ expectedIdentity }) => {
      await approveRequest(ctx, id, expectedIdentity);
      context.runInBackground(rankAfterAnswer);
      return next("Request Approved");
    }),
    ask: handleForm(askSchema, async ({ question }) => {
      await askForMore(ctx, id, question);
      return stay("Question sent");
    }),
    reject: handleForm(rejectSchema, async ({ reason }) => {
      await rejectRequest(ctx, id, reason);
      return next("Request Rejected");
    }),
  };
});

export default function AdminVerification() {
  const { request, readerId, isAdmin } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.admin.verification}>Back to Verification</BackLink>
      <PageHead title={request.name} index={request.userType === "athlete" ? "Athlete" : "Brand"} />
      <div className="flex max-w-text flex-col gap-4">
        <RequestView request={request} />
        <Decide request={request} readerId={readerId} isAdmin={isAdmin} actionData={actionData} />
      </div>
    </>
  );
}
