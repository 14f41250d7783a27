import { lazyHydrated } from "~/components/later";
import { NumberedPages } from "~/components/ui/pagination";
import { Tabs } from "~/components/ui/tabs";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { RecordLink } from "~/features/campaigns/record/record-link";
import { withQuery } from "~/paths";
import { CampaignHistory, CampaignOverview } from "./campaign-overview";
import type { CampaignPage, CampaignPageTab } from "./queries.server";
import type { RowSelection } from "./row-selection";

const AthleteTable = lazyHydrated("athlete-table", () =>
  import("./athlete-table").then(({ AthleteTable }) => AthleteTable),
);
const ContentRows = lazyHydrated("content-rows", () =>
  import("./content-rows").then(({ ContentRows }) => ContentRows),
);

const CampaignMoney = lazyHydrated("campaign-money", () =>
  import("./campaign-money").then(({ CampaignMoney }) => CampaignMoney),
);
const CampaignResults = lazyHydrated("campaign-results", () =>
  import("./campaign-results").then(({ CampaignResults }) => CampaignResults),
);

/** The tabs of a brand's campaign, and what the chosen one lists. */
export function CampaignTabs({
  page,
}: {
  page: CampaignPage & { tab: CampaignPageTab; number: number; select: RowSelection };
}) {
  const { campaign, tab } = page;
  return (
    <>
      <Tabs
        label="Campaign"
        current={tab}
        tabs={[
          { value: "athletes", label: `Athletes (${page.invitedCount})` },
          { value: "content", label: `Content (${page.contentCount})` },
          { value: "results", label: "Results" },
          { value: "money", label: "Money" },
          { value: "brief", label: "Brief" },
        ]}
      />
      {tab === "athletes" && (
        <AthleteTable
          campaignId={campaign.id}
          invitations={page.invitations}
          open={isOpenCampaign(campaign.status)}
          select={page.select}
        />
      )}
      {tab === "content" && <ContentRows content={page.content} select={page.select} />}
      {page.report && <CampaignResults report={page.report} />}
      {tab === "money" && (
        <CampaignMoney
          campaignId={campaign.id}
          money={page.money}
          owed={isOpenCampaign(campaign.status) ? campaign.owed : 0}
        />
      )}
      {tab === "brief" && (
        <>
          <CampaignOverview campaign={campaign} terms={page.terms} />
          <CampaignHistory history={page.history} />
          <RecordLink campaignId={campaign.id} />
        </>
      )}
      <NumberedPages
        label="Pages"
        number={page.number}
        pages={page.pages}
        to={(page) => withQuery("", { tab, page: String(page) })}
      />
    </>
  );
}
