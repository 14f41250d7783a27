import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import { renameTemplateSchema } from "~/features/deals/contracts/schema";
import { TemplateName } from "~/features/deals/contracts/template-forms";
import { templateLine } from "~/features/deals/contracts/templates";
import {
  deleteTemplate,
  listTemplates,
  renameTemplate,
} from "~/features/deals/contracts/templates.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, textFields } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Contract templates") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  // Side by side: one round trip.
  const [templates, { ownTemplates }] = await Promise.all([
    listTemplates(ctx),
    loadEntitlements(ctx, "brand"),
  ]);
  return {
    ownTemplates,
    templates: templates.map(({ id, name, terms }) => ({ id, name, line: templateLine(terms) })),
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  const done = (title: string) =>
    redirectWithToast(context, paths.brand.contractTemplates, { title });
  return {
    delete: handleButton(textFields("templateId"), async ({ templateId }) => {
      await deleteTemplate(ctx, templateId);
      return done("Template deleted");
    }),
    default: handleForm(renameTemplateSchema, async ({ templateId, name }) => {
      await renameTemplate(ctx, templateId, name);
      return done("Template renamed");
    }),
  };
});

export default function ContractTemplates() {
  const { templates, ownTemplates } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const answer = actionData?.result;
  const busy = useSending();
  return (
    <>
      <BackLink to={paths.contracts}>All contracts</BackLink>
      <PageHead title="Contract templates" index="Terms that your next contract can start from." />
      {!ownTemplates && (
        <div className="mb-4">
          <UpgradeNote>
            {templates.length === 0
              ? "The free plan has our standard contract. With Brand Premium you can save your own terms and start the next contract from them."
              : "You can go on using these. Saving more is part of Brand Premium."}
          </UpgradeNote>
        </div>
      )}
      {ownTemplates && templates.length === 0 && (
        <EmptyList
          title="No templates yet"
          example={[
            "Two reels and paid use",
            "Paid use for 6 months · no other shoes for 3 months",
            "Template",
          ]}
          action={<ButtonLink to={paths.contracts}>See your contracts</ButtonLink>}
        >
          Open a contract and save its terms as a template.
        </EmptyList>
      )}
      <ul className="flex flex-col gap-3">
        {templates.map(({ id, name, line }) => {
          const failed = answer?.initialValue?.templateId === id ? answer : undefined;
          return (
            <li key={id}>
              <Card className="!py-4">
                <h2 className="text-base break-words">{name}</h2>
                <p className="text-sm text-soft">{line}</p>
                <details key={name} open={failed ? true : undefined}>
                  <summary className="disclosure text-sm">
                    Rename or delete<span className="sr-only"> {name}</span>
                  </summary>
                  <Form method="post" className="mt-1 flex flex-col items-start gap-3">
                    <input type="hidden" name="templateId" value={id} />
                    <TemplateName id={`name-${id}`} name={name} failed={failed} />
                    <div className="flex flex-wrap gap-2.5">
                      <Button variant="plain" size="sm" busy={busy}>
                        Rename<span className="sr-only"> {name}</span>
                      </Button>
                      <Button
                        variant="plain"
                        size="sm"
                        name="intent"
                        value="delete"
                        formNoValidate
                        busy={busy}
                      >
                        Delete<span className="sr-only"> {name}</span>
                      </Button>
                    </div>
                  </Form>
                </details>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
