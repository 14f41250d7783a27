import { makeAthlete } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("handles that another page has stored are shown, and replaced when sent again @once", async ({
  browserOf,
  db,
}) => {
  const athlete = await makeAthlete(db);
  const [first, second] = [await browserOf(athlete), await browserOf(athlete)];
  const field = (page: typeof first) => page.getByLabel("X handle");
  const save = (page: typeof first) => page.getByRole("button", { name: "Save Changes" }).click();
  for (const page of [first, second]) await open(page, "/athlete/social");
  await field(first).fill("ada.first");
  await save(first);
  await expect(first.getByText("Social accounts updated")).toBeVisible();
  await field(second).fill("ada.second");
  await save(second);
  await expect(second.getByRole("alert")).toContainText("This was saved on another page");
  await expect(second.getByText("ada.first", { exact: true })).toBeVisible();
  await save(second);
  await expect(second.getByText("Social accounts updated")).toBeVisible();
  await open(second, "/athlete/social");
  await expect(field(second)).toHaveValue("ada.second");
});
