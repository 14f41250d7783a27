import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { sideIdOf } from "~/features/identity/accounts/actor";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { AttachForm } from "~/features/money/disputes/attach-form";
import { attachable, attachMessages } from "~/features/money/disputes/attach-messages.server";
import { attachSchema } from "~/features/money/disputes/schema";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Attach messages") }];

/** `?before=` offers the messages before this number. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const before = context.request.url.searchParams.get("before") ?? "";
  return {
    sideId: sideIdOf(ctx.actor),
    excerptId: newId(),
    dispute: await attachable(
      ctx,
      requireParam(params, "disputeId"),
      /^\d{1,9}$/.test(before) ? Number(before) : null,
    ),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "disputeId");
  return handleForm(attachSchema, async (chosen) => {
    await attachMessages(ctx, id, chosen);
    return redirectWithToast(context, paths.dispute(id), { title: "Messages attached" });
  });
});

export default function DisputeMessages() {
  const { dispute, sideId, excerptId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const isOpen = dispute.isActive && dispute.messages.length > 0;
  return (
    <>
      <PageHead title="Attach messages" index={`Dispute: ${dispute.title}`} />
      {isOpen ? (
        <AttachForm
          dispute={dispute}
          readerId={sideId}
          excerptId={excerptId}
          actionData={actionData}
        />
      ) : (
        <EmptyState
          title={dispute.isActive ? "No messages to attach" : "This dispute has ended"}
          action={
            <ButtonLink to={paths.dispute(dispute.id)} variant="plain">
              Back to the dispute
            </ButtonLink>
          }
        >
          {dispute.isActive && "You haven't written to each other yet."}
        </EmptyState>
      )}
    </>
  );
}
