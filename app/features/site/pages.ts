/** Every public page with the words search engines and link previews show. The site map follows from it. */
export const PAGES = {
  "/": {
    title: "Sponsorship for athletes and brands",
    description:
      "Brands write a brief and meet the athletes it suits. Athletes join free, say yes to the work they want, and get it approved and posted.",
  },
  "/features": {
    title: "How It Works",
    description:
      "Five steps for athletes, five for brands, and one pipeline for content: capture, upload, polish, approve, post.",
  },
  "/pricing": {
    title: "Pricing",
    description:
      "Join free. Brand Premium is £49 a month, Athlete Premium £29 a month. One-off campaign packages from £250.",
  },
  "/partnerships": {
    title: "Partnerships",
    description:
      "One campaign, a whole season or a roster of athletes: the ways brands, agencies and athletes work together.",
  },
  "/success-stories": {
    title: "Success Stories",
    description:
      "How Northlight and two runners reached 3.2M+ people with 24 content pieces and a 10.4% average engagement.",
  },
  "/demo/athlete": {
    title: "Athlete demo",
    description: "From profile to posted in five steps: a walk through the screens athletes use.",
  },
  "/demo/brand": {
    title: "Brand demo",
    description: "From brief to results in six steps: a walk through the screens brands use.",
  },
  "/about": {
    title: "About Us",
    description:
      "Why we build a fair place for athletes and brands, and what we hold ourselves to.",
  },
  "/help": {
    title: "Help Center",
    description:
      "Answers about joining, campaigns, content review, plans, billing, privacy and your account.",
  },
  "/contact": {
    title: "Contact",
    description: "Schedule a demo or ask us anything. We get back to you within 24 hours.",
  },
  "/privacy": {
    title: "Privacy Policy",
    description: "What we store about you, why, for how long, who processes it, and your rights.",
  },
  "/terms": {
    title: "Terms of Service",
    description: "The agreement between you and us, in 17 sections. Governed by UK law.",
  },
  "/data-deletion": {
    title: "Data Deletion",
    description:
      "How to have your data deleted: acknowledged within 24 hours, completed within 30 days.",
  },
} as const satisfies Record<string, { title: string; description: string }>;

export type PagePath = keyof typeof PAGES;
