import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { TaskCard } from "~/components/ui/task-card";
import { requireStaff } from "~/features/accounts/guards.server";
import { activeDisputes } from "~/features/disputes/staff-queries.server";
import { platformFigures } from "~/features/moderation/queries.server";
import { openRequests } from "~/features/verification/staff-queries.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Admin Dashboard") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = requireStaff(context, "see the dashboard");
  // In parallel: one round trip.
  const [figures, disputes, verifications] = await Promise.all([
    platformFigures(db),
    activeDisputes(db),
    openRequests(db),
  ]);
  return { ...figures, disputes, verifications };
}

const CASES = ["No open moderation cases.", "1 open moderation case."];

export default function AdminDashboard() {
  const figures = useLoaderData<typeof loader>();
  const { users, campaigns, content, openCases, openReports, lateReviews, setAside } = figures;
  const { disputes, verifications } = figures;
  const polishing = content.polishing ?? 0;
  return (
    <>
      <PageHead
        title="Admin Dashboard"
        index={CASES[openCases] ?? `${openCases} open moderation cases.`}
        actions={
          <ButtonLink variant="plain" to={paths.admin.content}>
            Content & Moderation
          </ButtonLink>
        }
      />
      {openCases + openReports + lateReviews + polishing + disputes + verifications > 0 && (
        <section aria-labelledby="waiting" className="mb-6">
          <h2 id="waiting" className="mb-3 text-lg">
            Needs our attention
          </h2>
          <ul className="flex flex-col gap-3">
            {openCases > 0 && (
              <TaskCard
                title={openCases === 1 ? "1 open case" : `${openCases} open cases`}
                detail="Flagged by brands. Decide and close them."
                to={`${paths.admin.content}#flagged`}
                action="Open"
                variant="brand"
              />
            )}
            {openReports > 0 && (
              <TaskCard
                title={
                  openReports === 1
                    ? "1 reported conversation"
                    : `${openReports} reported conversations`
                }
                detail="Reported by a participant. Decide and close them."
                to={`${paths.admin.content}#reports`}
                action="Open"
                variant="brand"
              />
            )}
            {disputes > 0 && (
              <TaskCard
                title={disputes === 1 ? "1 dispute" : `${disputes} disputes`}
                detail="Between a brand and an athlete. Take one, then decide."
                to={paths.admin.disputes}
                action="Open"
                variant="brand"
              />
            )}
            {verifications > 0 && (
              <TaskCard
                title={
                  verifications === 1
                    ? "1 verification request"
                    : `${verifications} verification requests`
                }
                detail="Athletes and brands who ask for the badge."
                to={paths.admin.verification}
                action="Review"
              />
            )}
            {lateReviews > 0 && (
              <TaskCard
                title={lateReviews === 1 ? "1 late review" : `${lateReviews} late reviews`}
                detail="Athletes are waiting for these brands to decide."
                to={`${paths.admin.content}#late-reviews`}
                action="Open"
              />
            )}
            {polishing > 0 && (
              <TaskCard
                title={polishing === 1 ? "1 item to polish" : `${polishing} items to polish`}
                detail="Athletes sent it to us before the brand reviews it."
                to={paths.admin.polishing}
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
        <Stat label="Failed Deliveries" value={setAside} note="emails and live updates set aside" />
      </div>
    </>
  );
}
