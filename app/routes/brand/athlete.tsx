import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { switchesTab } from "~/components/switches-tab";
import { Tabs } from "~/components/ui/tabs";
import { requireBrand } from "~/features/accounts/guards.server";
import { BrandViewHead, Insights, KeyMetrics } from "~/features/athlete-page/head";
import { athleteForBrand } from "~/features/athlete-page/queries.server";
import { BrandViewTab, PROFILE_TABS } from "~/features/athlete-page/tabs";
import { paths } from "~/paths";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.athlete.name ?? "Athlete") },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const athlete = await athleteForBrand(ctx, String(params.athleteId));
  if (!athlete)
    throw redirectWithToast(
      context,
      paths.brand.discover,
      errorToast("Failed to load athlete profile"),
    );
  return { athlete };
}

/** All tabs are loaded together. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  !switchesTab(change) && change.defaultShouldRevalidate;

export default function AthleteProfile() {
  const { athlete } = useLoaderData<typeof loader>();
  return (
    <>
      <Link to={paths.brand.discover} className="mb-3 inline-flex min-h-11 items-center text-sm">
        ← Back to Discovery
      </Link>
      <BrandViewHead athlete={athlete} />
      <KeyMetrics athlete={athlete} />
      <Insights athlete={athlete} />
      <div className="mt-8">
        <Tabs
          label="Profile"
          anchor="profile"
          tabs={PROFILE_TABS.map((tab) => ({
            ...tab,
            panel: <BrandViewTab tab={tab.value} athlete={athlete} />,
          }))}
        />
      </div>
    </>
  );
}
