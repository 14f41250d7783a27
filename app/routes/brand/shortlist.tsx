import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { AthleteCard, CARDS } from "~/features/discovery/athlete-card";
import { CompareBar, SelectedIds } from "~/features/discovery/compare-bar";
import { readAthleteSelection } from "~/features/discovery/selection.server";
import { loadShortlist, setShortlisted } from "~/features/discovery/shortlist.server";
import { RemoveFromShortlist } from "~/features/discovery/shortlist-button";
import { paths } from "~/paths";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Shortlist") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  return {
    athletes: await loadShortlist(ctx),
    selection: readAthleteSelection(context, ctx.actor.personId),
  };
}

const criteria = z.object({ athleteId: z.string().min(1).max(64), wanted: z.enum(["on", "off"]) });

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireBrand(context);
  const form = await request.formData();
  const parsed = criteria.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new AppError("invalid", "Failed to update your shortlist");
  const { athleteId, wanted } = parsed.data;
  await setShortlisted(ctx, athleteId, wanted === "on");
  if (form.get("inPlace")) return data({ wanted });
  const redirectTo = safePath(form.get("redirectTo"), paths.brand.shortlist);
  if (wanted === "on") return redirect(redirectTo, 303);
  return redirectWithToast(context, redirectTo, {
    title: "Removed from your shortlist",
    undo: { action: paths.brand.shortlist, fields: { athleteId, wanted: "on", redirectTo } },
  });
}

export default function Shortlist() {
  const { athletes, selection } = useLoaderData<typeof loader>();
  return (
    <SelectedIds.Provider value={selection.ids}>
      <PageHead
        title="Shortlist"
        index={
          <span role="status">
            {athletes.length === 1 ? "1 athlete" : `${athletes.length} athletes`}
          </span>
        }
        actions={
          <ButtonLink to={paths.brand.discover} variant="plain" size="sm">
            Discover Athletes
          </ButtonLink>
        }
      />
      {athletes.length === 0 ? (
        <EmptyState
          title="Your shortlist is empty"
          action={<ButtonLink to={paths.brand.discover}>Discover Athletes</ButtonLink>}
        >
          Select the heart on an athlete to add them here.
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">Athletes</h2>
          <ul className={CARDS}>
            {athletes.map((athlete) => (
              <AthleteCard
                key={athlete.id}
                athlete={athlete}
                heart={<RemoveFromShortlist athlete={athlete} />}
              />
            ))}
          </ul>
          <CompareBar selection={selection} listed={athletes.map(({ id }) => id)} />
        </>
      )}
    </SelectedIds.Provider>
  );
}
