import { byRegion } from "./time-zones";

/** Here and not in the browser, which may know others: the page must say the same on both sides. */
const ZONES = [...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"), "UTC"];

export const isTimeZone = (name: string): boolean => ZONES.includes(name);

/** The zones to choose from. The chosen one is among them even when the runtime has come to call it otherwise. */
export const timeZones = (chosen: string | null) =>
  byRegion([...new Set(chosen ? [...ZONES, chosen] : ZONES)]);
