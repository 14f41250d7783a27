import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { CampaignStatusBadge } from "~/features/campaigns/campaigns/status-badge";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { BrandDashboard } from "./dashboard.server";

/** A campaign card in a brand's list. */
export function CampaignCard({ campaign }: { campaign: BrandDashboard["campaigns"][number] }) {
  const { id, title, status, budget, invited, accepted } = campaign;
  return (
    <Card className="flex h-full flex-col items-start gap-2">
      <CampaignStatusBadge status={status} />
      <h3 className="text-lg">
        <Link to={paths.brand.campaign(id)}>{title}</Link>
      </h3>
      <p className="text-sm text-soft">
        {budget === null ? "No budget set" : formatMoney(budget)} · {invited} invited · {accepted}{" "}
        accepted
      </p>
    </Card>
  );
}
