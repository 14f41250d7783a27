import type { PaidPlan, UserType } from "~db/constants";

/** The monthly plans, in pence. */
export interface SubscriptionPlan {
  id: PaidPlan;
  name: string;
  label: string;
  /** Who it is for, with the tier's name in the Help Center. */
  audience: string;
  forType: Extract<UserType, "brand" | "athlete">;
  pricePence: number;
  features: string[];
}

export const PLANS: SubscriptionPlan[] = [
  {
    id: "brand_premium",
    name: "Brand Premium",
    label: "Most Popular",
    audience: "Professional for brands",
    forType: "brand",
    pricePence: 49_00,
    features: [
      "Unlimited campaigns",
      "Advanced analytics",
      "Priority support",
      "AI-powered athlete matching",
      "Contract management",
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
      "Verified badge",
      "Priority listing",
      "Advanced analytics",
      "Enhanced profile visibility",
      "Direct brand messaging",
    ],
  },
];

/** The plan of this id. */
export const planOf = (id: PaidPlan): SubscriptionPlan =>
  PLANS.find((plan) => plan.id === id) as SubscriptionPlan;

export const FREE_PLAN = {
  name: "Free",
  audience: "Free for athletes, Starter for brands",
  pricePence: 0,
  features: ["Limited features", "Community support"],
};

/** One-off campaign packages, in pence. */
export const PACKAGES: { name: string; pricePence: number; suits: string; audience?: string }[] = [
  { name: "Small", pricePence: 250_00, suits: "Testing and micro-influencers" },
  {
    name: "Medium",
    pricePence: 1_000_00,
    suits: "Established athletes with strong engagement",
  },
  { name: "Large", pricePence: 5_000_00, suits: "Top-tier athletes and major campaigns" },
  {
    name: "Enterprise",
    pricePence: 10_000_00,
    audience: "Enterprise for brands",
    suits: "Elite athletes and premium brand partnerships",
  },
];
