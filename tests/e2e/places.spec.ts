import { newId } from "~db/columns";
import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

const scripted = () => test.info().project.use.javaScriptEnabled !== false;

test("an athlete says a town, and brands find them by county, nation and distance @once", async ({
  browserOf,
  db,
}) => {
  const word = `zed${newId().slice(-7)}`;
  const athlete = await makeAthlete(db, { name: `Kim ${word}`, figures: { location: "" } });
  const profile = await browserOf(athlete);
  await open(profile, "/athlete/profile");
  const location = profile.getByLabel("Location");
  await expect(location).toHaveAttribute("list", "known-places");
  const suggested = (place: string) => profile.locator(`#known-places option[value="${place}"]`);
  await location.focus();
  if (scripted()) await expect(suggested("Glasgow, Scotland")).toHaveCount(1);
  await location.fill("inver");
  if (scripted()) await expect(suggested("Inverness, Highlands")).toHaveCount(1);
  await location.fill("Inverness");
  await profile.getByRole("button", { name: "Save Profile" }).click();
  await expect(profile.getByText("Your profile has been saved.")).toBeVisible();

  await open(profile, "/athlete/profile");
  await expect(
    profile.getByText("Brands find you in Inverness, Highlands, Scotland, United Kingdom."),
  ).toBeVisible();

  const page = await browserOf(await makeBrand(db));
  await open(page, "/brand/discover");
  const found = page.getByRole("main").getByRole("status");
  const search = async (n: number) => {
    if (!scripted()) await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(found.filter({ hasText: `Showing ${n} of` })).toBeVisible();
  };
  const box = page.getByLabel("Name, sport or location");
  await box.fill(`runner in Scotland ${word}`);
  await search(1);
  await expect(page.getByRole("main")).toContainText(`Kim ${word}`);
  await box.fill(`runner in Wales ${word}`);
  await search(0);
  await box.fill(word);
  await search(1);
  const openPlace = (name = "Place") => page.locator("search summary", { hasText: name }).click();
  const show = async (n: number) => {
    await page.locator("search details[open]").getByRole("button").click();
    await expect(found.filter({ hasText: `Showing ${n} of` })).toBeVisible();
  };
  const place = page.getByLabel("Place", { exact: true });
  await openPlace();
  await place.fill("Wales");
  await show(0);
  await openPlace("Wales");
  await place.fill("Highlands");
  await show(1);
  await expect(page.getByRole("link", { name: "Remove filter Highlands" })).toBeVisible();
  await openPlace("Highlands");
  await place.fill("Inverness");
  await page.getByLabel("Distance").selectOption("Within 50 km");
  await show(1);
  await page.getByRole("link", { name: "Remove filter Within 50 km of Inverness" }).click();
  await expect(page).toHaveURL(`/brand/discover?q=${word}`);
  await open(page, `/brand/discover?q=${word}&place=Aberdeen&within=100`);
  await expect(found.filter({ hasText: "Showing 0 of" })).toBeVisible();
  // Nothing is so many kilometres from a nation.
  await open(page, `/brand/discover?q=${word}&place=Scotland&within=50`);
  await expect(page.locator("#filter-within")).toHaveValue("0");
  await expect(found.filter({ hasText: "Showing 1 of" })).toBeVisible();
});
