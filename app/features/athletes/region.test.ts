import { expect, it } from "vitest";
import { regionOf } from "./region";

it.each([
  ["Leeds, UK", "uk"],
  ["Inverness, Scotland", "uk"],
  ["Belfast, Northern Ireland", "uk"],
  ["Galway, Ireland", "eu"],
  ["Portland, Oregon, U.S.A.", "us"],
  ["  Girona ,  SPAIN ", "eu"],
  ["France, Ohio, US", "us"],
  ["Leeds", "other"],
  ["Zurich, Switzerland", "other"],
  ["", "other"],
])("finds the region of %j", (location, region) => {
  expect(regionOf(location)).toBe(region);
});
