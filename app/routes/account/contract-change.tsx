import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { loadTermFields } from "~/features/campaigns/terms/lazy-term-fields";
import { proposeChange } from "~/features/deals/contracts/change.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { editTermRows } from "~/features/deals/contracts/fields";
import { changeSchema, termsFrom } from "~/features/deals/contracts/schema";
import { ChangeForm } from "~/features/deals/contracts/terms-form";
import { termsNow } from "~/features/deals/contracts/terms-now";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Propose a change") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const { id, kind, title, version, document, other, may } = await loadContractPage(
    ctx,
    requireParam(params, "contractId"),
  );
  if (!may.change || document.ending) throw redirect(paths.contract(id));
  const { terms } = document;
  const opened = context.request.url.searchParams.get("change");
  return { id, kind, title, version, terms, now: termsNow(terms), opened, other };
}

/** Opened by a link, the form comes whole. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadTermFields()]);
  return data;
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "contractId");
  return handleForm(
    changeSchema,
    async ({ expectedVersion, note, ...typed }) => {
      await proposeChange(ctx, id, { expectedVersion, note, terms: termsFrom(typed) });
      return redirectWithToast(context, paths.contract(id), {
        title: "Change proposed",
        description: "They can now sign it or answer.",
      });
    },
    (form) => editTermRows(form),
  );
});

export default function ChangeContract() {
  const { id, kind, title, version, terms, now, opened, other } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.contract(id)}>Back to the {kind}</BackLink>
      <PageHead
        title="Propose a change"
        index={`${title} · ${other.name} sees what you changed. If either of you has signed, you'll both sign again.`}
      />
      <ChangeForm
        expectedVersion={version}
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
