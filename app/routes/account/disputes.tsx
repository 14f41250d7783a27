import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { sideIdOf } from "~/features/identity/accounts/actor";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { DisputeList } from "~/features/money/disputes/dispute-list";
import { disputesOf } from "~/features/money/disputes/side-queries.server";
import { paths, withQuery } from "~/paths";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("My Disputes") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const after = context.request.url.searchParams.get("after");
  return { sideId: sideIdOf(ctx.actor), after, ...(await disputesOf(ctx, after)) };
}

export default function Disputes() {
  const { items, next, after, sideId } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="My Disputes"
        actions={
          (items.length > 0 || after) && (
            <ButtonLink to={paths.fileDispute}>File Dispute</ButtonLink>
          )
        }
      />
      <DisputeList disputes={items} sideId={sideId} />
      <Pagination
        label="Pages of disputes"
        previous={null}
        next={next && withQuery("", { after: next })}
      />
    </>
  );
}
