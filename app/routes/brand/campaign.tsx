import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { SmallCover } from "~/components/ui/cover";
import { PageHead } from "~/components/ui/page";
import { currentTab } from "~/components/ui/tabs";
import { completionDay } from "~/features/campaigns/campaigns/completion-grace";
import { deleteDraft } from "~/features/campaigns/campaigns/delete-draft.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import {
  findReachedLimit,
  launchCampaign,
} from "~/features/campaigns/campaigns/launch-campaign.server";
import { isPastEndDate } from "~/features/campaigns/campaigns/policy";
import { campaignMachine } from "~/features/campaigns/campaigns/status";
import { CampaignStatusBadge } from "~/features/campaigns/campaigns/status-badge";
import {
  extendDeadlines,
  remindWaiting,
} from "~/features/campaigns/deadlines/extend-deadline.server";
import { approveContents } from "~/features/content/content/decisions.server";
import { describeRefusals } from "~/features/content/content/describe-refusals";
import { withdrawInvitations } from "~/features/deals/invitations/withdraw-invitations.server";
import { rankAfterAnswer } from "~/features/finding/matching/ranking-jobs.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { CampaignActions } from "~/features/workspace/workspace/campaign-actions";
import { EndedNotice } from "~/features/workspace/workspace/campaign-overview";
import { HealthLine, Strip } from "~/features/workspace/workspace/campaign-strip";
import { CampaignTabs } from "~/features/workspace/workspace/campaign-tabs";
import {
  CAMPAIGN_PAGE_TABS,
  loadCampaignPage,
} from "~/features/workspace/workspace/queries.server";
import { readRowSelection } from "~/features/workspace/workspace/row-selection";
import { paths, withQuery } from "~/paths";
import { currentPage, leaveMissingPage } from "~/platform/current-page";
import { dayOf } from "~/platform/dates";
import { defineActions, handleButton, requireParam } from "~/platform/define-actions";
import { AppError, appErrorIn, notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.campaign.title ?? "Campaign") },
];

const missing = () =>
  notFound("Campaign not found. It may have been deleted.", {
    to: paths.brand.campaigns,
    label: "See your campaigns",
  });

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { actor, now } = ctx;
  const { url } = context.request;
  const tab = currentTab(url, CAMPAIGN_PAGE_TABS);
  const number = currentPage(url);
  // Side by side: one round trip.
  const campaignId = requireParam(params, "campaignId");
  const [page, fullAt] = await Promise.all([
    loadCampaignPage(ctx, campaignId, tab, number),
    findReachedLimit(ctx),
  ]);
  if (!page) throw missing();
  leaveMissingPage(number, page.pages, (last) =>
    withQuery(paths.brand.campaign(campaignId), { tab, page: String(last) }),
  );
  const { completionAskedAt: askedAt, endDate } = page.campaign;
  return {
    ...page,
    tab,
    number,
    select: readRowSelection(url),
    fullAt,
    ended: isPastEndDate(page.campaign, dayOf(now)) && {
      endDate: String(endDate),
      completes: askedAt === null ? null : completionDay(askedAt),
    },
    allowed: campaignMachine.allowed(page.campaign.status, actor.type),
  };
}

type ToastText = Parameters<typeof redirectWithToast>[2];

