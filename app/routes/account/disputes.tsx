import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { requireMember } from "~/features/accounts/guards.server";
import { DisputeList } from "~/features/disputes/dispute-list";
import { disputesOf } from "~/features/disputes/queries.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("My Disputes") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  return { userId: ctx.actor.userId, disputes: await disputesOf(ctx) };
}

export default function Disputes() {
  const { disputes, userId } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="My Disputes"
        index="What you filed, and what was filed against you."
        actions={
          disputes.length > 0 && <ButtonLink to={paths.fileDispute}>File Dispute</ButtonLink>
        }
      />
      <DisputeList disputes={disputes} userId={userId} />
    </>
  );
}
