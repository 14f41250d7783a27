/** What a campaign offers an athlete, or what an invitation to it does. Pure. */

import { compareTerms } from "~/features/campaigns/terms/compare-terms";
import { deliverableLine, deliverableText } from "~/features/campaigns/terms/deliverables";
import {
  exclusivityText,
  feeText,
  OWN_RATE,
  rightsText,
  type Term,
  termLines,
} from "~/features/campaigns/terms/terms";
import { formatMoney } from "~/platform/money";
import type { CampaignTerms, Deliverable, StandardTerms } from "~db/terms";
import type { TermLine } from "../contracts/summarise-terms";
import { datesText } from "./terms";

/** What an invitation carries, whatever its campaign says later: an athlete accepts this. */
export interface CarriedTerms {
  /** Pence. */
  fee: number;
  deliverables: Deliverable[];
  terms: StandardTerms;
}

/** What the athlete reads before answering. */
export interface Offer {
  fee: string;
  /** Whether the fee is the athlete's own, and not what the campaign offers. */
  isOwnFee: boolean;
  /** A line each. */
  deliverables: string[];
  /** The same in one line, without details and dates. */
  work: string;
  dates: string;
  rights: string;
  exclusivity: string;
  more: Term[];
}

/** @param invitation null: the campaign's offer to all */
export function describeOffer(
  campaign: {
    deliverables: Deliverable[];
    terms: CampaignTerms;
    startDate: string | null;
    endDate: string | null;
  },
  invitation: CarriedTerms | null,
): Offer {
  const { deliverables, terms } = invitation ?? campaign;
  return {
    fee: invitation ? formatMoney(invitation.fee) : feeText(campaign.terms, OWN_RATE),
    isOwnFee: invitation !== null,
    deliverables: deliverables.map(deliverableLine),
    work: deliverables.map(deliverableText).join(", ") || "To be agreed",
    dates: datesText(campaign.startDate, campaign.endDate),
    rights: rightsText(terms),
    exclusivity: exclusivityText(terms),
    more: (["fee", "review", "deliverables"] as const).flatMap((clause) =>
      termLines(terms, clause),
    ),
  };
}

/** What was accepted, in the lines in which a contract is summarised. */
export const describeAgreedTerms = ({
  fee,
  deliverables,
  terms,
  startDate,
  endDate,
}: Omit<CarriedTerms, "deliverables"> & {
  /** As content names them. */
  deliverables: readonly string[];
  startDate: string | null;
  endDate: string | null;
}): TermLine[] => [
  { label: "Work", text: deliverables.join(", ") || "To be agreed" },
  { label: "Fee", text: fee > 0 ? formatMoney(fee) : "None" },
  { label: "Dates", text: datesText(startDate, endDate) },
  { label: "Usage rights", text: rightsText(terms) },
  { label: "Exclusivity", text: exclusivityText(terms) },
];

/**
 * What an invitation to a campaign begins with and carries, for the form that sends it.
 * @param asked pence: what the athlete asked for, with an interest in the campaign
 */
export const offerStart = (terms: CampaignTerms, asked: number | null = null) => ({
  /** Pence; null: the athlete's own rate. */
  fee: asked ?? terms.feeFrom,
  /** 'Fee: £300 to £600 · Usage rights: None · Exclusivity: None' */
  line: `Fee: ${feeText(terms)} · Usage rights: ${rightsText(terms)} · Exclusivity: ${exclusivityText(terms)}`,
});

export type OfferStart = ReturnType<typeof offerStart>;

/** Offers that an invitation may have, its first one included. */
export const MAX_OFFERS = 10;

const linesIn = ({ fee, deliverables, terms }: CarriedTerms): Term[] => [
  { key: "fee", label: "Fee", value: formatMoney(fee) },
  {
    key: "deliverables",
    label: "Deliverables",
    value: deliverables.map(deliverableLine).join(", ") || "To be agreed",
  },
  ...termLines(terms),
];

/** What one offer changes of the one before. */
export const compareOffers = (before: CarriedTerms, after: CarriedTerms) =>
  compareTerms(linesIn(before), linesIn(after));
