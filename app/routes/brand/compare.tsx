import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { LEAST_COMPARED, MOST_COMPARED, readCompared } from "~/features/discovery/compare";
import { athletesToCompare } from "~/features/discovery/compare.server";
import { CompareTable } from "~/features/discovery/compare-table";
import { safePath } from "~/platform/back";

export const meta: MetaFunction = () => [{ title: pageTitle("Compare Athletes") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const acting = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const { ids, tooMany } = readCompared(params);
  return {
    athletes: await athletesToCompare(acting, ids),
    tooMany,
    from: safePath(params.get("from"), "/brand/discover"),
  };
}

export default function Compare() {
  const { athletes, tooMany, from } = useLoaderData<typeof loader>();
  return (
    <>
      <Link to={from} className="mb-3 inline-flex min-h-11 items-center text-sm">
        ← Back to the athletes
      </Link>
      <PageHead
        title="Compare Athletes"
        lead={tooMany && `Only ${MOST_COMPARED} fit side by side: these are the first you ticked.`}
      />
      {athletes.length < LEAST_COMPARED ? (
        <EmptyState
          title={`Choose ${LEAST_COMPARED} to ${MOST_COMPARED} athletes`}
          action={<ButtonLink to={from}>Choose athletes</ButtonLink>}
        >
          Tick ‘Compare’ beside the athletes you want to see side by side.
        </EmptyState>
      ) : (
        <CompareTable athletes={athletes} from={from} />
      )}
    </>
  );
}
