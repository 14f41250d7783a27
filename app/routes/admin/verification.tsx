import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { may } from "~/features/accounts/abilities";
import { requireStaff, requireStaffCommand } from "~/features/accounts/guards.server";
import { rankAfterAnswer } from "~/features/matching/ranking-jobs.server";
import { Decide } from "~/features/verification/decision-panel";
import { askSchema, rejectSchema } from "~/features/verification/schema";
import {
  approveRequest,
  askForMore,
  claimRequest,
  rejectRequest,
} from "~/features/verification/staff.server";
import { requestForStaff } from "~/features/verification/staff-queries.server";
import { RequestView } from "~/features/verification/staff-view";
import { paths } from "~/paths";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { INTENT } from "~/platform/list-field";
import { pageTitle } from "~/product";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Verification: ${data.request.name}` : "Verification") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "review verification");
  return {
    readerId: ctx.actor.personId,
    isAdmin: may(ctx.actor, "take over a colleague's work"),
    request: await requestForStaff(ctx, String(params.requestId)),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireStaffCommand(context, "review verification");
  const id = String(params.requestId);
  const form = await request.formData();
  const stay = (title: string) =>
    redirectWithToast(context, paths.admin.verificationRequest(id), { title });
  const next = (title: string) =>
    redirectWithToast(context, paths.admin.verification, {
      title,
      description: "They've been told.",
    });
  switch (form.get(INTENT)) {
    case "claim":
      await claimRequest(ctx, id);
      return stay("Request taken");
    case "approve":
      await approveRequest(ctx, id, String(form.get("expectedIdentity")));
      context.runInBackground(rankAfterAnswer);
      return next("Request Approved");
    case "ask":
      return submitForm(form, askSchema, async ({ question }) => {
        await askForMore(ctx, id, question);
        return stay("Question sent");
      });
    case "reject":
      return submitForm(form, rejectSchema, async ({ reason }) => {
        await rejectRequest(ctx, id, reason);
        return next("Request Rejected");
      });
    default:
      throw new AppError("invalid", "Please use the buttons on the page.");
  }
}

export default function AdminVerification() {
  const { request, readerId, isAdmin } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <TextLink to={paths.admin.verification} className="mb-3 text-sm">
        ← Back to Verification
      </TextLink>
      <PageHead title={request.name} index={request.userType === "athlete" ? "Athlete" : "Brand"} />
      <div className="flex max-w-[760px] flex-col gap-4">
        <RequestView request={request} />
        <Decide request={request} readerId={readerId} isAdmin={isAdmin} actionData={actionData} />
      </div>
    </>
  );
}
