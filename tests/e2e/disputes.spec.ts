import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { newId } from "~db/columns";
import { disputes } from "~db/schema";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { largePhoto } from "../support/media";

const isScripted = () => test.info().project.name === "scripted";

test("a dispute is filed, answered and settled, and another ruled on and appealed @once", async ({
  db,
  browserOf,
}) => {
  // A whole life of it, in several browsers.
  test.slow();
  const company = `Harrow ${newId().slice(-6)}`;
  const title = `Late fee ${newId().slice(-6)}`;
  const brand = await makeBrand(db, { companyName: company });
  const athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);

  const page = await browserOf(athlete);
  const file = async (named: string) => {
    await page.getByLabel("Dispute type").selectOption("Payment");
    await page.getByLabel("Title").fill(named);
    await page.getByLabel("Description").fill("It was due on Monday.");
  };
  await open(page, "/disputes");
  await expect(page.getByText("No disputes filed yet")).toBeVisible();
  await open(page, `/deals/${dealId}`);
  await page.getByText("Record and disputes").click();
  await page.getByRole("link", { name: "File a dispute" }).click();
  await page.getByRole("textbox", { name: "Evidence URL" }).fill("example.com/invoice");
  await page.getByRole("button", { name: "Add Another URL" }).click();
  await page.getByRole("textbox", { name: "Evidence URL" }).fill("http://example.com/plain");
  await page.getByRole("button", { name: "Add Another URL" }).click();
  await page.getByRole("button", { name: "File Dispute" }).click();
  await expect(page.getByRole("alert")).toContainText("Please fill in all required fields");
  await expect(page.getByRole("alert")).toContainText("Please enter a title");
  await expect(page.getByRole("alert")).toContainText("isn't a link starting with https://");
  await page.getByRole("button", { name: "Remove http://example.com/plain" }).click();
  await file(title);
  await page.getByRole("button", { name: "File Dispute" }).click();
  await expect(page.getByText("Dispute Filed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: new RegExp(`^View ?: ${title}`) }).click();
  await expect(page.getByRole("link", { name: /^https:\/\/example\.com\/invoice/ })).toBeVisible();
  await expect(page.getByText("No messages yet")).toBeVisible();
  const evidence = (of: Page) => of.getByRole("region", { name: "Evidence files" });
  const photo = { name: "start line.jpg", mimeType: "image/jpeg", buffer: await largePhoto() };
  const pdf = { name: "invoice.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("Add evidence").setInputFiles([photo, pdf]);
  if (!isScripted()) await page.getByRole("button", { name: "Add files" }).click();
  await expect(evidence(page).getByRole("listitem")).toHaveCount(2);
  // Of the file as it is on the device: other large photos are made smaller before they are sent.
  const sha256 = createHash("sha256").update(photo.buffer).digest("hex");
  await expect(evidence(page).getByText(sha256)).toBeVisible();
  await page.getByLabel("Add evidence").setInputFiles({ ...pdf, buffer: Buffer.from("<svg/>") });
  if (!isScripted()) await page.getByRole("button", { name: "Add files" }).click();
  await expect(page.getByText("Choose a PNG, JPG, PDF or MP4")).toBeVisible();

  const theirs = await browserOf(brand);
  await open(theirs, "/brand/dashboard");
  await theirs.getByRole("link", { name: new RegExp(`^Answer ?: ${title}`) }).click();
  await expect(theirs.getByText("Your turn.")).toBeVisible();
  const shown = evidence(theirs).locator("img");
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const download = theirs.waitForEvent("download");
  await evidence(theirs).getByRole("link", { name: "invoice.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("invoice.pdf");
  await theirs.getByLabel("Your message").fill("The invoice never arrived.");
  await theirs.getByRole("button", { name: "Send message" }).click();
  await expect(theirs.getByText("Our mediation team has everything it needs")).toBeVisible();
  await theirs.getByText("Offer a settlement").click();
  await theirs.getByLabel("What you offer").selectOption("Refund");
  await theirs.getByLabel("Refund amount").fill("50");
  await theirs.getByLabel("In your words").fill("We pay today.");
  if (isScripted()) {
    // What is being written stays when the other side's message loads the page again.
    await page.getByLabel("Your message").fill("Any news?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(theirs.getByText("Any news?")).toBeVisible();
    await expect(theirs.getByLabel("In your words")).toHaveValue("We pay today.");
  }
  await theirs.getByRole("button", { name: "Send offer" }).click();
  await expect(theirs.getByRole("alert")).toContainText("there is nothing to refund");
  await theirs.getByLabel("What you offer").selectOption("Something else");
  await expect(theirs.getByLabel("Refund amount")).toBeHidden();
  await theirs.getByRole("button", { name: "Send offer" }).click();
  await expect(theirs.getByText("Offer sent", { exact: true })).toBeVisible();

  await open(page, "/disputes");
  await page.getByRole("link", { name: new RegExp(`^View ?: ${title}`) }).click();
  await page.getByRole("button", { name: "Accept and settle" }).click();
  await expect(page.getByText("Dispute settled", { exact: true })).toBeVisible();
  await expect(page.getByText("Something else: We pay today.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveCount(0);

  await open(page, "/disputes/file");
  await file(`${title} again`);
  await page.getByRole("button", { name: "File Dispute" }).click();
  await expect(page.getByText("Dispute Filed", { exact: true })).toBeVisible();

  // Before those of other tests, which fill the first page of the queue.
  await db.write([
    db.orm.update(disputes).set({ priority: "high" }).where(eq(disputes.filedBy, athlete.userId)),
  ]);
  const desk = await browserOf(await makeStaff(db, ["admin"]));
  await open(desk, "/admin/disputes");
  await desk.getByRole("link", { name: new RegExp(`^Review ?: ${title} again`) }).click();
  await desk.getByRole("button", { name: "Start review" }).click();
  await expect(desk.getByText("Status Updated", { exact: true })).toBeVisible();
  await desk.getByLabel("Internal note").fill("Asked the bank");
  await desk.getByRole("button", { name: "Add note" }).click();
  await expect(desk.getByText("Asked the bank")).toBeVisible();
  await expect(desk.getByText("You can decide once they have")).toBeVisible();
  await desk.getByLabel("Priority").selectOption("Urgent");
  await desk.getByRole("button", { name: "Set priority" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please say why it is urgent");
  await desk.getByLabel("Why is it urgent?").fill("The event is tomorrow.");
  await desk.getByRole("button", { name: "Set priority" }).click();
  await desk.getByRole("button", { name: "Resolve dispute" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please select a resolution type");
  await desk.setViewportSize({ width: 320, height: 640 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await desk.getByRole("button", { name: "Both kept to the deal" }).click();
  const explanation = desk.getByLabel("Explanation to both sides");
  await expect(explanation).toHaveValue(/Both sides kept to what they agreed/);
  await expect(desk.getByLabel("Resolution")).toHaveValue("no_action");
  // What is to be filled in is said when someone tries to send it, not at once.
  await expect(desk.getByText("Please fill in")).toHaveCount(0);
  await desk.getByRole("button", { name: "Resolve dispute" }).click();
  await expect(desk.getByRole("alert")).toContainText("Please fill in [evidence]");
  await explanation.fill("It was paid on Monday.");
  await desk.getByRole("button", { name: "Resolve dispute" }).click();
  await expect(desk.getByText("Dispute Resolved", { exact: true })).toBeVisible();

  await open(page, "/disputes");
  await page.getByRole("link", { name: new RegExp(`^View ?: ${title} again`) }).click();
  await expect(page.getByText("It was paid on Monday.", { exact: true })).toBeVisible();
  await expect(page.getByText("Asked the bank")).toHaveCount(0);
  await page.getByText("Appeal against this decision").click();
  await page.getByLabel("Why should we look again?").fill("My bank says otherwise.");
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(
    page.getByText("Another member of our team is looking at the appeal."),
  ).toBeVisible();
  await desk.reload();
  await expect(desk.getByText("someone else decides now")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Resolve dispute" })).toHaveCount(0);
});
