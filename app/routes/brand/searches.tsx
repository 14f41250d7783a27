import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cancel } from "~/components/form";
import { useSending } from "~/components/sending";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { filterQuery } from "~/features/finding/discovery/filters";
import { readFilters } from "~/features/finding/discovery/read-filters";
import {
  type SaveActionData,
  SavedSearchList,
  SaveSearchForm,
} from "~/features/finding/discovery/saved-searches";
import {
  deleteSearch,
  restoreSearch,
  saveSearch,
  selectSavedSearches,
  setSearchAlerts,
} from "~/features/finding/discovery/saved-searches.server";
import {
  savedSearchSchema,
  saveSearchSchema,
  searchAlertsSchema,
} from "~/features/finding/discovery/schema";
import { discoverPath, readView } from "~/features/finding/discovery/view";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Saved Searches") }];

/** Its query is that of Discover: the filters that may be saved. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const filters = readFilters(params);
  const [searches] = await db.read(selectSavedSearches(db, actor.brandId));
  return { id: newId(), filters, view: readView(params), searches };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return {
    save: handleForm(saveSearchSchema, async ({ redirectTo, ...search }) => {
      await saveSearch(ctx, search);
      const filters = readFilters(new URLSearchParams(search.query));
      return redirectWithToast(context, safePath(redirectTo, discoverPath(filters)), {
        title: "Search Saved",
        description: `“${search.name}” has been saved.`,
      });
    }),
    alerts: handleButton(searchAlertsSchema, async ({ id, alerts, redirectTo }) => {
      const name = await setSearchAlerts(ctx, id, alerts);
      return redirectWithToast(context, safePath(redirectTo, paths.brand.searches), {
        title:
          alerts === "never"
            ? "We won't tell you about new athletes"
            : "We'll tell you about new athletes",
        description: name,
      });
    }),
    delete: handleButton(savedSearchSchema, async ({ id, redirectTo }) => {
      const page = safePath(redirectTo, paths.brand.searches);
      const name = await deleteSearch(ctx, id);
      return redirectWithToast(context, page, {
        title: "Search Deleted",
        description: name,
        undo: {
          action: paths.brand.searches,
          fields: { intent: "restore", id, redirectTo: page },
        },
      });
    }),
    restore: handleButton(savedSearchSchema, async ({ id, redirectTo }) => {
      const name = await restoreSearch(ctx, id);
      return redirectWithToast(context, safePath(redirectTo, paths.brand.searches), {
        title: "Search Restored",
        description: name,
      });
    }),
  };
});

export default function SavedSearches() {
  const { id, filters, view, searches } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as SaveActionData | undefined;
  const back = discoverPath(filters, view);
  const busy = useSending();
  return (
    <>
      <PageHead title="Saved Searches" index="Save filters you use often." />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_1.4fr]">
        <Card>
          <h2 className="mb-4 text-lg">Save a search</h2>
          <SaveSearchForm
            id={id}
            filters={filters}
            redirectTo={back}
            actionData={actionData}
            busy={busy}
            as={Form}
            cancel={<Cancel to={back} />}
          />
        </Card>
        <Card>
          <h2 className="mb-4 text-lg">Your searches</h2>
          <SavedSearchList
            searches={searches}
            redirectTo={paths.brand.searches + filterQuery(filters)}
            as={Form}
          />
        </Card>
      </div>
    </>
  );
}
