import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { PageHead } from "~/components/ui/page";
import { loadTermFields } from "~/features/campaigns/terms/lazy-term-fields";
import { ChooseTemplate } from "~/features/deals/contracts/choose-template";
import { drawUpContract, startContract } from "~/features/deals/contracts/draw-up.server";
import { editTermRows } from "~/features/deals/contracts/fields";
import { drawUpSchema, termsFrom } from "~/features/deals/contracts/schema";
import { DrawUpForm } from "~/features/deals/contracts/terms-form";
import { termsNow } from "~/features/deals/contracts/terms-now";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Send a contract") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const template = context.request.url.searchParams.get("template") || null;
  const start = await startContract(ctx, requireParam(params, "dealId"), template);
  if (start.currentContractId) throw redirect(paths.contract(start.currentContractId));
  return { ...start, now: termsNow(start.terms), template, newId: newId() };
}

/** Opened by a link, the form comes whole. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadTermFields()]);
  return data;
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  return handleForm(
    drawUpSchema,
    async ({ id, ...typed }) => {
      await drawUpContract(ctx, requireParam(params, "dealId"), { id, terms: termsFrom(typed) });
      return redirectWithToast(context, paths.contract(id), {
        title: "Contract sent",
        description: "The athlete can sign it or propose a change within 7 days.",
      });
    },
    (form) => editTermRows(form),
  );
});

export default function NewContract() {
  const { newId, terms, now, templates, template, athlete, title, campaignId } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <PageHead
        title="Send a contract"
        index={`For ${athlete} · ${title}. It starts with the terms you both accepted.`}
      />
      <ChooseTemplate templates={templates} chosen={template} />
      <DrawUpForm
        key={template}
        newId={newId}
        terms={terms}
        now={now}
        cancel={withQuery(paths.brand.campaign(campaignId), { tab: "athletes" })}
        actionData={actionData}
      />
    </>
  );
}
