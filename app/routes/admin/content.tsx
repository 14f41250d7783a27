import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireStaff } from "~/features/accounts/guards.server";
import { moderationQueue } from "~/features/moderation/queries.server";
import { CaseCard } from "~/features/moderation/queue-cards";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Content & Moderation") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = requireStaff(context);
  return moderationQueue(db);
}

export default function ModerationDesk() {
  const cases = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Content & Moderation" index="What brands flagged. Oldest first." />
      <h2 id="flagged" className="mb-3 text-lg">
        Flagged ({cases.length})
      </h2>
      {cases.length > 0 ? (
        <ul className="flex flex-col gap-4">
          {cases.map((found) => (
            <li key={found.id}>
              <CaseCard found={found} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No open cases" />
      )}
    </>
  );
}
