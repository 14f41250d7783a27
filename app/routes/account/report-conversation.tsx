import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import {
  loadReportable,
  reportConversation,
} from "~/features/backoffice/moderation/report-conversation.server";
import { ReportForm } from "~/features/backoffice/moderation/report-form";
import { reportSchema } from "~/features/backoffice/moderation/schema";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Report a conversation") }];

/** `?before=` offers the messages before this number. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const before = context.request.url.searchParams.get("before") ?? "";
  return loadReportable(
    requireMember(context),
    requireParam(params, "conversationId"),
    /^\d{1,9}$/.test(before) ? Number(before) : null,
  );
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "conversationId");
  return handleForm(reportSchema, async (report) => {
    await reportConversation(ctx, id, report);
    return redirectWithToast(context, paths.conversation(id), {
      title: report.block ? "Reported and blocked" : "Conversation reported",
      description: "Our moderators will look at it. We'll tell you what they decide.",
    });
  });
});

export default function ReportConversation() {
  const reported = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { name, reportedAt, conversationId } = reported;
  if (reportedAt === null)
    return (
      <>
        <PageHead title="Report a conversation" index={`With ${name}`} />
        <ReportForm reported={reported} actionData={actionData} />
      </>
    );
  return (
    <>
      <PageHead title="You've reported this conversation" index={`With ${name}`} />
      <p className="mb-5 max-w-text">
        You reported it on <Time at={reportedAt} />. Our moderators will look at it, and we'll tell
        you what they decide.
      </p>
      <ButtonLink to={paths.conversation(conversationId)}>Back to the conversation</ButtonLink>
    </>
  );
}
