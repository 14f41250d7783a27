import { expect, it, test } from "vitest";
import { athleteFromList, formatSportAndPlace, listName, placeInList } from "./view";

it("says the primary sport, the one that the filter found, the place and the rate", () => {
  const athlete = { sport: "Climbing", location: "Leeds" };
  expect(formatSportAndPlace(athlete)).toBe("Climbing · Leeds");
  expect(formatSportAndPlace({ ...athlete, from: "From £250" })).toBe(
    "Climbing · Leeds · From £250",
  );
  expect(formatSportAndPlace({ ...athlete, alsoSport: "Running" })).toBe(
    "Climbing, also Running · Leeds",
  );
  expect(formatSportAndPlace({ sport: "", alsoSport: "Running", location: "" })).toBe("Running");
  expect(formatSportAndPlace({ sport: "", location: "" })).toBe("No sport added");
});

test("an athlete's address leads back to its place in the list", () => {
  const address = new URL(athleteFromList("a1", "/brand/discover?q=run&after=5_9"), "http://x");
  expect(address.pathname).toBe("/brand/athletes/a1");
  expect(placeInList(String(address.searchParams.get("from")), "a1")).toBe(
    "/brand/discover?q=run&after=5_9#athlete-a1",
  );
});

test("the way back says which list it leads to", () => {
  expect(listName("/brand/shortlist#athlete-a1")).toBe("Shortlist");
  expect(listName("/brand/matches?campaign=c1")).toBe("AI Matches");
  expect(listName("/brand/discover?q=run")).toBe("Discovery");
});
