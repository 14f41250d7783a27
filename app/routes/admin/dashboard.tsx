import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Turn } from "~/components/ui/turn";
import { requireStaff } from "~/features/accounts/guards.server";
import { platformFigures } from "~/features/moderation/queries.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Admin Dashboard") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = requireStaff(context);
  return platformFigures(db);
}

const CASES = ["No moderation case is open.", "One moderation case is open."];

export default function AdminDashboard() {
  const { users, campaigns, content, openCases } = useLoaderData<typeof loader>();
  const polishing = content.polishing ?? 0;
  return (
    <>
      <PageHead
        title="Admin Dashboard"
        lead={CASES[openCases] ?? `${openCases} moderation cases are open.`}
        actions={
          <ButtonLink look="plain" to="/admin/content">
            Content & Moderation
          </ButtonLink>
        }
      />
      {openCases + polishing > 0 && (
        <section aria-labelledby="waiting" className="mb-6">
          <h2 id="waiting" className="mb-3 text-lg">
            Waiting for us
          </h2>
          <ul className="flex flex-col gap-3">
            {openCases > 0 && (
              <Turn
                title={openCases === 1 ? "1 open case" : `${openCases} open cases`}
                detail="Flagged by brands: look, and close the case."
                to="/admin/content#flagged"
                action="Open"
                look="brand"
              />
            )}
            {polishing > 0 && (
              <Turn
                title={polishing === 1 ? "1 piece to polish" : `${polishing} pieces to polish`}
                detail="What athletes handed to us; the brand sees it after."
                to="/admin/content#polishing"
                action="Polish"
              />
            )}
          </ul>
        </section>
      )}
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        <Stat label="Athletes" value={users.athlete ?? 0} />
        <Stat label="Brands" value={users.brand ?? 0} />
        <Stat
          label="Active Campaigns"
          value={campaigns.active ?? 0}
          note={`${campaigns.draft ?? 0}\u00a0in\u00a0draft, ${campaigns.completed ?? 0}\u00a0completed, ${campaigns.cancelled ?? 0}\u00a0cancelled`}
        />
        <Stat label="Awaiting Review" value={content.awaiting_review ?? 0} note="with the brands" />
        <Stat label="Polishing" value={polishing} note="with us" />
        <Stat label="Open Cases" value={openCases} note="flagged by brands" />
      </div>
    </>
  );
}
