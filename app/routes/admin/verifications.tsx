import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { QUEUE_TABS } from "~/features/profiles/verification/fields";
import { verificationQueue } from "~/features/profiles/verification/staff-queries.server";
import { VerificationQueue } from "~/features/profiles/verification/verification-queue";
import { withQuery } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Verification") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "review verification");
  const { url } = context.request;
  const tab = currentTab(url, QUEUE_TABS);
  const [queue] = await Promise.all([
    verificationQueue(ctx, tab, url.searchParams.get("after")),
    logStaffAccess(ctx, "verification_queue", "all"),
  ]);
  return { tab, ...queue };
}

export default function AdminVerifications() {
  const { tab, items, next, counts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Verification" index="Premium requests first, then the oldest." />
      <Tabs
        label="Verification requests"
        current={tab}
        tabs={[
          { value: "pending", label: `Pending (${counts.pending})` },
          { value: "reviewed", label: `Reviewed (${counts.reviewed})` },
        ]}
      />
      <VerificationQueue items={items} tab={tab} />
      <Pagination
        label="Pages of requests"
        previous={null}
        next={next && withQuery("", { tab, after: next })}
      />
    </>
  );
}
