import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cancel } from "~/components/form";
import { useSending } from "~/components/sending";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { filterQuery } from "~/features/discovery/filters";
import { readFilters } from "~/features/discovery/read-filters";
import {
  type SaveActionData,
  SavedSearchList,
  SaveSearchForm,
} from "~/features/discovery/saved-searches";
import {
  deleteSearch,
  restoreSearch,
  saveSearch,
  selectSavedSearches,
} from "~/features/discovery/saved-searches.server";
import { savedSearchActionSchema, saveSearchSchema } from "~/features/discovery/schema";
import { discoverPath, readView } from "~/features/discovery/view";
import { paths } from "~/paths";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
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

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireBrand(context);
  const form = await request.formData();
  if (!form.has("intent"))
    return submitForm(form, saveSearchSchema, async (search) => {
      await saveSearch(ctx, search);
      const filters = readFilters(new URLSearchParams(search.query));
      return redirectWithToast(context, safePath(form.get("redirectTo"), discoverPath(filters)), {
        title: "Search Saved",
        description: `“${search.name}” has been saved.`,
      });
    });

  const parsed = savedSearchActionSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new AppError("invalid", "Failed to delete search");
  const { id, intent } = parsed.data;
  const redirectTo = safePath(form.get("redirectTo"), paths.brand.searches);
  if (intent === "restore") {
    const name = await restoreSearch(ctx, id);
    return redirectWithToast(context, redirectTo, { title: "Search Restored", description: name });
  }
  const name = await deleteSearch(ctx, id);
  return redirectWithToast(context, redirectTo, {
    title: "Search Deleted",
    description: name,
    undo: { action: paths.brand.searches, fields: { intent: "restore", id, redirectTo } },
  });
}

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
