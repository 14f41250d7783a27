import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireStaff } from "~/features/accounts/guards.server";
import { moderationQueue, openAppeals } from "~/features/moderation/queries.server";
import { AppealCard, CaseCard } from "~/features/moderation/queue-cards";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Content & Moderation") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = requireStaff(context);
  const [cases, appeals] = await Promise.all([moderationQueue(db), openAppeals(db)]);
  return { cases, appeals };
}

export default function ModerationDesk() {
  const { cases, appeals } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Content & Moderation" index="What brands flagged. Oldest first." />
      {appeals.length > 0 && (
        <>
          <h2 id="appeals" className="mb-3 text-lg">
            Appeals ({appeals.length})
          </h2>
          <ul className="mb-8 flex flex-col gap-4">
            {appeals.map((appeal) => (
              <li key={appeal.id}>
                <AppealCard appeal={appeal} />
              </li>
            ))}
          </ul>
        </>
      )}
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
