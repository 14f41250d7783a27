import type { MetaArgs, MetaDescriptor } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { pageTitle, product } from "~/product";
import { PAGES, type PagePath, PREVIEW_HEIGHT, PREVIEW_WIDTH, previewPath } from "./pages";

/** What schema.org data says; `@context` is added here. */
export type StructuredData = Record<string, unknown> & { "@type": string };

interface Page {
  path: string;
  /** As the browser's tab shows it. */
  title: string;
  description: string;
  /** Whose picture stands beside a link to it. */
  preview: PagePath;
}

const fullTitle = (path: PagePath) =>
  path === paths.home ? `${product.name}: ${PAGES[path].title}` : pageTitle(PAGES[path].title);

/** Head of a page that everyone may find: title, description, canonical address, link preview, data. */
export function publicMeta(
  { matches }: Pick<MetaArgs, "matches">,
  { path, title, description, preview }: Page,
  ...structured: ((origin: string) => StructuredData)[]
): MetaDescriptor[] {
  const origin = readOrigin(matches);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: product.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: origin + previewPath(preview) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(PREVIEW_WIDTH) },
    { property: "og:image:height", content: String(PREVIEW_HEIGHT) },
    { property: "og:image:alt", content: fullTitle(preview) },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((make) => ({
      "script:ld+json": { "@context": "https://schema.org", ...make(origin) },
    })),
  ];
}

/** Head of a page of our own, with the words `PAGES` has for it. */
export const pageMeta = (
  args: Pick<MetaArgs, "matches">,
  path: PagePath,
  ...structured: ((origin: string) => StructuredData)[]
) =>
  publicMeta(
    args,
    { path, title: fullTitle(path), description: PAGES[path].description, preview: path },
    ...structured,
  );

/** Head of a page that does not exist. */
export const NOT_FOUND_META: MetaDescriptor[] = [
  { title: pageTitle("Page not found") },
  { name: "robots", content: "noindex" },
];

/** The public layout's loader says which origin this deployment answers to. */
function readOrigin(matches: MetaArgs["matches"]): string {
  for (const { data } of matches)
    if (data && typeof data === "object" && "origin" in data) return String(data.origin);
  return "";
}

export const organization = (origin: string): StructuredData => ({
  "@type": "Organization",
  name: product.name,
  legalName: product.company,
  description: product.description,
  url: origin + paths.home,
  logo: `${origin}/icon-512.png`,
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer support",
    email: product.support,
    url: origin + paths.contact,
  },
});
