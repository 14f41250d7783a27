import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { EmptyState } from "~/components/ui/card";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { DisputeForm, WhatHappensNext } from "~/features/money/disputes/dispute-form";
import { EVIDENCE } from "~/features/money/disputes/fields";
import { fileDispute, listDisputableDeals } from "~/features/money/disputes/file-dispute.server";
import { fileDisputeSchema } from "~/features/money/disputes/schema";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { editLists } from "~/platform/list-field";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";
import { DISPUTE_TYPES } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("File a Dispute") }];

/** `?deal=` and `?type=` begin the form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const deals = await listDisputableDeals(requireMember(context));
  const { searchParams } = context.request.url;
  const chosen = (name: string, values: readonly string[]) =>
    values.find((value) => value === searchParams.get(name)) ?? "";
  const ids = deals.map(({ value }) => value);
  return {
    deals,
    start: {
      id: newId(),
      dealId: (ids.length === 1 ? ids[0] : undefined) ?? chosen("deal", ids),
      type: chosen("type", DISPUTE_TYPES),
    },
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireMember(context);
  return handleForm(
    fileDisputeSchema,
    async (input) => {
      await fileDispute(ctx, input);
      return redirectWithToast(context, paths.disputes, {
        title: "Dispute Filed",
        description: "Your dispute has been submitted and will be reviewed by our team",
      });
    },
    (form) => editLists(form, [EVIDENCE]),
  );
});

export default function FileDispute() {
  const { deals, start } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.disputes}>Back to My Disputes</BackLink>
      <PageHead
        title="File a Dispute"
        index="Have you talked first? One message often sorts it out."
      />
      {deals.length === 0 ? (
        <EmptyState title="There is nothing to dispute yet">
          A dispute is about a campaign that an athlete has accepted.
        </EmptyState>
      ) : (
        <WorkAndFacts facts={<WhatHappensNext />}>
          <DisputeForm deals={deals} start={start} actionData={actionData} />
        </WorkAndFacts>
      )}
    </>
  );
}
