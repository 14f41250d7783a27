import type { Region } from "~db/constants";

/** Maps a typed location to a discovery region. Pure. */

const UK = ["uk", "united kingdom", "great britain", "gb", "england", "scotland", "wales"];
const US = ["us", "usa", "united states", "united states of america", "america"];
const EU = [
  ["austria", "belgium", "bulgaria", "croatia", "cyprus", "czechia", "czech republic", "denmark"],
  ["estonia", "finland", "france", "germany", "greece", "hungary", "ireland", "italy", "latvia"],
  ["lithuania", "luxembourg", "malta", "netherlands", "the netherlands", "poland", "portugal"],
  ["romania", "slovakia", "slovenia", "spain", "sweden"],
].flat();

const REGION_OF = new Map<string, Region>([
  ...[...UK, "northern ireland"].map((name) => [name, "uk"] as const),
  ...US.map((name) => [name, "us"] as const),
  ...EU.map((name) => [name, "eu"] as const),
]);

/** The region of the last part of a location that names one: 'Leeds, UK' is in the UK, 'Leeds' is anywhere. */
export function regionOf(location: string): Region {
  const factors = location.toLowerCase().replaceAll(".", "").split(",").reverse();
  for (const factor of factors) {
    const region = REGION_OF.get(factor.trim());
    if (region) return region;
  }
  return "other";
}
