import { expect, it } from "vitest";
import { isTimeZone, timeZones } from "./own-account.server";
import { byRegion, zoneLabel } from "./time-zones";

it.each([
  ["Europe/London", "London"],
  ["America/New_York", "New York"],
  ["America/Argentina/Rio_Gallegos", "Rio Gallegos, Argentina"],
  ["Asia/Calcutta", "Kolkata"],
  ["UTC", "UTC"],
])("%s is called %s", (zone, label) => {
  expect(zoneLabel(zone)).toBe(label);
});

it("groups zones by region, Europe first, each by name", () => {
  expect(byRegion(["Asia/Calcutta", "Asia/Kabul", "Asia/Tokyo", "UTC", "Europe/Kiev"])).toEqual([
    { label: "Europe", zones: "Europe/Kiev" },
    { label: "Asia", zones: "Asia/Kabul Asia/Calcutta Asia/Tokyo" },
    { label: "Other", zones: "UTC" },
  ]);
});

it("offers every zone once, under names of their own", () => {
  const offered = timeZones(null).flatMap(({ zones }) => zones.split(" "));
  expect([...offered].sort()).toEqual([...Intl.supportedValuesOf("timeZone"), "UTC"].sort());
  for (const { zones } of timeZones(null)) {
    const names = zones.split(" ");
    expect(new Set(names.map(zoneLabel)).size).toBe(names.length);
  }
});

it("keeps a chosen zone that the runtime has renamed since", () => {
  const zones = (chosen: string | null) =>
    timeZones(chosen).flatMap((region) => region.zones.split(" "));
  expect(zones("Asia/Kolkata")).toContain("Asia/Kolkata");
  expect(zones("Asia/Tokyo")).toEqual(zones(null));
});

it.each(["Mars/Olympus", "", "europe/london", "+01:00", "GMT+1"])("knows no zone %j", (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});

it("knows the zones it offers", () => {
  expect(["Europe/London", "UTC"].map(isTimeZone)).toEqual([true, true]);
});
