import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { feePercent } from "~/features/billing/ledger/fees";
import { locate } from "~/features/reference/places/places.server";
import { MARKETPLACE_FIGURES, STORY_FIGURES } from "~/features/site/site/claims";
import { PAGES } from "~/features/site/site/pages";
import { newId } from "~db/columns";
import { siteFigures } from "~db/schema";
import { makeAthlete, makeBrand } from "../support/factories";
import { expect, test } from "../support/fixtures";
import { waitForMail } from "../support/inbox";

const paths = Object.keys(PAGES);

test("every public page answers, with one heading, its own title and no sideways scroll @once", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const anonymousPage: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) anonymousPage.push(request.url());
  });
  // The policy's refusals are errors in the console, which fail a test.
  const titles = new Set<string>();
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", baseURL + path);
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
    titles.add(await page.title());
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${path}: sideways scroll`).toBeLessThanOrEqual(0);
    expect(await inlineHandlers(page), path).toEqual([]);
  }
  expect(anonymousPage, "nobody else is asked, consent or not").toEqual([]);
  expect(titles.size).toBe(paths.length);
  expect(await context.cookies()).toEqual([]);
});

test("what a campaign costs, and when an athlete is paid, stands on the pages people read first @once", async ({
  page,
}) => {
  const fee = feePercent(null);
  const premium = feePercent("brand_premium");
  for (const path of [
    ...["/", "/features", "/pricing", "/help", "/terms"],
    ...["/demo/athlete", "/demo/brand?step=6"],
  ]) {
    await page.goto(path);
    const main = page.locator("main");
    await expect(main, path).toContainText(new RegExp(`${fee}%.*${premium}% with Brand Premium`));
    await expect(main, path).toContainText(/pays in.*Before the work starts|pays in before/i);
    await expect(main, path).toContainText(/we hold/i);
    await expect(main, path).toContainText(/approve[sd]/);
    await expect(main, path).toContainText(
      /athlete keeps the whole fee|whole fee goes to the athlete/,
    );
    await expect(main, path).toContainText("within 3 business days");
  }
});

test("what is not there yet is on no public page, and the operator's claims only where it makes them @once", async ({
  page,
}) => {
  const claims = [...MARKETPLACE_FIGURES, ...STORY_FIGURES];
  for (const path of paths) {
    await page.goto(path);
    const main = page.locator("main");
    await expect(main, path).not.toContainText(/\b(is|are) coming\b|coming soon/i);
    if (path === "/about" || path === "/success-stories") {
      await expect(main, path).toContainText("Laurel Sponsorship Ltd");
      continue;
    }
    const figures = await main.locator("dt").evaluateAll((all) => all.map((dt) => dt.textContent));
    for (const { label } of claims) expect(figures, path).not.toContain(label);
    await expect(main, path).not.toContainText("98%");
  }
});

test("the home page shows what was counted, and leads a signed-in person back first @once", async ({
  page,
  browserOf,
  db,
}) => {
  await db.write([
    db.orm.delete(siteFigures),
    db.orm.insert(siteFigures).values([
      { name: "days_to_pay", value: 2 },
      { name: "athletes", value: 1_204 },
    ]),
  ]);
  await page.goto("/");
  const main = page.locator("main");
  await expect(main.locator("dl").first().locator("dd")).toHaveText(["1,204", "2 days"]);
  await expect(main.getByRole("link").first()).toHaveText("I'm a Brand");
  // One figure alone says little.
  await db.write([db.orm.delete(siteFigures).where(eq(siteFigures.name, "athletes"))]);
  await page.goto("/?again");
  await expect(main).not.toContainText("from approval to payment (median)");
  const brand = await browserOf(await makeBrand(db));
  await brand.goto("/");
  const back = brand.locator("main").getByRole("link").first();
  await expect(back).toHaveText("Back to your dashboard");
  await expect(brand.getByRole("link", { name: "I'm a Brand" })).toHaveCount(0);
  await back.click();
  await expect(brand).toHaveURL("/brand/dashboard");
});

/** Attributes that would run or style something from within the page; the policy forbids both. */
const inlineHandlers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on") || name === "style"),
    ),
  );

test("a page works by keyboard alone, from the skip link to the last button", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const next = async () => {
    await page.keyboard.press("Tab");
    return focused(page);
  };
  expect(await next()).toBe("Skip to content");
  for (const name of ["Privacy Policy", "Accept All", "Reject Non-Essential"])
    expect(await next()).toBe(name);
  expect(await next()).toMatch(/^Close and reject/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  expect(await next()).toBe("Skip to content");
  const header = ["Laurel", "How It Works", "Partnerships", "Pricing", "Athletes"];
  for (const name of [...header, "Sign In", "Get Started"]) expect(await next()).toBe(name);
  expect(await next()).toBe("I'm a Brand");
  let stops = 0;
  for (let name = await next(); name !== "Dark"; name = await next()) {
    expect(await outlined(page), `${name} shows its focus`).toBe(true);
    expect(++stops, "the end of the footer is reached").toBeLessThan(60);
  }

  await page.goto("/features");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused(page), "past the header").toBe("Take the tour");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("I'm an Athlete");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Build your profile" })).toBeVisible();

  await page.goto("/help");
  const question = page.locator("details").filter({ hasText: "What does it cost to join?" });
  await question.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(question).toHaveAttribute("open", "");
  await page.keyboard.press("Space");
  await expect(question).not.toHaveAttribute("open");

  await page.goto("/contact");
  await page.getByLabel("Name").focus();
  for (const field of ["Email", "Company", "Message", "Send message"])
    expect(await next()).toBe(field);
});

/** What has the focus, as its label or text says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return (element?.labels?.[0] ?? element)?.textContent?.trim() ?? "";
  });

const outlined = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineWidth !== "0px",
  );

test("a public athlete page is shared with a button, or by its address without scripts", async ({
  page,
  db,
  baseURL,
  context,
  javaScriptEnabled,
}) => {
  const { userId } = await makeAthlete(db, {
    name: "Zoë O'Brien",
    figures: { isPublic: true, totalFollowers: 48_000, avgEngagement: 5 },
  });
  const { userId: unmeasured } = await makeAthlete(db, { figures: { isPublic: true } });
  const address = `${baseURL}/athletes/zoe-o-brien-${userId.slice(-6)}`;
  await page.goto(`/athletes/${userId}`);
  await expect(page).toHaveURL(address);
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  const share = page.getByRole("button", { name: "Share" });
  if (javaScriptEnabled === false) await expect(share).toHaveCount(0);
  else {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await share.click();
    await expect(page.getByRole("status")).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }

  await page.goto(`/athletes/${unmeasured}`);
  const metrics = page.getByRole("region", { name: "Key Metrics" });
  await expect(metrics.getByText("Not known yet")).toHaveCount(4);
  await expect(metrics.getByRole("img", { name: /Ambassador Score/ })).toHaveCount(0);
});

test("the home page shows the product in the theme of the visitor", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const pictures = page.getByRole("list", { name: "A deal in pictures" }).getByRole("img");
  await expect(pictures).toHaveCount(5);
  const sources = (name: string) =>
    pictures.evaluateAll((all, name) => all.map((one) => Reflect.get(one, name)), name);
  expect(await sources("loading")).toEqual(Array(5).fill("lazy"));
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await sources("currentSrc"))[0]).toContain("offer-dark");
  await page.getByRole("button", { name: "Light" }).click();
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await sources("currentSrc"))[0]).toContain("offer-light");
});

test("a visitor finds an athlete with a public page by sport and place, before signing up @once", async ({
  page,
  db,
}) => {
  const location = "Leeds, UK";
  const sport = `Fencing ${newId().slice(-6)}`;
  const figures = { sport, ...locate(location), location, startingRate: 12_300 };
  const shown = { name: "Elowen Trevail", figures: { ...figures, isPublic: true } };
  await makeAthlete(db, shown);
  await makeAthlete(db, { name: "Jory Hidden", figures });
  await page.goto("/");
  await page.getByRole("link", { name: "Look at athletes first" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Athletes");
  await page.getByLabel("Sport or name").fill(sport.toLowerCase());
  await page.getByLabel("Place").fill("Yorkshire");
  await page.getByRole("button", { name: "Search" }).click();
  const main = page.locator("main");
  await expect(main.getByRole("listitem")).toHaveCount(1);
  await expect(main).not.toContainText("£");
  await expect(main.getByLabel("Place")).toHaveValue("Yorkshire");
  await page.getByRole("link", { name: "Elowen Trevail" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elowen Trevail");

  await page.goto("/athletes?q=fencing&place=Glasgow");
  await expect(main).toContainText("No athletes found");
  await main.getByRole("link", { name: "See all public athletes" }).click();
  await expect(page).toHaveURL("/athletes");
  await expect(main).toContainText("Sign up as a brand to see fees");
});

test("signed-in people are not asked to sign up beside the list of athletes @once", async ({
  browserOf,
  db,
}) => {
  const brand = await browserOf(await makeBrand(db));
  await brand.goto("/athletes");
  await brand.locator("main").getByRole("link", { name: "Discover Athletes" }).click();
  await expect(brand).toHaveURL("/brand/discover");
  const athlete = await browserOf(await makeAthlete(db));
  await athlete.goto("/athletes");
  await expect(athlete.getByText("These athletes have a public profile.")).toBeVisible();
  await expect(athlete.locator("main")).not.toContainText("Sign up");
});

for (const { path, steps, join, other } of [
  { path: "/demo/athlete", steps: 5, join: "Join as Athlete", other: "/demo/brand" },
  { path: "/demo/brand", steps: 6, join: "Join as Brand", other: "/demo/athlete" },
])
  test(`${path} steps forward and back @once`, async ({ page }) => {
    await page.goto(path);
    const main = page.locator("main");
    await expect(main.getByRole("link", { name: "Back" })).toHaveCount(0);
    for (let step = 2; step <= steps; step++) {
      await main.getByRole("link", { name: "Next" }).click();
      await expect(main.getByText(`Step ${step} of ${steps}`)).toBeVisible();
    }
    await expect(main.getByRole("link", { name: "Next" })).toHaveCount(0);
    await expect(main.getByRole("link", { name: join })).toHaveAttribute("href", /^\/signup/);
    await expect(main.locator(`a[href="${other}"]`)).toBeVisible();
    await main.getByRole("link", { name: "Back" }).click();
    await expect(main.getByText(`Step ${steps - 1} of ${steps}`)).toBeVisible();
    await page.goto(`${path}?step=99`);
    await expect(main.getByText(`Step 1 of ${steps}`)).toBeVisible();
  });

test("the journeys switch on hover and by link", async ({ page }) => {
  await page.goto("/features");
  const brief = page.getByRole("heading", { name: "Write the brief" });
  const profile = page.getByRole("heading", { name: "Build your profile" });
  await expect(brief).toBeVisible();
  await expect(profile).toBeHidden();
  await page
    .getByRole("navigation", { name: "Choose a journey" })
    .getByText("I'm an Athlete")
    .hover();
  await expect(profile).toBeVisible();
  await expect(brief).toBeHidden();
  await page.mouse.move(0, 0);
  await expect(brief).toBeVisible();
  await page
    .getByRole("navigation", { name: "Choose a journey" })
    .getByText("I'm an Athlete")
    .click();
  await expect(page.getByRole("heading", { name: "Build your profile" })).toBeVisible();
});

test("pricing asks a visitor to sign up, and speaks to one side at a time @once", async ({
  page,
}) => {
  await page.goto("/pricing");
  const main = page.locator("main");
  const subscribe = page.getByRole("link", { name: "Start with Premium" });
  for (const { type, price, other, name } of [
    { type: "brand", price: "£49", other: "£29", name: "For athletes" },
    { type: "athlete", price: "£29", other: "£49", name: "For brands" },
  ]) {
    await expect(subscribe).toHaveAttribute("href", `/${type}-signup`);
    await expect(main).toContainText(price);
    await expect(main).not.toContainText(other);
    await expect(main).toContainText("No VAT is added");
    // There is no form here that the small script could help.
    await expect(page.locator("script[data-enhance]")).toHaveCount(0);
    await main.getByRole("link", { name }).click();
  }
  await expect(main).toContainText("£49");
});

test("the calculator says what Premium saves, or that it doesn't", async ({ page }) => {
  await page.goto("/pricing");
  const main = page.locator("main");
  for (const [fees, saving] of [
    ["£10,000", "−£188"],
    ["£30,000", "£612"],
    ["£60,000", "£1,812"],
  ])
    await expect(main.locator("dl > div").filter({ hasText: `${fees} of fees` })).toContainText(
      saving ?? "",
    );
  const spend = page.getByLabel("What do you pay athletes in a year");
  for (const [typed, answer] of [
    ["45,000", "Premium saves you £1,212 a year"],
    ["£14,000", "Free is cheaper for you: £1,120 a year, instead of £1,148"],
    ["a lot", "Enter an amount from £1 to £10,000,000."],
  ] as const) {
    await spend.fill(typed);
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(main).toContainText(answer);
    await expect(spend).toHaveValue(typed);
    await expect(spend).toHaveAccessibleDescription(new RegExp(answer.slice(0, 20)));
  }
});

test("pricing shows a signed-in user their own side and plan @once", async ({ browserOf, db }) => {
  const brand = await browserOf(await makeBrand(db));
  await brand.goto("/pricing");
  await expect(brand.getByRole("button", { name: "Upgrade Now" })).toHaveCount(1);
  await expect(brand.locator("script[data-enhance]")).toHaveCount(1);
  await expect(brand.getByRole("link", { name: "Start with Premium" })).toHaveCount(0);
  await brand.getByRole("link", { name: "For athletes" }).click();
  await expect(brand.getByText("This plan is for athlete accounts.")).toBeVisible();
  await expect(brand.locator("script[data-enhance]")).toHaveCount(0);
  const athlete = await browserOf(await makeAthlete(db));
  await athlete.goto("/pricing");
  await expect(athlete.getByRole("button", { name: "Upgrade Now" })).toHaveCount(1);
});

test("an invalid contact form keeps what was typed and lists the errors @once", async ({
  page,
}) => {
  await page.goto("/contact");
  // The server's rules, not the browser's.
  await page.locator("form#contact").evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByLabel("Name").fill("R2 <D2>");
  await page.getByLabel("Email").fill("nowhere");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("to put right");
  await expect(summary).toContainText("Name contains invalid characters");
  await expect(summary).toContainText("Invalid email address");
  await expect(summary).toContainText("Message must be at least 10 characters");
  await expect(page.getByLabel("Name")).toHaveValue("R2 <D2>");
  await expect(page.getByLabel("Message")).toHaveValue("Hello");
});

test("a contact message reaches the operator and is acknowledged @once", async ({ page }, {
  workerIndex,
}) => {
  const sender = `ada-${Date.now()}-${workerIndex}@club.example`;
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada O'Neill");
  await page.getByLabel("Email").fill(sender);
  await page.getByRole("textbox", { name: "Company" }).fill("Northlight");
  await page.getByLabel("Message").fill(`Please show us a demo. ${sender}`);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await waitForMail(sender, /We've got your message/);
  await waitForMail("operator@laurel.test", /Contact: Ada O'Neill/);
});
