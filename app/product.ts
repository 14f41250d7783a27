/** The product's name, strapline and addresses. Nothing else spells them out. */
export const product = {
  name: "Laurel",
  strapline: "Brands book athletes. Athletes get paid.",
  description:
    "Laurel is where athletes and brands agree sponsored campaigns: a clear brief, a fair match, plain terms, and content that gets approved and posted.",
  support: "support@laurel.example",
  privacy: "privacy@laurel.example",
  company: "Laurel Sponsorship Ltd",
} as const;

/** A page's title, in the browser's tab. */
export const pageTitle = (page: string) => `${page} · ${product.name}`;
