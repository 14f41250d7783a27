import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { ContentList } from "~/features/content/content/content-list";
import { listBrandContent } from "~/features/content/content/list-content.server";
import { BRAND_TABS, type BrandTab, countTab } from "~/features/content/content/tabs";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Content Review") }];

const LABELS: Record<BrandTab, string> = {
  pending: "Pending Review",
  decided: "Approved",
  changes: "Needs Changes",
  everything: "All Content",
};

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const { url } = context.request;
  const tab = currentTab(url, BRAND_TABS);
  return {
    tab,
    ...(await listBrandContent(db, actor.brandId, tab, url.searchParams.get("after"))),
  };
}

export default function ReviewQueue() {
  const { tab, items, counts, next } = useLoaderData<typeof loader>();
  const waiting = counts.awaiting_review ?? 0;
  return (
    <>
      <PageHead
        title="Content Review"
        index={
          waiting > 0
            ? `${plural(waiting, "submission is", "submissions are")} awaiting your review.`
            : "What athletes sent you, and what you decided."
        }
      />
      <Tabs
        label="Content"
        current={tab}
        tabs={BRAND_TABS.map((value) => ({
          value,
          label: `${LABELS[value]} (${countTab(counts, value)})`,
        }))}
      />
      {items.length > 0 ? (
        <ContentList
          items={items}
          to={(id) => paths.brand.content(id)}
          action={({ status }) => (status === "awaiting_review" ? "Review" : "View Details")}
          named
        />
      ) : (
        <EmptyList
          title={tab === "pending" ? "Nothing to review" : "No content here"}
          example={[
            "Dawn hill reps",
            "Rosie Calder · Spring Trail Launch · Instagram reel",
            "In Review",
          ]}
          action={<ButtonLink to={paths.brand.discover}>Discover Athletes</ButtonLink>}
        >
          Content will appear here when athletes in your campaigns submit it.
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
