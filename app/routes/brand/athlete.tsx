import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { failedOnServer, switchesTab } from "~/components/revalidation";
import { Tabs } from "~/components/ui/tabs";
import { LazyTrackRecordCard } from "~/features/content/track-record/beside-record";
import { loadTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { punctualityIn } from "~/features/content/track-record/measures";
import { BackToList } from "~/features/finding/discovery/back-to-list";
import { placeInList } from "~/features/finding/discovery/view";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import {
  BrandViewHead,
  Insights,
  KeyMetrics,
} from "~/features/workspace/workspace/athlete-page-head";
import { BrandViewTab, PROFILE_TABS } from "~/features/workspace/workspace/athlete-page-tabs";
import { paths } from "~/paths";
import { requireParam } from "~/platform/define-actions";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.athlete.name ?? "Athlete") },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const athleteId = requireParam(params, "athleteId");
  // Side by side: one round trip.
  const [athlete, record] = await Promise.all([
    loadAthleteForBrand(ctx, athleteId),
    loadTrackRecord(ctx, "athlete", athleteId),
  ]);
  if (!athlete)
    throw redirectWithToast(
      context,
      paths.brand.discover,
      errorToast("Failed to load athlete profile"),
    );
  const { searchParams } = context.request.url;
  const list = safePath(searchParams.get("from"), paths.brand.discover);
  return {
    athlete,
    record,
    punctuality: record && punctualityIn(record.measures),
    from: placeInList(list, athleteId),
  };
}

/** All tabs are loaded together. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.defaultShouldRevalidate && !switchesTab(change) && !failedOnServer(change);

export default function AthleteProfile() {
  const { athlete, record, punctuality, from } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToList from={from} />
      <BrandViewHead athlete={athlete} />
      <KeyMetrics athlete={athlete} punctuality={punctuality} />
      <Insights athlete={athlete} />
      {record && (
        <div className="mt-4">
          <LazyTrackRecordCard record={record} title="Track record" />
        </div>
      )}
      <div className="mt-8">
        <Tabs
          label="Profile"
          anchor="profile"
          query={{ from }}
          tabs={PROFILE_TABS.map((tab) => ({
            ...tab,
            panel: <BrandViewTab tab={tab.value} athlete={athlete} />,
          }))}
        />
      </div>
    </>
  );
}
