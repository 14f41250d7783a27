import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { loadTermFields } from "~/features/campaigns/terms/lazy-term-fields";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { editTermRows } from "~/features/deals/contracts/fields";
import { proposeAmendment } from "~/features/deals/contracts/propose-follow-up.server";
import { amendSchema, termsFrom } from "~/features/deals/contracts/schema";
import { AmendForm } from "~/features/deals/contracts/terms-form";
import { termsNow } from "~/features/deals/contracts/terms-now";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Propose an amendment") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const { id, title, document, other, may } = await loadContractPage(
    ctx,
    requireParam(params, "contractId"),
  );
  if (!may.amend) throw redirect(paths.contract(id));
  const { terms } = document;
  const opened = context.request.url.searchParams.get("change");
  return { id, title, terms, now: termsNow(terms), opened, other, newId: newId() };
}

/** Opened by a link, the form comes whole. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadTermFields()]);
  return data;
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  return handleForm(
    amendSchema,
    async ({ id, note, ...typed }) => {
      await proposeAmendment(ctx, requireParam(params, "contractId"), {
        id,
        note,
        terms: termsFrom(typed),
      });
      return redirectWithToast(context, paths.contract(id), {
        title: "Amendment proposed",
        description: "The contract stays in force until both of you have signed the amendment.",
      });
    },
    (form) => editTermRows(form),
  );
});

export default function AmendContract() {
  const { id, title, terms, now, opened, other, newId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.contract(id)}>Back to the contract</BackLink>
      <PageHead
        title="Propose an amendment"
        index={`${title} · Change what should be different. ${other.name} sees each change, and both of you sign.`}
      />
      <AmendForm
        newId={newId}
        terms={terms}
        now={now}
        opened={opened}
        other={other.name}
        cancel={paths.contract(id)}
        actionData={actionData}
      />
    </>
  );
}
