import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { selectionAddress } from "~/features/deals/invitations/selection";
import {
  compareAddress,
  MIN_COMPARED,
  readComparedIds,
} from "~/features/finding/discovery/compare-figures";
import { CompareTable } from "~/features/finding/discovery/compare-table";
import { EXAMPLE_ATHLETE } from "~/features/finding/discovery/example-athlete";
import { MAX_COMPARED, MAX_RESULTS, SEPARATOR } from "~/features/finding/discovery/fields";
import { dropVagueDistance } from "~/features/finding/discovery/filter-conditions.server";
import { loadComparedAthletes } from "~/features/finding/discovery/load-compared-athletes.server";
import { findMatchedIds } from "~/features/finding/discovery/queries.server";
import { readFilters } from "~/features/finding/discovery/read-filters";
import { mergeSelection } from "~/features/finding/discovery/selection";
import {
  readAthleteSelection,
  storeAthleteSelection,
} from "~/features/finding/discovery/selection.server";
import { shortlistResults } from "~/features/finding/discovery/shortlist.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { plural } from "~/platform/numbers";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Compare athletes") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const { ids, limitReached } = readComparedIds(params);
  return {
    athletes: await loadComparedAthletes(ctx, ids),
    limitReached,
    from: safePath(params.get("from"), paths.brand.discover),
  };
}

/** A list sends its ticks: they are kept, and lead on. */
export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  const { actor, db } = ctx;
  const store = (ids: string[]) => storeAthleteSelection(context, actor.personId, ids);
  const leadOn = ({ from, to }: SentSelection) => safePath(to, from);
  /** Stores what is ticked in a list, beside what is ticked in others. */
  const storeTicks = (next: (ids: string[], sent: SentSelection) => string) => (form: FormData) => {
    const sent = readSentSelection(form);
    const ids = mergeSelection(readAthleteSelection(context, actor.personId).ids, sent);
    store(ids);
    return redirect(next(ids, sent), 303);
  };
  /** The search whose results were sent. */
  const filtersIn = ({ from }: SentSelection) =>
    dropVagueDistance(readFilters(new URLSearchParams(from.split("?")[1])));
  return {
    shortlistAll: async (form: FormData) => {
      const sent = readSentSelection(form);
      const { added, left } = await shortlistResults(ctx, filtersIn(sent));
      return redirectWithToast(context, sent.from, {
        title: `${plural(added, "athlete")} added to your shortlist`,
        ...(left > 0
          ? { description: `It's full: ${plural(left, "athlete")} found no room.` }
          : {}),
      });
    },
    inviteAll: async (form: FormData) => {
      const sent = readSentSelection(form);
      const ids = await findMatchedIds(db, filtersIn(sent), MAX_RESULTS);
      return redirect(selectionAddress(ids, sent.from), 303);
    },
    clear: (form: FormData) => {
      store([]);
      return redirect(leadOn(readSentSelection(form)), 303);
    },
    compare: storeTicks((ids, { from }) => compareAddress(ids, from)),
    invite: storeTicks((ids, { from, campaign }) => selectionAddress(ids, from, campaign)),
    default: storeTicks((_, sent) => leadOn(sent)),
  };
});

/** What the bar below a list of athletes sends. */
function readSentSelection(form: FormData) {
  const textIn = (name: string) => form.get(name)?.toString();
  return {
    listed: (textIn("listed") ?? "").split(SEPARATOR),
    ticked: form.getAll("athlete").map(String),
    from: safePath(form.get("from"), paths.brand.discover),
    to: textIn("to"),
    campaign: textIn("campaign"),
  };
}

type SentSelection = ReturnType<typeof readSentSelection>;

export default function Compare() {
  const { athletes, limitReached, from } = useLoaderData<typeof loader>();
  const ids = athletes.map(({ id }) => id);
  return (
    <>
      <BackLink to={from}>Back to athletes</BackLink>
      <PageHead
        title="Compare athletes"
        index={
          limitReached && `You can compare up to ${MAX_COMPARED}. These are the first you selected.`
        }
        actions={
          athletes.length >= MIN_COMPARED && (
            <ButtonLink to={selectionAddress(ids, compareAddress(ids, from))} size="sm">
              Invite all {ids.length}
            </ButtonLink>
          )
        }
      />
      {athletes.length < MIN_COMPARED ? (
        <EmptyList
          title={`Choose ${MIN_COMPARED} to ${MAX_COMPARED} athletes`}
          example={EXAMPLE_ATHLETE}
          action={<ButtonLink to={from}>Choose athletes</ButtonLink>}
        >
          Select the athletes you want to see side by side.
        </EmptyList>
      ) : (
        <CompareTable athletes={athletes} from={from} />
      )}
    </>
  );
}
