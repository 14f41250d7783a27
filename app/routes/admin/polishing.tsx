import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { ClaimButton, Whereabouts } from "~/features/content/polishing/claim-button";
import { claimPolishing, releasePolishing } from "~/features/content/polishing/commands.server";
import {
  listPolishingQueue,
  type QueuedContent,
} from "~/features/content/polishing/queries.server";
import { claimSchema } from "~/features/content/polishing/schema";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { Thumbnail } from "~/features/media/media/picture";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { redirectWithToast, toastOnConflict } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Polishing") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "polish content");
  const [contentItems] = await Promise.all([
    listPolishingQueue(ctx.db),
    logStaffAccess(ctx, "polishing_queue", "all"),
  ]);
  return contentItems.map((contentItem) => ({
    ...contentItem,
    mine: contentItem.holderId === ctx.actor.personId,
  }));
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "polish content");
  return {
    claim: handleButton(claimSchema, ({ contentId }) =>
      toastOnConflict(context, paths.admin.polishing, async () => {
        await claimPolishing(ctx, contentId);
        return redirectWithToast(context, paths.admin.contentItem(contentId), {
          title: "It's yours",
        });
      }),
    ),
    release: handleButton(claimSchema, ({ contentId }) =>
      toastOnConflict(context, paths.admin.polishing, async () => {
        await releasePolishing(ctx, contentId);
        return redirectWithToast(context, paths.admin.polishing, { title: "Back in the queue" });
      }),
    ),
  };
});

export default function PolishingQueue() {
  const contentItems = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Polishing"
        index="Content that athletes sent us before the brand reviews it. Oldest first."
      />
      {contentItems.length === 0 && (
        <EmptyList
          title="Nothing to polish"
          example={["Morning run, first cut", "Rosie Calder · sent 2 h ago", "Waiting"]}
        >
          Content appears here when an athlete sends it to us.
        </EmptyList>
      )}
      <div className="flex flex-col gap-8">
        <Group title="With you" contentItems={contentItems.filter(({ mine }) => mine)} />
        <Group title="Waiting" contentItems={contentItems.filter(({ holderId }) => !holderId)} />
        <Group
          title="With colleagues"
          contentItems={contentItems.filter(({ holderId, mine }) => holderId && !mine)}
        />
      </div>
    </>
  );
}

function Group({
  title,
  contentItems,
}: {
  title: string;
  contentItems: (QueuedContent & { mine: boolean })[];
}) {
  if (contentItems.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-lg">
        {title} ({contentItems.length})
      </h2>
      <ul className="flex flex-col gap-3">
        {contentItems.map((contentItem) => (
          <li key={contentItem.id}>
            <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {contentItem.thumbnail && <Thumbnail path={contentItem.thumbnail} />}
              <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
                <Avatar name={contentItem.athlete} picture={contentItem.avatar} size="sm" />
                <div className="min-w-0">
                  <h3 className="text-lg">{contentItem.title || "Untitled Content"}</h3>
                  <p className="text-sm text-soft">
                    {contentItem.athlete} · Campaign: {contentItem.campaign}
                  </p>
                  <p className="text-sm text-soft">
                    <Whereabouts {...contentItem} />
                  </p>
                </div>
              </div>
              <div className="flex flex-wrap gap-2">
                {!contentItem.holderId && (
                  <ClaimButton
                    contentId={contentItem.id}
                    title={contentItem.title}
                    intent="claim"
                  />
                )}
                <ButtonLink to={paths.admin.contentItem(contentItem.id)} size="sm" variant="plain">
                  Open<span className="sr-only">: {contentItem.title || "Untitled Content"}</span>
                </ButtonLink>
                {contentItem.mine && (
                  <ClaimButton
                    contentId={contentItem.id}
                    title={contentItem.title}
                    intent="release"
                  />
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
