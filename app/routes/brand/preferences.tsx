import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { loadPreferences } from "~/features/finding/matching/load-preferences.server";
import { LISTS } from "~/features/finding/matching/preference-lists";
import { PreferencesForm } from "~/features/finding/matching/preferences-form";
import { rankAfterAnswer } from "~/features/finding/matching/ranking-jobs.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import { preferencesSchema } from "~/features/finding/matching/schema";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { editLists } from "~/platform/list-field";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Preferences") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  return { preferences: await loadPreferences(db, actor.brandId) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return handleForm(
    preferencesSchema,
    async (input) => {
      await savePreferences(ctx, input);
      context.runInBackground(rankAfterAnswer);
      return redirectWithToast(context, paths.brand.preferences, {
        title: "Preferences saved",
        description: "We're updating your matches.",
      });
    },
    (form) => editLists(form, Object.values(LISTS)),
  );
});

export default function PreferencesScreen() {
  const { preferences } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="Preferences"
        index="What you generally look for. We use it for every match, alongside each campaign's brief."
        actions={
          !preferences && (
            <ButtonLink variant="plain" size="sm" to={paths.brand.matches}>
              AI Matches
            </ButtonLink>
          )
        }
        more={
          preferences && (
            <>
              <MenuLink to={paths.brand.matches}>AI Matches</MenuLink>
              <MenuLink to={paths.brand.discoverPreferred}>Search with these preferences</MenuLink>
            </>
          )
        }
      />
      <PreferencesForm preferences={preferences} actionData={actionData} />
    </>
  );
}
