import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { STATS, Stat } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { ownPlan } from "~/features/billing/subscriptions/queries.server";
import { describeTasks, TaskList } from "~/features/campaigns/deadlines/task-list";
import { listAwaitedDeadlines } from "~/features/campaigns/deadlines/waiting.server";
import { TwoSides, WaitingForThem } from "~/features/campaigns/deadlines/waiting-for-them";
import { contractRows } from "~/features/deals/contracts/tasks";
import { listContractTasks } from "~/features/deals/contracts/tasks.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { disputeRows } from "~/features/money/disputes/dispute-tasks";
import { disputeTasks } from "~/features/money/disputes/dispute-tasks.server";
import { fundingRows } from "~/features/money/payments/funding-tasks";
import { loadFundingTasks } from "~/features/money/payments/funding-tasks.server";
import { SpendingStrip } from "~/features/money/statements/money-summary";
import { loadSpending } from "~/features/money/statements/money-summary.server";
import { confirmSteps, FirstSteps } from "~/features/profiles/first-steps/first-steps";
import { firstStepsActions, readFirstSteps } from "~/features/profiles/first-steps/steps.server";
import { shouldOfferVerification } from "~/features/profiles/verification/own-verification.server";
import { VerificationPrompt } from "~/features/profiles/verification/verification-prompt";
import { brandSteps } from "~/features/workspace/workspace/brand-steps";
import { loadBrandDashboard } from "~/features/workspace/workspace/dashboard.server";
import { NoCampaigns } from "~/features/workspace/workspace/no-campaigns";
import { hasNotice, Notice } from "~/features/workspace/workspace/notice";
import { OpenCampaigns } from "~/features/workspace/workspace/open-campaigns";
import { brandRows, News } from "~/features/workspace/workspace/pending-tasks";
import { paths } from "~/paths";
import { dayOf } from "~/platform/dates";
import { defineActions } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { actor, db, now } = ctx;
  // In parallel: one round trip.
  const [
    dashboard,
    firstSteps,
    waitingFor,
    disputes,
    contracts,
    funding,
    money,
    offersBadge,
    plan,
  ] = await Promise.all([
    loadBrandDashboard(db, actor.brandId, now),
    readFirstSteps(db, actor.personId),
    listAwaitedDeadlines(db, { sideId: actor.brandId, type: "brand" }, now),
    disputeTasks(ctx),
    listContractTasks(ctx),
    loadFundingTasks(ctx),
    loadSpending(ctx),
    shouldOfferVerification(context, ctx),
    ownPlan(ctx),
  ]);
  if (!dashboard) throw notFound("We couldn't find your company. Please contact support.");
  if (firstSteps.isNew) throw redirect(paths.brand.welcome);
  return {
    name: actor.name,
    today: dayOf(now),
    dashboard,
    firstSteps,
    waitingFor,
    disputes,
    contracts,
    funding,
    money,
    offersBadge,
    plan,
  };
}

export const action = defineActions(({ context }) => firstStepsActions(requireBrand(context)));

export default function BrandDashboard() {
  const {
    name,
    today,
    dashboard,
    firstSteps,
    waitingFor,
    disputes,
    contracts,
    funding,
    money,
    offersBadge,
    plan,
  } = useLoaderData<typeof loader>();
  const { company, figures, campaigns, reviewCount, offers, toLaunch, toComplete, toFill } =
    dashboard;
  const { unconfirmedEmail } = dashboard;
  const isNew = figures.campaigns === 0;
  const waiting =
    reviewCount +
    offers.total +
    toLaunch.length +
    toComplete.length +
    toFill.total +
    disputes.length +
    contracts.total +
    funding.total;
  const tasks = [
    ...disputeRows(disputes),
    ...contractRows(contracts, paths.brand.sign),
    ...fundingRows(funding),
    ...brandRows(dashboard),
  ];
  // Work comes first.
  const steps = !firstSteps.isHidden && (
    <FirstSteps
      steps={[
        ...confirmSteps(unconfirmedEmail),
        ...brandSteps({ ...dashboard.steps, ...firstSteps }),
      ]}
    />
  );
  return (
    <>
      <PageHead
        title={isNew ? `Welcome, ${company || name}` : company || name}
        index={
          isNew ? "Write a brief and meet athletes who fit." : describeTasks(tasks, waiting, today)
        }
        actions={
          !isNew && (
            <ButtonLink size="sm" to={paths.brand.newCampaign}>
              Create Campaign
            </ButtonLink>
          )
        }
      />
      <Notice
        plan={plan}
        unconfirmedEmail={firstSteps.isHidden ? unconfirmedEmail : null}
        purpose="to send invitations"
      />
      {waiting === 0 && steps}
      {!isNew && <SpendingStrip money={money} />}
      <TwoSides
        yours={
          <>
            <TaskList tasks={tasks} />
            <News news={dashboard.news} />
          </>
        }
        theirs={<WaitingForThem waiting={waitingFor} />}
      />
      {waiting > 0 && steps}
      <section aria-labelledby="campaigns">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="campaigns" className="text-lg">
            Current and upcoming campaigns
          </h2>
          {figures.campaigns > campaigns.length && (
            <TextLink to={paths.brand.campaigns}>See all {figures.campaigns} campaigns</TextLink>
          )}
        </div>
        {campaigns.length > 0 ? (
          <OpenCampaigns campaigns={campaigns} />
        ) : isNew ? (
          <NoCampaigns />
        ) : (
          <p className="text-soft">No campaign is running or coming.</p>
        )}
      </section>
      <section aria-label="Figures" className={`mt-8 ${STATS}`}>
        <Stat
          label="Active Campaigns"
          value={figures.active}
          note={`${figures.campaigns} in total`}
        />
        <Stat label="Athletes" value={figures.athletes} note="accepted your invitations" />
        <Stat label="Total Reach" value={formatCount(figures.reach)} note={reachNote(figures)} />
        <Stat
          label="Campaign Budget"
          value={formatMoney(figures.budget)}
          note="in active campaigns"
        />
      </section>
      {offersBadge && !hasNotice(plan, unconfirmedEmail) && (
        <VerificationPrompt to={paths.brand.verification}>
          Athletes answer a brand sooner when they know it's real.
        </VerificationPrompt>
      )}
      <nav aria-label="More" className="mt-6 flex flex-wrap gap-x-5 text-sm">
        <TextLink to={paths.brand.reviewQueue}>Content Review</TextLink>
        <TextLink to={paths.brand.discover}>Discover Athletes</TextLink>
        <TextLink to={paths.brand.insights}>Analytics</TextLink>
      </nav>
    </>
  );
}

/** How many see a post is not known of athletes without channels. */
const reachNote = ({ avgReach }: { avgReach: number }) =>
  avgReach > 0
    ? `followers in active campaigns; one post from each athlete would reach about ${formatCount(avgReach)}`
    : "followers in active campaigns";
