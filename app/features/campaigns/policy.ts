import type { CampaignStatus } from "~db/constants";
import type { Actor } from "../accounts/actor";
import { nextStatus, TRANSITIONS, type Transition } from "./status";

/** What a person may do with a campaign, as things stand. */
export const allowedTransitions = (
  actor: Pick<Actor, "type" | "userId">,
  campaign: { brandId: string; status: CampaignStatus },
): Transition[] =>
  actor.userId === campaign.brandId
    ? (Object.keys(TRANSITIONS) as Transition[]).filter((transition) =>
        nextStatus(campaign.status, transition, actor.type),
      )
    : [];