/** The box of a brand that launches although its brief has gaps. */
const launchSchema = z.object({ acceptsGaps: z.string().optional() });

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  const campaignId = requireParam(params, "campaignId");
  const page = paths.brand.campaign(campaignId);
  const orMissing = (error: unknown) => {
    throw appErrorIn(error)?.code === "not_found" ? missing() : error;
  };
  const end = (how: "complete" | "cancel", title: string) => async () => {
    const { lapsed } = await endCampaign(ctx, campaignId, how).catch(orMissing);
    return redirectWithToast(context, page, {
      title,
      description: lapsed > 0 ? lapsedLine(lapsed) : undefined,
    });
  };
  /** What is done with the rows of a tab that are ticked. */
  const ticked =
    (tab: "athletes" | "content", run: (ids: string[]) => Promise<ToastText>) =>
    async (form: FormData) => {
      const ids = [...new Set(TICKED_IN[tab](form).map(String))];
      const number = context.request.url.searchParams.get("page");
      const list = withQuery(page, { tab, ...(number && { page: number }) });
      if (ids.length === 0)
        return redirectWithToast(context, list, { title: `Tick the ${tab} first` });
      if (ids.length > MOST_TICKED)
        throw new AppError("invalid", "Please use the buttons on the page.");
      const done = await run(ids).catch((error) => {
        const refused = appErrorIn(error);
        if (refused?.code !== "not_found" && refused?.code !== "conflict") throw error;
        return { title: "Nothing was changed", description: refused.message };
      });
      return redirectWithToast(context, list, done);
    };
  return {
    delete: async () => {
      await deleteDraft(ctx, campaignId).catch(orMissing);
      return redirectWithToast(context, paths.brand.campaigns, { title: "Draft deleted" });
    },
    launch: handleButton(launchSchema, async ({ acceptsGaps }) => {
      await launchCampaign(ctx, campaignId, { acceptsGaps: acceptsGaps === "yes" }).catch(
        orMissing,
      );
      context.runInBackground(rankAfterAnswer);
      return redirectWithToast(context, page, { title: "Campaign activated" });
    }),
    remind: ticked("athletes", async (ids) => {
      const n = await remindWaiting(ctx, "invitation", ids);
      const skipped = ids.length - n;
      return {
        title: n === 0 ? "No reminder sent" : plural(n, "reminder sent", "reminders sent"),
        ...(skipped > 0 && {
          description: `${skipped} of the athletes you ticked ${skipped === 1 ? "has" : "have"} answered or had a reminder.`,
        }),
      };
    }),
    extend: ticked("athletes", async (ids) => {
      const { length } = await extendDeadlines(ctx, "invitation", ids);
      return { title: plural(length, "athlete has more time", "athletes have more time") };
    }),
    withdraw: ticked("athletes", async (ids) => {
      const n = await withdrawInvitations(ctx, ids);
      return { title: plural(n, "invitation withdrawn", "invitations withdrawn") };
    }),
    approve: ticked("content", async (shown) => {
      const { approved, refused } = await approveContents(
        ctx,
        new Map(shown.map(readShownContent)),
      );
      return {
        title:
          approved === 0
            ? "Nothing was approved"
            : plural(approved, "content item approved", "content items approved"),
        tone: approved === 0 ? "info" : "success",
        ...(refused.length > 0 && { description: describeRefusals(refused) }),
      };
    }),
    complete: end("complete", "Campaign completed"),
    cancel: end("cancel", "Campaign cancelled"),
  };
});

/** A row's content item and when it last changed, as its page showed it: '<id>:<ms>'. */
function readShownContent(shown: string): [id: string, updatedAt: number] {
  const [id = "", at] = shown.split(":");
  return [id, Number(at)];
}

/** The rows that are ticked on a tab. */
const TICKED_IN = {
  athletes: (form: FormData) => form.getAll("deal"),
  content: (form: FormData) => form.getAll("content"),
};

/** As many as a page may list. */
const MOST_TICKED = 50;

const lapsedLine = (n: number) =>
  n === 1
    ? "1 pending invitation expired and the athlete was notified."
    : `${n} pending invitations expired and the athletes were notified.`;

export default function Campaign() {
  const page = useLoaderData<typeof loader>();
  const { campaign, strip, allowed } = page;
  return (
    <>
      <PageHead
        title={campaign.title}
        index={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {campaign.cover && <SmallCover picture={campaign.cover} />}
            <CampaignStatusBadge status={campaign.status} />
            {strip.health && <HealthLine health={strip.health} />}
          </span>
        }
        actions={
          <CampaignActions
            campaign={campaign}
            allowed={allowed}
            openInvitations={page.unanswered}
            fullAt={page.fullAt}
            hasGoal={page.hasGoal}
            notified={page.unanswered + page.deals}
          />
        }
      />
      {page.ended && <EndedNotice {...page.ended} />}
      <Strip strip={strip} />
      <CampaignTabs page={page} />
    </>
  );
}
