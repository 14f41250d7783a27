import type { Emit, Events } from "~/events";
import { storeForecast } from "~/features/campaign-results/deal-forecast.server";
import {
  settleCampaign,
  settleDeal,
  settleDealOfContent,
  settleDealOfContract,
  settleDealOfDispute,
} from "~/features/payments/settle-later.server";
import type { Statement } from "~db/client";

type Consequence<Event> = (event: Event, now: number) => Statement;

/** What follows from each event, in the batch of the command that causes it. */
export const CONSEQUENCES: { [Name in keyof Events]: readonly Consequence<Events[Name]>[] } = {
  "invitation.accepted": [storeForecast],
  "contract.signed": [settleDealOfContract],
  "content.approved": [settleDealOfContent],
  "deal.ended": [settleDeal],
  "dispute.closed": [settleDealOfDispute],
  "campaign.cancelled": [settleCampaign],
};

export const emit: Emit = (name, event, now) =>
  CONSEQUENCES[name].map((consequence) => consequence(event, now));
