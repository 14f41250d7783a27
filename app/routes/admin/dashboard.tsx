import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazyHydrated } from "~/components/later";
import { ButtonLink } from "~/components/ui/button";
import { Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { HealthPanel } from "~/features/backoffice/consoles/health-panel";
import { systemHealth } from "~/features/backoffice/consoles/system-health.server";
import { trends } from "~/features/backoffice/consoles/trends.server";
import { loadPlatformFigures } from "~/features/backoffice/moderation/queries.server";
import { WaitingList } from "~/features/backoffice/moderation/waiting-list";
import { openDeletions } from "~/features/backoffice/own-data/requests.server";
import { openProposals } from "~/features/backoffice/payment-desk/proposals.server";
import { openObjections } from "~/features/backoffice/staff/objections.server";
import { ONE_ADMIN_UP_TO } from "~/features/billing/ledger/fees";
import { countOpenContests } from "~/features/content/track-record/contests.server";
import { countOpenContracts } from "~/features/deals/contracts/list-contracts.server";
import { may } from "~/features/identity/accounts/abilities";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { activeDisputes } from "~/features/money/disputes/staff-queries.server";
import { openRequests } from "~/features/profiles/verification/staff-queries.server";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";

const TrendsChart = lazyHydrated("trends-chart", () =>
  import("~/features/backoffice/consoles/trends-chart").then(({ TrendsChart }) => TrendsChart),
);

export const meta: MetaFunction = () => [{ title: pageTitle("Admin Dashboard") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db, now } = requireStaff(context, "see the dashboard");
  // In parallel: one round trip. No person is named, so the look is not recorded.
  const [
    figures,
    disputes,
    contests,
    verifications,
    deletions,
    objections,
    proposals,
    days,
    health,
    pendingContracts,
  ] = await Promise.all([
    loadPlatformFigures(db),
    activeDisputes(db),
    countOpenContests(db),
    openRequests(db),
    may(actor, "handle deletion requests") ? openDeletions(db) : NONE,
    may(actor, "suspend people") ? openObjections(db) : { ...NONE, userId: null },
    may(actor, "handle payments") ? openProposals(db) : NONE,
    trends(db, now),
    systemHealth(context),
    countOpenContracts(db),
  ]);
  return {
    ...figures,
    disputes,
    contests,
    verifications,
    deletions,
    objections,
    proposals,
    days,
    health,
    pendingContracts,
    canRun: may(actor, "run the system"),
  };
}

const NONE = { n: 0, oldest: null };

const CASES = ["No open moderation cases.", "1 open moderation case."];

export default function AdminDashboard() {
  const { users, campaigns, content, days, health, canRun, ...waiting } =
    useLoaderData<typeof loader>();
  const { openCases, openAppeals, openReports, lateReviews, polishing } = waiting;
  return (
    <>
      <PageHead
        title="Admin Dashboard"
        index={CASES[openCases.n] ?? `${openCases.n} open moderation cases.`}
        actions={
          <ButtonLink variant="plain" to={paths.admin.content}>
            Content & Moderation
          </ButtonLink>
        }
      />
      <WaitingList
        work={[
          {
            ...openCases,
            one: "1 open case",
            many: "open cases",
            detail: "Flagged by brands. Decide and close them.",
            to: `${paths.admin.content}#flagged`,
            action: "Open",
          },
          {
            ...openAppeals,
            one: "1 appeal",
            many: "appeals",
            detail: "Athletes who object to a removal or a warning.",
            to: `${paths.admin.content}#appeals`,
            action: "Open",
          },
          {
            ...openReports,
            one: "1 reported conversation",
            many: "reported conversations",
            detail: "Reported by a participant. Decide and close them.",
            to: `${paths.admin.content}#reports`,
            action: "Open",
          },
          {
            ...waiting.disputes,
            one: "1 dispute",
            many: "disputes",
            detail: "Between a brand and an athlete. Take one, then decide.",
            to: paths.admin.disputes,
            action: "Open",
          },
          {
            ...waiting.objections,
            one: "1 objection to a suspension",
            many: "objections to suspensions",
            detail: "Suspended people who say we're wrong. Opens the oldest.",
            to: paths.admin.user(waiting.objections.userId ?? ""),
            action: "Open",
          },
          {
            ...waiting.proposals,
            one: "1 payment to confirm",
            many: "payments to confirm",
            detail: `A colleague proposed to move more than ${formatMoney(ONE_ADMIN_UP_TO)}.`,
            to: `${paths.admin.payments}?tab=proposals`,
            action: "Open",
          },
          {
            ...waiting.contests,
            one: "1 contested record",
            many: "contested records",
            detail: "People who say a deal counts wrongly in their track record.",
            to: paths.admin.contests,
            action: "Decide",
          },
          {
            ...waiting.verifications,
            one: "1 verification request",
            many: "verification requests",
            detail: "Athletes and brands who ask for the badge.",
            to: paths.admin.verification,
            action: "Review",
          },
          {
            ...waiting.deletions,
            one: "1 deletion request",
            many: "deletion requests",
            detail: "People who asked by email. They have an answer within 30 days.",
            to: paths.admin.deletions,
            action: "Open",
          },
          {
            ...lateReviews,
            one: "1 late review",
            many: "late reviews",
            detail: "Athletes are waiting for these brands to decide.",
            to: `${paths.admin.content}#late-reviews`,
            action: "Open",
          },
          {
            ...polishing,
            one: "1 item to polish",
            many: "items to polish",
            detail: "Sent to us by athletes, before the brand reviews it.",
            to: paths.admin.polishing,
            action: "Polish",
          },
        ]}
      />
      <div className="mb-6 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        <Stat label="Athletes" value={users.athlete ?? 0} />
        <Stat label="Brands" value={users.brand ?? 0} />
        <Stat
          label="Active Campaigns"
          value={campaigns.active ?? 0}
          note={`${campaigns.draft ?? 0}\u00a0in\u00a0draft, ${campaigns.completed ?? 0}\u00a0completed, ${campaigns.cancelled ?? 0}\u00a0cancelled`}
        />
        <Stat label="Awaiting Review" value={content.awaiting_review ?? 0} note="with the brands" />
        <Stat label="Pending Contracts" value={waiting.pendingContracts} note="to be signed" />
        <Stat label="Open Cases" value={openCases.n} note="flagged by brands" />
      </div>
      <div className="flex flex-col gap-6">
        <HealthPanel parts={health} canRun={canRun} />
        <TrendsChart days={days} />
      </div>
    </>
  );
}
