import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userSessions } from "~db/schema";
import { makeBrand } from "../../support/factories";
import { expect, open, test } from "../../support/fixtures";
import { makeFactor } from "../../support/one-time-codes";
import { quickHash } from "../../support/quick-password";

const PASSWORD = "correct horse";

/** A device with a passkey manager that always recognises its owner. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added, signs in, is the second step, is a proof, and is removed", async ({
  browserOf,
  db,
}) => {
  const brand = await makeBrand(db, { passwordHash: quickHash(PASSWORD) });
  const page = await browserOf(brand);
  await plugIn(page);
  await open(page, "/security");
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.getByLabel("Name").fill("My laptop");
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page).toHaveURL("/security");
  await expect(page.getByText("My laptop")).toBeVisible();
  await open(page, "/security/passkey");
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByText("This device already has a passkey")).toBeVisible();

  await page.context().clearCookies({ name: "session" });
  await page.goto("/login?redirectTo=/security");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/security");

  await makeFactor(db, brand);
  await page.context().clearCookies({ name: "session" });
  await page.goto("/login?redirectTo=/security");
  await page.getByLabel("Email").fill(brand.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/login\/code/);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/security");

  await db.write([
    db.orm.update(userSessions).set({ provedAt: 0 }).where(eq(userSessions.userId, brand.userId)),
  ]);
  await open(page, "/security");
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/security");
  await open(page, "/security");
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await expect(page.getByText("My laptop")).toHaveCount(0);

  await page.context().clearCookies({ name: "session" });
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("We don't know this passkey")).toBeVisible();
});
