import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { Cancel } from "~/components/form";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { filterQuery, readFilters } from "~/features/discovery/filters";
import {
  type SaveAnswer,
  SavedSearchList,
  SaveSearchForm,
} from "~/features/discovery/saved-searches";
import { keptSearchSchema, saveSearchSchema } from "~/features/discovery/schema";
import {
  deleteSearch,
  restoreSearch,
  savedSearchesOf,
  saveSearch,
} from "~/features/discovery/searches.server";
import { discoverAddress, readView, SEARCHES } from "~/features/discovery/view";
import { safePath } from "~/platform/back";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Saved Searches") }];

/** Its query is that of Discover: the filters that may be saved. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const filters = readFilters(params);
  const [searches] = await db.read(savedSearchesOf(db, actor.userId));
  return { id: newId(), filters, view: readView(params), searches };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireBrand(context);
  const form = await request.formData();
  if (!form.has("intent"))
    return submitForm(form, saveSearchSchema, async (search) => {
      await saveSearch(acting, search);
      const filters = readFilters(new URLSearchParams(search.query));
      return redirectWithToast(
        context,
        safePath(form.get("redirectTo"), discoverAddress(filters)),
        {
          title: "Search Saved",
          description: `“${search.name}” is among your saved searches.`,
        },
      );
    });

  const parsed = keptSearchSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new AppError("invalid", "Failed to delete search");
  const { id, intent } = parsed.data;
  const redirectTo = safePath(form.get("redirectTo"), SEARCHES);
  if (intent === "restore") {
    const name = await restoreSearch(acting, id);
    return redirectWithToast(context, redirectTo, { title: "Search Restored", description: name });
  }
  const name = await deleteSearch(acting, id);
  return redirectWithToast(context, redirectTo, {
    title: "Search Deleted",
    description: name,
    undo: { action: SEARCHES, fields: { intent: "restore", id, redirectTo } },
  });
}

export default function SavedSearches() {
  const { id, filters, view, searches } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as SaveAnswer | undefined;
  const back = discoverAddress(filters, view);
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <PageHead title="Saved Searches" lead="Filters you come back to, under a name." />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_1.4fr]">
        <Card>
          <h2 className="mb-4 text-lg">Save a search</h2>
          <SaveSearchForm
            id={id}
            filters={filters}
            redirectTo={back}
            answer={answer}
            busy={busy}
            as={Form}
            cancel={<Cancel to={back} />}
          />
        </Card>
        <Card>
          <h2 className="mb-4 text-lg">Your searches</h2>
          <SavedSearchList
            searches={searches}
            redirectTo={SEARCHES + filterQuery(filters)}
            as={Form}
          />
        </Card>
      </div>
    </>
  );
}
