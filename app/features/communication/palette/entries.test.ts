import { expect, test } from "vitest";
import { screensFor } from "./entries";

const screen = (label: string) => ({ label, note: "Screen", to: `/${label}` });
const screens = ["Dashboard", "Create Campaign", "Campaigns"].map(screen);
const labels = (q: string) => screensFor(screens, q).map(({ label }) => label);

test("a screen is found by each of its words, in any order and case", () => {
  expect(labels("")).toEqual(["Dashboard", "Create Campaign", "Campaigns"]);
  expect(labels("CAMP")).toEqual(["Create Campaign", "Campaigns"]);
  expect(labels("camp create")).toEqual(["Create Campaign"]);
  expect(labels("zebra")).toEqual([]);
});

test("a screen that the navigation lists twice is listed once", () => {
  expect(screensFor([screen("Profile"), screen("Settings"), screen("Profile")], "")).toEqual([
    screen("Profile"),
    screen("Settings"),
  ]);
});
