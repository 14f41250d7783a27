import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { requireBrand } from "~/features/accounts/guards.server";
import { athleteForBrand } from "~/features/athletes/brand-view.server";
import { BrandViewHead, Insights, KeyMetrics } from "~/features/athletes/brand-view-head";
import { BrandViewTab, PROFILE_TABS } from "~/features/athletes/brand-view-tabs";
import { errorToast, redirectWithToast } from "~/platform/flash";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.athlete.name ?? "Athlete") },
];

const TABS = ["overview", "channels", "themes", "history"] as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const acting = requireBrand(context);
  const athlete = await athleteForBrand(acting, String(params.athleteId));
  if (!athlete)
    throw redirectWithToast(
      context,
      "/brand/discover",
      errorToast("Failed to load athlete profile"),
    );
  return { athlete, tab: currentTab(new URL(request.url), TABS) };
}

export default function AthleteProfile() {
  const { athlete, tab } = useLoaderData<typeof loader>();
  return (
    <>
      <Link to="/brand/discover" className="mb-3 inline-flex min-h-11 items-center text-sm">
        ← Back to Discovery
      </Link>
      <BrandViewHead athlete={athlete} />
      <KeyMetrics athlete={athlete} />
      <Insights athlete={athlete} />
      <div className="mt-8">
        <Tabs label="Profile" anchor="profile" tabs={PROFILE_TABS} current={tab} />
        <BrandViewTab tab={tab} athlete={athlete} />
      </div>
    </>
  );
}
