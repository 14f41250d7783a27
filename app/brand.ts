/** The product's name, strapline and addresses. Nothing else spells them out. */
export const brand = {
  name: "Laurel",
  strapline: "Good work between athletes and brands.",
  description:
    "Laurel is where athletes and brands agree on sponsored campaigns: a brief, a fair match, terms both sides can read, and content that gets approved and posted.",
  support: "support@laurel.example",
  privacy: "privacy@laurel.example",
  company: "Laurel Sponsorship Ltd",
} as const;

/** A page's title, in the browser's tab. */
export const pageTitle = (page: string) => `${page} · ${brand.name}`;
