import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import {
  compareAddress,
  MIN_COMPARED,
  readComparedIds,
} from "~/features/discovery/compare-figures";
import { CompareTable } from "~/features/discovery/compare-table";
import { MAX_COMPARED, SEPARATOR } from "~/features/discovery/fields";
import { loadComparedAthletes } from "~/features/discovery/load-compared-athletes.server";
import { mergeSelection } from "~/features/discovery/selection";
import { readAthleteSelection, storeAthleteSelection } from "~/features/discovery/selection.server";
import { selectionAddress } from "~/features/invitations/selection";
import { paths } from "~/paths";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Compare Athletes") }];

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
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = requireBrand(context);
  const form = await request.formData();
  const intent = form.get("intent");
  const listed = String(form.get("listed") ?? "").split(SEPARATOR);
  const ticked = form.getAll("athlete").map(String);
  const { ids: selectedIds } = readAthleteSelection(context, actor.personId);
  const ids = intent === "clear" ? [] : mergeSelection(selectedIds, { listed, ticked });
  storeAthleteSelection(context, actor.personId, ids);
  const from = safePath(form.get("from"), paths.brand.discover);
  if (intent === "compare") return redirect(compareAddress(ids, from), 303);
  if (intent === "invite")
    return redirect(selectionAddress(ids, from, form.get("campaign")?.toString()), 303);
  return redirect(safePath(form.get("to"), from), 303);
}

export default function Compare() {
  const { athletes, limitReached, from } = useLoaderData<typeof loader>();
  const ids = athletes.map(({ id }) => id);
  return (
    <>
      <Link to={from} className="mb-3 inline-flex min-h-11 items-center text-sm">
        ← Back to athletes
      </Link>
      <PageHead
        title="Compare Athletes"
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
        <EmptyState
          title={`Choose ${MIN_COMPARED} to ${MAX_COMPARED} athletes`}
          action={<ButtonLink to={from}>Choose athletes</ButtonLink>}
        >
          Select the athletes you want to see side by side.
        </EmptyState>
      ) : (
        <CompareTable athletes={athletes} from={from} />
      )}
    </>
  );
}
