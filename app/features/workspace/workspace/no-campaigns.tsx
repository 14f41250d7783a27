import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { STATUS_LABELS } from "~/features/campaigns/campaigns/status";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { CampaignStatus } from "~db/constants";

const FACTS = `3 of 5 athletes accepted · ${formatMoney(240000)} of ${formatMoney(500000)} promised`;

/** What a brand sees before its first campaign. */
export const NoCampaigns = () => (
  <EmptyList
    title="No campaigns yet"
    example={["Spring Trail Launch", FACTS, "Active"]}
    action={<ButtonLink to={paths.brand.newCampaign}>Create your first campaign</ButtonLink>}
  >
    Write a brief and we'll find athletes who fit, and tell you why.
  </EmptyList>
);

const APPEARS: Record<CampaignStatus, string> = {
  draft: "A campaign appears here until you launch it.",
  active: "A campaign appears here when you launch it.",
  completed: "A campaign appears here when it's over.",
  cancelled: "A campaign appears here if you cancel it.",
};

/** A tab that lists campaigns of one status, without any. */
export const NoCampaignsOf = ({ status }: { status: CampaignStatus }) => (
  <EmptyList
    title={`No ${STATUS_LABELS[status].toLowerCase()} campaigns`}
    example={["Spring Trail Launch", FACTS, STATUS_LABELS[status]]}
    action={
      <ButtonLink to={paths.brand.campaigns} variant="plain" size="sm">
        All campaigns
      </ButtonLink>
    }
  >
    {APPEARS[status]}
  </EmptyList>
);
