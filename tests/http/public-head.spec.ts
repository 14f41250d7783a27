import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { PLANS } from "~/features/billing/billing/plans";
import { PAGES } from "~/features/site/site/pages";
import { product } from "~/product";
import { root } from "../../scripts/stack.mjs";
import { ask, ORIGIN } from "../support/http";

/** What search engines and link previews read of a public page. */

const page = async (path: string) => (await ask(path)).text();

const decode = (text: string) =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

const property = (html: string, name: string) =>
  decode(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

for (const path of Object.keys(PAGES))
  test(`${path} has its own preview image`, async () => {
    const html = await page(path);
    const address = property(html, "og:image");
    expect(property(html, "og:url")).toBe(ORIGIN + path);
    expect(property(html, "og:image:alt")).toBe(property(html, "og:title"));
    expect([property(html, "og:image:width"), property(html, "og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
    const name = path === "/" ? "home" : path.slice(1).replace("/", "-");
    expect(address).toBe(`${ORIGIN}/previews/${name}.png`);
    const answer = await ask(new URL(address).pathname);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(40_000);
    expect(png.equals(readFileSync(`${root}public/previews/${name}.png`))).toBe(true);
  });

const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );

const SCHEMA = "https://schema.org";

test("the landing page has structured data of the organization", async () => {
  expect(structured(await page("/"))).toEqual([
    {
      "@context": SCHEMA,
      "@type": "Organization",
      name: product.name,
      legalName: product.company,
      description: product.description,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        email: product.support,
        url: `${ORIGIN}/contact`,
      },
    },
  ]);
  expect((await ask("/icon-512.png")).status).toBe(200);
});

test("browsers that ask for /favicon.ico get one", async () => {
  const icon = await ask("/favicon.ico");
  expect(icon.status).toBe(200);
  expect(icon.headers.get("Content-Type")).toMatch(/^image\//);
});

test("both plans have structured data with their price in pounds", async () => {
  const products = structured(await page("/pricing"));
  expect(products).toMatchObject(
    PLANS.map(({ name }) => ({
      "@context": SCHEMA,
      "@type": "Product",
      name: `${product.name} ${name}`,
      image: `${ORIGIN}/previews/pricing.png`,
      brand: { "@type": "Brand", name: product.name },
      offers: { "@type": "Offer", priceCurrency: "GBP", url: `${ORIGIN}/pricing` },
    })),
  );
  expect(products.map(({ offers }) => offers.price)).toEqual(["49.00", "29.00"]);
});

test("the FAQ's structured data equals the visible text", async () => {
  const html = await page("/help");
  const body = decode(html.slice(html.indexOf("<main")).replaceAll(/<[^>]+>/g, ""));
  const [faq, ...others] = structured(html);
  expect(others).toEqual([]);
  expect(faq).toMatchObject({ "@context": SCHEMA, "@type": "FAQPage" });
  expect(faq.mainEntity.length).toBe(html.match(/<details/g)?.length);
  for (const { name, acceptedAnswer, ...rest } of faq.mainEntity) {
    expect(rest).toEqual({ "@type": "Question" });
    expect(acceptedAnswer["@type"]).toBe("Answer");
    expect(body).toContain(name);
    expect(body).toContain(acceptedAnswer.text);
  }
});

test("other pages have no structured data", async () => {
  for (const path of ["/features", "/contact"]) expect(structured(await page(path))).toEqual([]);
});
