/** What is said about rights. Pure. */

import { CATEGORY_NAMES } from "~/features/campaigns/campaigns/category-names";
import { TERRITORY_NAMES } from "~/features/campaigns/terms/territory-names";
import { formatLongDay } from "~/platform/dates";
import type { ProductCategory, Territory } from "~db/constants";

export const WORK_CONFLICTS = "This work conflicts with";
export const EXCLUSIVE_ELSEWHERE = "The athlete is exclusive with another brand";

/** An exclusivity that something would break. */
export interface HeldExclusivity {
  category: ProductCategory;
  territory: Territory;
  /** 'YYYY-MM-DD' */
  until: string;
  /** Whom it is with; null for those who may not know. */
  company: string | null;
}

/** 'Exclusive for sportswear with another brand until 31 March 2027, in the UK' */
export const describeExclusivity = ({ category, territory, until, company }: HeldExclusivity) =>
  `Exclusive for ${CATEGORY_NAMES[category]} with ${company ?? "another brand"} until ${formatLongDay(until)}, in ${TERRITORY_NAMES[territory]}`;

/** Work that an exclusivity would forbid, as its athlete reads it. */
export interface AgreedWork {
  category: ProductCategory;
  company: string;
  campaign: string;
  /** 'YYYY-MM-DD'; null if the campaign has no end date. */
  until: string | null;
}

export const describeAgreedWork = ({ category, company, campaign, until }: AgreedWork) =>
  `You have agreed to promote ${CATEGORY_NAMES[category]} for ${company} in “${campaign}”${until ? ` until ${formatLongDay(until)}` : ""}`;
