import { paths } from "~/paths";
import type { PaidPlan, UserType } from "~db/constants";
import { ENTITLEMENTS } from "./entitlements";
import { SERVICE_FEE_PERCENT } from "./money-facts";

const { brand, athlete } = ENTITLEMENTS;

export interface PlanFeature {
  text: string;
  /** The address of the screen that has it, as app/routes.ts has it. */
  screen?: string;
}

/** The monthly plans, in pence. Their features are what `ENTITLEMENTS` grants, and nothing else. */
export interface SubscriptionPlan {
  id: PaidPlan;
  name: string;
  label: string;
  /** Who it is for, as the pricing page says it. */
  audience: string;
  forType: Extract<UserType, "brand" | "athlete">;
  pricePence: number;
  features: PlanFeature[];
}

export const PLANS: SubscriptionPlan[] = [
  {
    id: "brand_premium",
    name: "Brand Premium",
    label: "Most Popular",
    audience: "For brands",
    forType: "brand",
    pricePence: 49_00,
    features: [
      {
        text: `Our fee is ${SERVICE_FEE_PERCENT.premium}% of what you pay athletes, instead of ${SERVICE_FEE_PERCENT.free}%`,
      },
      { text: "Unlimited campaigns", screen: paths.brand.campaigns },
      { text: "Suggested athletes for every campaign", screen: paths.brand.matches },
      {
        text: "Advanced analytics: the results of each campaign, athlete and format, with PDF and CSV",
        screen: paths.brand.insights,
      },
      {
        text: "Contract management with your own templates",
        screen: paths.brand.contractTemplates,
      },
      { text: "Priority support" },
    ],
  },
  {
    id: "athlete_premium",
    name: "Athlete Premium",
    label: "Best Value",
    audience: "For athletes",
    forType: "athlete",
    pricePence: 29_00,
    features: [
      {
        text: "Advanced analytics: 12 months, by campaign, platform and post, with CSV",
        screen: paths.athlete.analytics,
      },
      { text: "Direct brand messaging, without waiting for an invitation", screen: paths.messages },
      { text: "Higher in brands' search results, marked “Promoted”", screen: paths.brand.discover },
      {
        text: `Enhanced profile, with a portfolio of ${athlete.premium.portfolioItems} items`,
        screen: paths.athlete.portfolio,
      },
      {
        text: `Verified about ${athlete.premium.reviewHeadStartDays} days sooner`,
        screen: paths.athlete.verification,
      },
    ],
  },
];

/** The plan of this id. */
export const planOf = (id: PaidPlan): SubscriptionPlan =>
  PLANS.find((plan) => plan.id === id) as SubscriptionPlan;

/** The paid plan of one side. */
export const paidPlanFor = (side: "brand" | "athlete"): SubscriptionPlan =>
  PLANS.find(({ forType }) => forType === side) as SubscriptionPlan;

/** Whether staff answer the accounts of this plan first. */
export const hasPriority = (plan: PaidPlan) =>
  plan === "brand_premium" && ENTITLEMENTS.brand.premium.prioritySupport;

/** What each side has without paying. */
const FREE_FEATURES: Record<"brand" | "athlete", PlanFeature[]> = {
  brand: [
    { text: `Our fee is ${SERVICE_FEE_PERCENT.free}% of what you pay athletes` },
    {
      text: `${brand.free.activeCampaigns} active campaigns at a time`,
      screen: paths.brand.campaigns,
    },
    { text: "Suggested athletes for your first campaign", screen: paths.brand.matches },
    { text: "Our standard contract", screen: paths.brand.newContract(":dealId") },
  ],
  athlete: [
    {
      text: `A profile with a portfolio of ${athlete.free.portfolioItems} items`,
      screen: paths.athlete.portfolio,
    },
    { text: "Messages with brands that invite you", screen: paths.messages },
    { text: "Analytics of the last 90 days", screen: paths.athlete.analytics },
  ],
};
/** The free plan of both sides. */
export const FREE = "Free";

/** The free plan of one side. */
export const freePlanOf = (side: "brand" | "athlete") => ({
  name: FREE,
  audience: { brand: "For brands getting started", athlete: "For athletes" }[side],
  pricePence: 0,
  features: [...FREE_FEATURES[side], { text: "Support by email" }],
});

export const PACKAGE_IDS = ["small", "medium", "large", "enterprise"] as const;

export interface CampaignPackage {
  id: (typeof PACKAGE_IDS)[number];
  name: string;
  pricePence: number;
  suits: string;
}

/** Campaign packages, in pence. A package is the budget of one campaign, with a name (docs/decisions/0067). */
export const PACKAGES: CampaignPackage[] = [
  { id: "small", name: "Small", pricePence: 250_00, suits: "Testing and micro-influencers" },
  {
    id: "medium",
    name: "Medium",
    pricePence: 1_000_00,
    suits: "Established athletes with strong engagement",
  },
  {
    id: "large",
    name: "Large",
    pricePence: 5_000_00,
    suits: "Top-tier athletes and major campaigns",
  },
  {
    id: "enterprise",
    name: "Enterprise",
    pricePence: 10_000_00,
    suits: "Elite athletes and premium brand partnerships",
  },
];

/** The package of this budget. */
export const packageOf = (pence: number | null): CampaignPackage | undefined =>
  PACKAGES.find(({ pricePence }) => pricePence === pence);
