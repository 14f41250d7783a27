import { byRegion } from "./time-zones";

/** Listed by the server: the browser may know other zones, and both must render the same page. */
const ZONES = [...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"), "UTC"];

export const isTimeZone = (name: string): boolean => ZONES.includes(name);

/** The zones to choose from. The chosen one is among them even when the runtime has renamed it. */
export const timeZones = (chosen: string | null) =>
  byRegion([...new Set(chosen ? [...ZONES, chosen] : ZONES)]);
