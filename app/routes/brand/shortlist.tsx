import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { z } from "zod";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { HiddenFields } from "~/components/ui/hidden-fields";
import { PageHead } from "~/components/ui/page";
import { AthleteCard, CARDS } from "~/features/finding/discovery/athlete-card";
import { CompareBar, SelectedIds } from "~/features/finding/discovery/compare-bar";
import { EXAMPLE_ATHLETE } from "~/features/finding/discovery/example-athlete";
import { readAthleteSelection } from "~/features/finding/discovery/selection.server";
import { loadShortlist, setShortlisted } from "~/features/finding/discovery/shortlist.server";
import { HeartButton } from "~/features/finding/discovery/shortlist-button";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { plural } from "~/platform/numbers";
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

const shortlistSchema = z.object({
  athleteId: z.string().min(1).max(64),
  wanted: z.enum(["on", "off"]),
  /** Set by a button with scripts, whose page stays. */
  inPlace: z.string().optional(),
  redirectTo: z.string().optional(),
});

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return handleButton(shortlistSchema, async ({ athleteId, wanted, inPlace, redirectTo }) => {
    await setShortlisted(ctx, athleteId, wanted === "on");
    if (inPlace) return data({ wanted });
    const page = safePath(redirectTo, paths.brand.shortlist);
    if (wanted === "on") return redirect(page, 303);
    return redirectWithToast(context, page, {
      title: "Removed from your shortlist",
      undo: {
        action: paths.brand.shortlist,
        fields: { athleteId, wanted: "on", redirectTo: page },
      },
    });
  });
});

export default function Shortlist() {
  const { athletes, selection } = useLoaderData<typeof loader>();
  return (
    <SelectedIds.Provider value={selection.ids}>
      <PageHead
        title="Shortlist"
        index={<span role="status">{plural(athletes.length, "athlete")}</span>}
        actions={
          athletes.length > 0 && (
            <ButtonLink to={paths.brand.discover} variant="plain" size="sm">
              Discover Athletes
            </ButtonLink>
          )
        }
      />
      {athletes.length === 0 ? (
        <EmptyList
          title="Your shortlist is empty"
          example={EXAMPLE_ATHLETE}
          action={<ButtonLink to={paths.brand.discover}>Discover Athletes</ButtonLink>}
        >
          Select the heart on an athlete to add them here.
        </EmptyList>
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

/** Removes an athlete; the toast offers to undo it. */
function RemoveFromShortlist({ athlete }: { athlete: { id: string; name: string } }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={paths.brand.shortlist} preventScrollReset>
      <HiddenFields
        values={{ athleteId: athlete.id, wanted: "off", redirectTo: pathname + search }}
      />
      <HeartButton name={athlete.name} on />
    </Form>
  );
}
