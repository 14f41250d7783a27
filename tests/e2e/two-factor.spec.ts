import type { Page } from "@playwright/test";
import { REEL } from "../support/deliverables";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeInvitation,
} from "../support/factories";
import { expect, open, test, waitForHydration } from "../support/fixtures";
import { ORIGIN } from "../support/http";
import { codeOf, makeFactor, secretOf } from "../support/one-time-codes";
import { quickHash } from "../support/quick-password";
import { openSession } from "../support/sign-in";

const PASSWORD = "correct horse";

const enterCode = async (page: Page, code: string, button = "Sign In") => {
  await page.getByLabel("Code from your app").fill(code);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
};

test("two-factor sign-in is set up, asked for, and a recovery code replaces the phone @once", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  const page = await browserOf(brand);
  await page.context().setExtraHTTPHeaders({
    "CF-Connecting-IP": `2001:db8:3::${Math.floor(Math.random() * 0xffff).toString(16)}`,
  });
  await open(page, "/security");
  const twoFactor = page.getByRole("switch", { name: "Two-factor sign-in" });
  await expect(twoFactor).not.toBeChecked();
  await twoFactor.click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = secretOf((await page.locator("code").textContent()) ?? "");
  await enterCode(page, "000000", "Turn on");
  await expect(page.getByLabel("Code from your app")).toHaveAccessibleDescription(/isn't right/);
  await enterCode(page, codeOf(secret), "Turn on");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "I've saved them" }).click();
  await expect(twoFactor).toBeChecked();
  await expect(page.getByRole("row", { name: /This device/ })).toBeVisible();

  await page.context().clearCookies({ name: "session" });
  const givePassword = async (to: string) => {
    await page.goto(`/login?redirectTo=${to}`);
    await page.getByLabel("Email").fill(brand.email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/login\/code/);
  };
  await givePassword("/notifications");
  await page.goto("/security");
  await expect(page, "the password alone opens nothing").toHaveURL(/\/login\/code/);
  await page.getByRole("checkbox", { name: /Don't ask on this device/ }).check();
  await enterCode(page, codeOf(secret, 1));
  await expect(page).toHaveURL("/security");

  await page.context().clearCookies({ name: /session|trusted-device/ });
  await givePassword("/security");
  await enterCode(page, recovery);
  await expect(page).toHaveURL("/security");
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText("will be asked for a code again")).toBeVisible();
  await page.getByRole("link", { name: "Recovery codes" }).click();
  await expect(page.getByText("9 of 10 left")).toBeVisible();

  await openSession(db, brand);
  await open(page, "/security");
  await page.getByRole("button", { name: "Revoke All Sessions" }).click();
  await expect(page.getByText("All sessions revoked successfully.")).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("signing a contract asks for a code again, and keeps what was typed @once", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const dealId = await makeInvitation(db, campaignId, (await makeAthlete(db)).userId);
  const contract = await makeContract(db, dealId, { brand, athlete, campaignId });
  const secret = await makeFactor(db, brand);
  const page = await browserOf(brand);
  const value = await openSession(db, brand, {
    level: "two_factor",
    provedAt: Date.now() - 16 * 60_000,
  });
  await page.context().addCookies([{ name: "session", value, url: ORIGIN, httpOnly: true }]);
  await open(page, `/contracts/${contract}/sign`);
  await page.getByLabel("Your full name").fill("Test Brand");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign contract" }).click();
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
  await enterCode(page, codeOf(secret), "Continue");
  await expect(page).toHaveURL(`/contracts/${contract}/sign`);
  await waitForHydration(page);
  await expect(page.getByLabel("Your full name")).toHaveValue("Test Brand");
  await expect(page.getByLabel("Your password")).toHaveValue("");
});

test("accepting an offer that the brand signed asks for a code again, and keeps what was typed @once", async ({
  browserOf,
  db,
}) => {
  const passwordHash = quickHash(PASSWORD);
  const brand = await makeBrand(db, { name: "Priya Raman", passwordHash });
  const athlete = await makeAthlete(db, { name: "Maya Okafor", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { deliverables: [REEL] });
  const theirs = await browserOf(brand);
  await open(theirs, `/brand/athletes/${athlete.userId}/invite?campaign=${campaignId}`);
  await theirs.getByLabel("Fee (£)").fill("450");
  await theirs.locator("summary", { hasText: "Sign the contract now" }).click();
  await theirs.getByLabel("Your full name").fill("Priya Raman");
  await theirs.getByLabel("Your password").fill(PASSWORD);
  await theirs.getByRole("button", { name: "Send Invitation" }).click();
  await expect(theirs.getByText("Invitation Sent!").first()).toBeVisible();

  const secret = await makeFactor(db, athlete);
  const page = await browserOf(athlete);
  const value = await openSession(db, athlete, {
    level: "two_factor",
    provedAt: Date.now() - 16 * 60_000,
  });
  await page.context().addCookies([{ name: "session", value, url: ORIGIN, httpOnly: true }]);
  await open(page, `/athlete/campaigns/${campaignId}/accept`);
  await page.getByLabel("Your full name").fill("Maya Okafor");
  await page.getByRole("button", { name: "Accept and sign" }).click();
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
  await enterCode(page, codeOf(secret), "Continue");
  await waitForHydration(page);
  await expect(page.getByLabel("Your full name")).toHaveValue("Maya Okafor");
  await page.getByRole("button", { name: "Accept and sign" }).click();
  await expect(page.getByText("Accepted and signed")).toBeVisible();
});
