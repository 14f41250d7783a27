import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { newId } from "~db/columns";
import { campaignInvitations, contractSignatures, offerSignatures, userSessions } from "~db/schema";
import { REEL } from "../../support/deliverables";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeContract,
  makeInvitation,
} from "../../support/factories";
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

test("a passkey signs contracts and offers in place of the password, and only with a name", async ({
  browserOf,
  db,
}) => {
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const dealId = await makeInvitation(db, campaignId, (await makeAthlete(db)).userId);
  const contract = await makeContract(db, dealId, { brand, athlete, campaignId });
  const invitation = await makeInvitation(
    db,
    campaignId,
    (await makeAthlete(db)).userId,
    "pending",
    { fee: 450_00, deliverables: [REEL] },
  );
  const page = await browserOf(brand);
  await plugIn(page);
  await open(page, `/contracts/${contract}/sign`);
  await expect(page.getByLabel("Your password")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a passkey instead" })).toHaveCount(0);
  await open(page, "/security/passkey");
  await page.getByLabel("Name").fill("My laptop");
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page).toHaveURL("/security");

  await open(page, `/contracts/${contract}/sign`);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByRole("link", { name: "Please type your full name" })).toBeVisible();
  await page.getByLabel("Your full name").fill("Test Brand");
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Contract signed" })).toBeVisible();

  await open(page, `/offers/${invitation}`);
  await page.getByText("Sign the contract now").click();
  await page.getByLabel("Your full name").fill("Test Brand");
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText("You've signed it.")).toBeVisible();

  const name = `Lee ${newId().slice(-8)}`;
  const invited = await makeAthlete(db, { name });
  await open(page, `/brand/discover?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Invite ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Invite ${name}` });
  await dialog.getByLabel("Campaign", { exact: true }).selectOption(campaignId);
  await dialog.getByLabel("Fee (£)").fill("300");
  await dialog.getByText("Sign the contract now").click();
  await dialog.getByLabel("Your full name").fill("Test Brand");
  await dialog.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(dialog).toBeHidden();
  const [[inPlace]] = await db.read(
    db.orm
      .select({ name: offerSignatures.name })
      .from(offerSignatures)
      .innerJoin(campaignInvitations, eq(campaignInvitations.id, offerSignatures.invitationId))
      .where(eq(campaignInvitations.athleteId, invited.userId)),
  );
  expect(inPlace).toEqual({ name: "Test Brand" });

  const [[signed], [offered]] = await db.read(
    db.orm.select().from(contractSignatures).where(eq(contractSignatures.contractId, contract)),
    db.orm.select().from(offerSignatures).where(eq(offerSignatures.invitationId, invitation)),
  );
  expect([signed, offered]).toMatchObject([
    { side: "brand", name: "Test Brand", userId: brand.userId },
    { name: "Test Brand", userId: brand.userId },
  ]);
});
