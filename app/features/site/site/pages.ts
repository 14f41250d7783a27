import { planOf } from "~/features/billing/billing/plans";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { PaidPlan } from "~db/constants";

/** The picture shown where a page's link is shared; made by scripts/link-previews.ts. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

export const previewPath = (path: PagePath) =>
  `/previews/${path === paths.home ? "home" : path.slice(1).replace("/", "-")}.png`;

const formatPrice = (plan: PaidPlan) => formatMoney(planOf(plan).pricePence);

/** Every public page with the words search engines and link previews show. The site map follows from it. */
export const PAGES = {
  [paths.home]: {
    title: "Sponsorship for athletes and brands",
    description:
      "Brands book athletes and pay in before the work starts. Athletes choose the work they want and keep their whole fee.",
  },
  [paths.features]: {
    title: "How It Works",
    description:
      "Five steps for athletes, five for brands, and one content pipeline: capture, upload, polish, approve, post.",
  },
  [paths.pricing]: {
    title: "Pricing",
    description: `Join free. Brand Premium is ${formatPrice("brand_premium")} a month, Athlete Premium ${formatPrice("athlete_premium")} a month. What a campaign costs, and what Premium saves.`,
  },
  [paths.partnerships]: {
    title: "Partnerships",
    description:
      "One campaign, a whole season or a roster of athletes: how brands, agencies and athletes can work together.",
  },
  [paths.successStories]: {
    title: "Success Stories",
    description:
      "How Northlight and two runners told one winter story: the brief, the choice, the work and the results.",
  },
  [paths.demo.athlete]: {
    title: "Athlete demo",
    description: "From profile to posted in five steps: take a tour of the screens athletes use.",
  },
  [paths.demo.brand]: {
    title: "Brand demo",
    description: "From brief to results in six steps: take a tour of the screens brands use.",
  },
  [paths.athletes]: {
    title: "Athletes",
    description:
      "Look at the athletes who made their profile public: search by sport and place, and see their figures before you join.",
  },
  [paths.about]: {
    title: "About Us",
    description:
      "Why we're building a fair marketplace for athletes and brands, and the standards we work to.",
  },
  [paths.help]: {
    title: "Help Centre",
    description:
      "Help with joining, campaigns, content review, plans, billing, privacy and your account.",
  },
  [paths.contact]: {
    title: "Contact",
    description: "Schedule a demo or ask us anything. We'll get back to you within 24 hours.",
  },
  [paths.privacy]: {
    title: "Privacy Policy",
    description: "What we store about you, why, for how long, who processes it, and your rights.",
  },
  [paths.terms]: {
    title: "Terms of Service",
    description: "The agreement between you and us, in 17 sections. Governed by UK law.",
  },
  [paths.dataDeletion]: {
    title: "Data Deletion",
    description:
      "How to get your data deleted. We acknowledge requests within 24 hours and complete them within 30 days.",
  },
} as const satisfies Record<string, { title: string; description: string }>;

export type PagePath = keyof typeof PAGES;
