import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { savePreferences } from "~/features/matching/commands.server";
import { PreferencesForm } from "~/features/matching/preferences-form";
import { preferencesOf } from "~/features/matching/queries.server";
import { refreshBrand, unhurried } from "~/features/matching/refresh.server";
import { LISTS, preferencesSchema } from "~/features/matching/schema";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { editLists } from "~/platform/list-field";

export const meta: MetaFunction = () => [{ title: pageTitle("Preferences") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  return { preferences: await preferencesOf(db, actor.userId) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireBrand(context);
  const form = await request.formData();
  editLists(form, Object.values(LISTS));
  return submitForm(form, preferencesSchema, async (input) => {
    await savePreferences(acting, input);
    context.waitUntil(unhurried(acting, refreshBrand(acting.db, acting.actor.userId, acting.now)));
    return redirectWithToast(context, "/brand/preferences", {
      title: "Preferences saved",
      description: "Your matches are being ranked anew.",
    });
  });
}

export default function PreferencesScreen() {
  const { preferences } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="Preferences"
        lead="What you look for in general. It counts in every match, beside each campaign’s brief."
        actions={
          <>
            <ButtonLink look="plain" size="sm" to="/brand/matches">
              AI Matches
            </ButtonLink>
            {preferences && (
              <ButtonLink look="plain" size="sm" to="/brand/discover/preferred">
                Discover with these
              </ButtonLink>
            )}
          </>
        }
      />
      <PreferencesForm preferences={preferences} answer={answer} />
    </>
  );
}
