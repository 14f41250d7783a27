import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { inWords } from "~/features/backoffice/consoles/labels";
import { discardRow, sendAgain, unsentRow } from "~/features/backoffice/consoles/outbox.server";
import { OutboxDecision, OutboxRowView } from "~/features/backoffice/consoles/outbox-row-view";
import { discardSchema } from "~/features/backoffice/consoles/schema";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { requireParam } from "~/platform/require-param";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Delivery") }];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  unsentRow(requireStaff(context, "run the system"), requireParam(params, "outboxId"));

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "run the system");
  const id = requireParam(params, "outboxId");
  const done = (title: string) => redirectWithToast(context, paths.admin.outbox, { title });
  return {
    again: async () => {
      await sendAgain(ctx, id);
      return done("Being sent again");
    },
    discard: handleForm(discardSchema, async ({ reason }) => {
      await discardRow(ctx, id, reason);
      return done("Discarded");
    }),
  };
});

export default function OutboxRow() {
  const row = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <TextLink to={paths.admin.outbox} className="mb-3 text-sm">
        ← Back to Deliveries
      </TextLink>
      <PageHead title={inWords(row.kind)} index={row.id} />
      <div className="flex max-w-wide flex-col gap-6">
        <OutboxRowView row={row} />
        <OutboxDecision row={row} actionData={actionData} />
      </div>
    </>
  );
}
