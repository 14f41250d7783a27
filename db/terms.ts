/** The terms of a campaign, as its JSON columns hold them. An invitation carries a copy, a contract agrees on them. */
import type { DeliverableFormat, Platform, ProductCategory, Territory } from "./constants";

/** What the athlete makes: a row of a campaign, of an invitation and of a contract. */
export type Deliverable = {
  platform: Platform;
  format: DeliverableFormat;
  count: number;
  /** The last day to send it for review, 'YYYY-MM-DD'. */
  due: string | null;
  note: string | null;
};

/** What the brand may do with approved content on its own. */
export const USES = ["none", "organic", "paid"] as const;
export type Use = (typeof USES)[number];

/** What makes a payment due: both signatures, the approval of everything, or that of the deliverable with this number. */
export type Release = "signing" | "approval" | `deliverable-${number}`;

export type Milestone = {
  name: string;
  /** Whole percent of the fee. Those of a contract make 100. */
  share: number;
  release: Release;
  /** 'YYYY-MM-DD': it is not due before this day, even if it was released. */
  due: string | null;
};

export type StandardTerms = {
  /** How often the brand may ask for changes to a content item. */
  revisions: number;
  /** The payments in which the fee is paid, up to five. */
  milestones: Milestone[];
  /** How long each post stays up. */
  postDays: number;
  /** Whether the brand sends its product, which the athlete may keep. */
  sendsProduct: boolean;
  use: Use;
  /** How long the brand may use the content after it is posted; 0 without such a right. */
  useMonths: number;
  useTerritory: Territory;
  /** Null: the athlete may work for anyone. */
  exclusiveIn: ProductCategory | null;
  /** From the day on which both have signed; 0 without exclusivity. */
  exclusiveMonths: number;
  exclusiveTerritory: Territory;
};

/** What a form may leave empty: then there is no such thing, or no time for it. */
export const OPTIONAL_TERMS = [
  "sendsProduct",
  "useMonths",
  "exclusiveIn",
  "exclusiveMonths",
] as const satisfies (keyof StandardTerms)[];
export type OptionalTerm = (typeof OPTIONAL_TERMS)[number];

/** Of a campaign. */
export type CampaignTerms = StandardTerms & {
  /** Pence; the same as `feeTo` for a fixed fee. Both are null if each athlete is paid their own rate. */
  feeFrom: number | null;
  feeTo: number | null;
};

/** Everything on approval. */
export const ON_APPROVAL: Milestone = {
  name: "Full fee",
  share: 100,
  release: "approval",
  due: null,
};

/** What holds where a brand has not chosen. */
export const USUAL_TERMS: StandardTerms = {
  revisions: 2,
  milestones: [ON_APPROVAL],
  postDays: 30,
  sendsProduct: false,
  use: "organic",
  useMonths: 6,
  useTerritory: "uk",
  exclusiveIn: null,
  exclusiveMonths: 0,
  exclusiveTerritory: "uk",
};

export const USUAL_CAMPAIGN_TERMS: CampaignTerms = {
  feeFrom: null,
  feeTo: null,
  ...USUAL_TERMS,
};
