import { localVariables } from "../../scripts/stack.mjs";
import { makeAthlete } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { browserPorts } from "../support/ports";

const { SOCIAL_RELAY } = localVariables(browserPorts, { appEnv: "test" });

test("an athlete connects a channel on its platform's page, mends it, syncs and disconnects @once", async ({
  browserOf,
  db,
}, { project }) => {
  // An account can be connected once: both projects run at the same time.
  const [handle, person] =
    project.name === "plain"
      ? ["jonaslifts", "UCjonasLifts00000000002"]
      : ["mayaruns", "UCmayaRuns0000000000001"];
  const page = await browserOf(await makeAthlete(db, { figures: { isVerified: true } }));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await open(page, "/athlete/profile");
  const main = page.locator("main");
  await main.getByRole("link", { name: "Connect YouTube" }).click();
  await expect(main).toContainText("your Verified badge goes until we've checked it again");
  await button("Connect YouTube").click();
  await button("Cancel").click();
  await expect(button("Connect YouTube")).toBeVisible();
  await button("Connect YouTube").click();
  await page.getByLabel(handle).check();
  await button("Allow").click();
  await expect(main).toContainText(`@${handle}`);
  await expect(main).toContainText("From YouTube");

  // The person removes us in the platform's settings.
  const body = new URLSearchParams({ person });
  await fetch(`${SOCIAL_RELAY}/_social/end`, { method: "POST", body });
  await button("Sync Now").click();
  await expect(main).toContainText("Needs a look");
  await button("Connect YouTube again").click();
  await page.getByLabel(handle).check();
  await button("Allow").click();
  await expect(main).not.toContainText("Needs a look");

  await open(page, "/athlete/profile");
  await expect(main).toContainText("From YouTube");
  await open(page, "/athlete/social");
  await main.locator("summary", { hasText: "Disconnect YouTube" }).click();
  await button("Yes, disconnect").click();
  await expect(button("Connect YouTube")).toBeVisible();
  await page.getByText("Use an access token instead").click();
  await button("Connect with token").click();
  await expect(main).toContainText("Paste your access token");
});
