import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireStaff } from "~/features/accounts/guards.server";
import { platformFigures } from "~/features/moderation/queries.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Admin Dashboard") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = requireStaff(context);
  return platformFigures(db);
}

export default function AdminDashboard() {
  const { users, campaigns, content, openCases } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Admin Dashboard"
        lead={
          openCases === 1
            ? "One moderation case is open."
            : `${openCases} moderation cases are open.`
        }
        actions={<ButtonLink to="/admin/content">Content & Moderation</ButtonLink>}
      />
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        <Stat label="Athletes" value={users.athlete ?? 0} />
        <Stat label="Brands" value={users.brand ?? 0} />
        <Stat
          label="Active Campaigns"
          value={campaigns.active ?? 0}
          note={`${campaigns.draft ?? 0} in draft, ${campaigns.completed ?? 0} completed, ${campaigns.cancelled ?? 0} cancelled`}
        />
        <Stat label="Awaiting Review" value={content.awaiting_review ?? 0} note="with the brands" />
        <Stat label="Polishing" value={content.polishing ?? 0} note="with us" />
        <Stat label="Open Cases" value={openCases} note="flagged by brands" />
      </div>
    </>
  );
}
