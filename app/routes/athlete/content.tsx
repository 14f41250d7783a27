import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { ContentList } from "~/features/content/content/content-list";
import { listAthleteContent } from "~/features/content/content/list-content.server";
import { ATHLETE_TABS, type AthleteTab, countTab } from "~/features/content/content/tabs";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("My Content") }];

const LABELS: Record<AthleteTab, string> = {
  all: "All Content",
  drafts: "Drafts",
  returned: "Changes Requested",
  "in-review": "In Review",
  approved: "Approved",
  posted: "Posted",
};

const EMPTY: Record<AthleteTab, string> = {
  all: "No content yet",
  drafts: "No drafts",
  returned: "No changes requested",
  "in-review": "No content in review",
  approved: "No approved content",
  posted: "No posted content",
};

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const { url } = context.request;
  const tab = currentTab(url, ATHLETE_TABS);
  return {
    tab,
    ...(await listAthleteContent(db, actor.personId, tab, url.searchParams.get("after"))),
  };
}

export default function MyContent() {
  const { tab, items, counts, next } = useLoaderData<typeof loader>();
  const upload = <ButtonLink to={paths.athlete.newContent}>Add content</ButtonLink>;
  return (
    <>
      <PageHead
        title="My Content"
        index="Upload, manage, and track your sponsored content"
        actions={countTab(counts, "all") > 0 && upload}
      />
      <Tabs
        label="Content"
        current={tab}
        tabs={ATHLETE_TABS.map((value) => ({
          value,
          label: `${LABELS[value]} (${countTab(counts, value)})`,
        }))}
      />
      {items.length > 0 ? (
        <ContentList items={items} to={(id) => paths.athlete.content(id)} />
      ) : (
        <EmptyList
          title={EMPTY[tab]}
          example={["Dawn hill reps", "Spring Trail Launch · Instagram reel", "In Review"]}
          action={upload}
        >
          {tab === "all"
            ? "Upload your first content for a campaign you've joined."
            : "Your content will move here as it progresses."}
        </EmptyList>
      )}
      {next && (
        <ButtonLink
          to={`?${new URLSearchParams({ tab, after: next })}`}
          rel="next"
          variant="plain"
          size="sm"
          className="mt-5"
        >
          Older content
        </ButtonLink>
      )}
    </>
  );
}
