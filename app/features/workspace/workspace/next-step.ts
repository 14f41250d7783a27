/** The next step in what two sides share. Pure. */

import { isLaunchedCampaign, isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { RULES } from "~/features/campaigns/deadlines/deadline-kinds";
import type { Deadline } from "~/features/campaigns/deadlines/deadlines";
import type { ShownStatus } from "~/features/content/content/status";
import { paths, withQuery } from "~/paths";
import type { CampaignStatus, ContractStatus, InvitationStatus } from "~db/constants";

export type Side = "athlete" | "brand";

interface Timed {
  deadline: Deadline | null;
}

export interface SharedContent extends Timed {
  kind: "contentItem";
  id: string;
  status: ShownStatus;
}

export interface SharedCampaign extends Timed {
  kind: "campaign";
  /** The id of the invitation, which its deal has too. */
  id: string;
  campaignId: string;
  campaignStatus: CampaignStatus;
  status: InvitationStatus;
  /** Whether the athlete has yet to send something that was agreed. */
  isWorkLeft: boolean;
}

export interface SharedContract extends Timed {
  kind: "contract";
  id: string;
  status: ContractStatus;
}

export interface NextStep {
  label: string;
  to: string;
  /** Whether the reader has to act. */
  isOwn: boolean;
}

/** @param side the reader's side */
export function nextStep(
  item: SharedContent | SharedCampaign | SharedContract,
  side: Side,
): NextStep {
  const page = pageOf(item, side);
  const own = (label: string, to: string = page): NextStep => ({ label, to, isOwn: true });
  const { deadline } = item;
  if (deadline && RULES[deadline.kind].by === side) return own(RULES[deadline.kind].button);
  if (item.kind === "contentItem" && item.status === "approved" && side === "athlete")
    return own("Mark as posted");
  if (item.kind === "campaign" && item.status === "accepted") {
    if (side === "brand" && !isLaunchedCampaign(item.campaignStatus)) return own("Open and launch");
    if (side === "athlete" && isRunningCampaign(item.campaignStatus) && item.isWorkLeft)
      return own("Add content", withQuery(paths.athlete.newContent, { deal: item.id }));
  }
  return { label: "Open", to: page, isOwn: false };
}

function pageOf(item: SharedContent | SharedCampaign | SharedContract, side: Side): string {
  if (item.kind === "contract") return paths.contract(item.id);
  return item.kind === "contentItem"
    ? paths[side].content(item.id)
    : paths[side].campaign(item.campaignId);
}
