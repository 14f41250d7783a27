import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { STATS, Stat } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { ownPlan } from "~/features/billing/subscriptions/queries.server";
import { describeTasks, TaskList } from "~/features/campaigns/deadlines/task-list";
import { listAwaitedDeadlines } from "~/features/campaigns/deadlines/waiting.server";
import { TwoSides, WaitingForThem } from "~/features/campaigns/deadlines/waiting-for-them";
import { contractRows } from "~/features/deals/contracts/tasks";
import { listContractTasks } from "~/features/deals/contracts/tasks.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { disputeRows } from "~/features/money/disputes/dispute-tasks";
import { disputeTasks } from "~/features/money/disputes/dispute-tasks.server";
import { EarningsStrip } from "~/features/money/statements/money-summary";
import { loadEarnings } from "~/features/money/statements/money-summary.server";
import { NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { ScoreCard } from "~/features/profiles/athletes/score-card";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { firstStepsActions, readFirstSteps } from "~/features/profiles/first-steps/steps.server";
import { shouldOfferVerification } from "~/features/profiles/verification/own-verification.server";
import { VerificationPrompt } from "~/features/profiles/verification/verification-prompt";
import { ActiveDeals } from "~/features/workspace/workspace/active-deals";
import { listActiveDeals } from "~/features/workspace/workspace/active-deals.server";
import { loadAthleteDashboard } from "~/features/workspace/workspace/athlete-dashboard.server";
import {
  AthleteSteps,
  ProfileUnavailable,
} from "~/features/workspace/workspace/athlete-dashboard-parts";
import {
  aheadEntries,
  athleteRows,
  payoutRows,
  pendingTaskCount,
} from "~/features/workspace/workspace/athlete-tasks";
import { loadAthleteTasks } from "~/features/workspace/workspace/athlete-tasks.server";
import { hasNotice, Notice } from "~/features/workspace/workspace/notice";
import { paths } from "~/paths";
import { dayOf } from "~/platform/dates";
import { defineActions } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { formatCount, formatPercent } from "~/platform/numbers";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const { actor, db, now } = ctx;
  // Side by side: one round trip.
  const [
    dashboard,
    firstSteps,
    tasks,
    waitingFor,
    disputes,
    contracts,
    deals,
    money,
    offersBadge,
    plan,
  ] = await Promise.all([
    loadAthleteDashboard(db, actor.personId, now),
    readFirstSteps(db, actor.personId),
    loadAthleteTasks(db, actor.personId, now),
    listAwaitedDeadlines(db, { sideId: actor.personId, type: "athlete" }, now),
    disputeTasks(ctx),
    listContractTasks(ctx),
    listActiveDeals(ctx),
    loadEarnings(ctx),
    shouldOfferVerification(context, ctx),
    ownPlan(ctx),
  ]);
  if (!dashboard) throw notFound();
  if (firstSteps.isNew) throw redirect(paths.athlete.welcome);
  return {
    ...dashboard,
    today: dayOf(now),
    firstSteps,
    tasks,
    waitingFor,
    disputes,
    contracts,
    deals,
    money,
    offersBadge,
    plan,
    email: actor.email,
  };
}

export const action = defineActions(({ context }) => firstStepsActions(requireAthlete(context)));

/** They are about campaigns or content, and those lists have them all. */
const moreTasks = (n: number) =>
  n > 0 && (
    <>
      And {n} more, in <Link to={paths.athlete.campaigns}>your campaigns</Link> and{" "}
      <Link to={paths.athlete.contentList}>your content</Link>.
    </>
  );

export default function AthleteDashboard() {
  const dashboard = useLoaderData<typeof loader>();
  const { firstSteps, tasks, activeCampaigns, totalFollowers, avgEngagement } = dashboard;
  const hasFigures = totalFollowers > 0;
  const own = athleteRows(tasks);
  const unconfirmedEmail = dashboard.emailConfirmed ? null : dashboard.email;
  const payouts = payoutRows(dashboard.money);
  const taskCount =
    pendingTaskCount(tasks) +
    dashboard.disputes.length +
    dashboard.contracts.total +
    payouts.length;
  const shown = [
    ...disputeRows(dashboard.disputes),
    ...contractRows(dashboard.contracts),
    ...own,
    ...payouts,
  ];
  // Work comes first.
  const steps = (
    <AthleteSteps
      state={firstSteps}
      progress={dashboard.progress}
      unconfirmedEmail={unconfirmedEmail}
    />
  );
  return (
    <>
      <PageHead
        title={`${dashboard.isNew ? "Welcome" : "Welcome back"}, ${dashboard.fullName}`}
        index={
          hasFigures || taskCount > 0
            ? describeTasks(shown, taskCount, dashboard.today)
            : "Add your channels so brands can find you."
        }
      />
      <Notice
        plan={dashboard.plan}
        unconfirmedEmail={firstSteps.isHidden ? unconfirmedEmail : null}
        purpose="so that invitations reach you"
      />
      {taskCount === 0 && steps}
      {!dashboard.isNew && <EarningsStrip money={dashboard.money} />}
      <TwoSides
        yours={<TaskList tasks={shown} more={moreTasks(pendingTaskCount(tasks) - own.length)} />}
        theirs={
          <WaitingForThem
            waiting={dashboard.waitingFor}
            ahead={{ total: tasks.ahead.total, items: aheadEntries(tasks.ahead) }}
          />
        }
      />
      <ActiveDeals deals={dashboard.deals} />
      {taskCount > 0 && steps}
      <section aria-label="Your figures" className={STATS}>
        <ScoreCard score={dashboard.score} hasFigures={hasFigures} />
        <Stat
          label="Active Campaigns"
          value={activeCampaigns}
          note={activeNote(activeCampaigns, tasks.ahead.total)}
        />
        <Stat
          label="Total Reach"
          value={hasFigures ? formatCount(totalFollowers) : UNKNOWN}
          note={hasFigures ? reachNote(dashboard.avgReach) : "add your channels"}
        />
        <Stat
          label="Engagement Rate"
          value={avgEngagement > 0 ? formatPercent(avgEngagement) : UNKNOWN}
          note={
            hasFigures
              ? `norm for your tier ${formatPercent(dashboard.engagementNorm)}`
              : "add your channels"
          }
        />
      </section>
      {dashboard.reportedBy && (
        <p className="mt-2 text-sm text-soft">
          <FigureSource source={dashboard.reportedBy} />.{" "}
          <Link to={paths.athlete.social}>Social accounts</Link>
        </p>
      )}
      {dashboard.offersBadge && !hasNotice(dashboard.plan, unconfirmedEmail) && (
        <VerificationPrompt to={paths.athlete.verification}>
          Brands trust a verified profile more, and your score gains 10 points.
        </VerificationPrompt>
      )}
      <nav aria-label="More" className="mt-6 flex flex-wrap gap-x-5 text-sm">
        <TextLink to={paths.athlete.campaigns}>
          Browse Campaigns ({dashboard.availableCampaigns})
        </TextLink>
        <TextLink to={paths.athlete.contentList}>My Content</TextLink>
      </nav>
    </>
  );
}

/** How many see a post is not known without channels. */
const reachNote = (reach: number) =>
  reach > 0 ? `followers, about ${formatCount(reach)} see each post` : "followers";

const activeNote = (active: number, ahead: number) => {
  if (active > 0) return "in progress";
  return ahead > 0 ? `${ahead} to be launched` : "accept an invitation to get started";
};

const UNKNOWN = <span className="text-lg">{NOT_KNOWN}</span>;

export function ErrorBoundary() {
  return <ProfileUnavailable />;
}
