import { expect, it } from "vitest";
import { sportAndPlace } from "./sport-and-place";

it("says the primary sport, the one that the filter found, the place and the rate", () => {
  const athlete = { sport: "Climbing", location: "Leeds" };
  expect(sportAndPlace(athlete)).toBe("Climbing · Leeds");
  expect(sportAndPlace({ ...athlete, from: "From £250" })).toBe("Climbing · Leeds · From £250");
  expect(sportAndPlace({ ...athlete, alsoSport: "Running" })).toBe(
    "Climbing, also Running · Leeds",
  );
  expect(sportAndPlace({ sport: "", alsoSport: "Running", location: "" })).toBe("Running");
  expect(sportAndPlace({ sport: "", location: "" })).toBe("No sport added");
});
