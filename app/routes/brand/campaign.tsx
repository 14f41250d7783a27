import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageTitle } from "~/brand";
import { STATS, Stat } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { requireBrand } from "~/features/accounts/guards.server";
import { CampaignActions } from "~/features/campaigns/campaign-actions";
import { CampaignOverview } from "~/features/campaigns/campaign-overview";
import { changeCampaign } from "~/features/campaigns/commands.server";
import { ContentRows } from "~/features/campaigns/content-rows";
import { durationOf } from "~/features/campaigns/duration";
import { InvitationRows } from "~/features/campaigns/invitation-rows";
import { allowedTransitions } from "~/features/campaigns/policy";
import { campaignOf } from "~/features/campaigns/queries.server";
import { TRANSITIONS, type Transition } from "~/features/campaigns/status";
import { CampaignStatusBadge } from "~/features/campaigns/status-badge";
import { isOpenCampaign } from "~/features/invitations/status";
import { AppError } from "~/platform/errors";
import { errorToast, redirectWithToast } from "~/platform/flash";
import { INTENT } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";

const TABS = ["overview", "invitations", "content"] as const;

const TOASTS: Record<Transition, string> = {
  launch: "Campaign activated",
  complete: "Campaign completed",
  cancel: "Campaign cancelled",
};

const intents = z.enum(Object.keys(TRANSITIONS) as [Transition, ...Transition[]]);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.campaign.title ?? "Campaign") },
];

type Context = LoaderFunctionArgs["context"];

const missing = (context: Context) =>
  redirectWithToast(context, "/brand/dashboard", errorToast("Campaign not found"));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const page = await campaignOf(db, actor.userId, params.campaignId ?? "");
  if (!page) throw missing(context);
  return {
    ...page,
    tab: currentTab(context.request.url, TABS),
    allowed: allowedTransitions(actor, page.campaign),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acting = requireBrand(context);
  const intent = intents.safeParse((await request.formData()).get(INTENT));
  if (!intent.success) throw new AppError("invalid", "Please use the buttons of the page.");
  const campaignId = params.campaignId ?? "";
  const done = await changeCampaign(acting, campaignId, intent.data);
  if (!done) return missing(context);
  return redirectWithToast(context, `/brand/campaigns/${campaignId}`, {
    title: TOASTS[intent.data],
    description: done.lapsed > 0 ? lapsedLine(done.lapsed) : undefined,
  });
}

const lapsedLine = (n: number) =>
  n === 1
    ? "1 open invitation lapsed; the athlete was told."
    : `${n} open invitations lapsed; the athletes were told.`;

export default function Campaign() {
  const page = useLoaderData<typeof loader>();
  const { campaign, invitations, invitationCount, content, contentCount, tab, allowed } = page;
  const duration = durationOf(campaign);
  return (
    <>
      <PageHead
        title={campaign.title}
        lead={<CampaignStatusBadge status={campaign.status} />}
        actions={<CampaignActions allowed={allowed} openInvitations={page.pendingCount} />}
      />
      {campaign.description && (
        <p className="mb-6 max-w-[46rem] whitespace-pre-line">{campaign.description}</p>
      )}
      <div className={`mb-7 ${STATS}`}>
        <Stat
          label="Budget"
          value={campaign.budget === null ? "Open" : formatMoney(campaign.budget)}
        />
        <Stat label="Duration" value={duration.figure} note={duration.note} />
        <Stat label="Invitations" value={invitationCount} />
        <Stat label="Content" value={contentCount} />
      </div>
      <Tabs
        label="Campaign"
        current={tab}
        tabs={[
          { value: "overview", label: "Overview" },
          { value: "invitations", label: `Invitations (${invitationCount})` },
          { value: "content", label: `Content (${contentCount})` },
        ]}
      />
      {tab === "overview" && <CampaignOverview campaign={campaign} />}
      {tab === "invitations" && (
        <InvitationRows invitations={invitations} open={isOpenCampaign(campaign.status)} />
      )}
      {tab === "content" && <ContentRows campaignId={campaign.id} content={content} />}
    </>
  );
}
