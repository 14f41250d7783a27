/** The names that screens use for IANA time zones. Pure. */

export interface ZoneRegion {
  label: string;
  /** Separated by spaces: four hundred strings of their own would weigh more than their letters. */
  zones: string;
}

/** The first parts of zone names, in the order of the list. */
const REGION_LABELS: Record<string, string> = {
  Europe: "Europe",
  Africa: "Africa",
  America: "Americas",
  Asia: "Asia",
  Australia: "Australia",
  Pacific: "Pacific",
  Atlantic: "Atlantic Ocean",
  Indian: "Indian Ocean",
  Arctic: "Arctic",
  Antarctica: "Antarctica",
};
const OTHER = "Other";

/** Runtimes list a zone under its oldest name. */
const RENAMED: Record<string, string> = {
  "Africa/Asmera": "Asmara",
  "America/Coral_Harbour": "Atikokan",
  "America/Godthab": "Nuuk",
  "Antarctica/DumontDUrville": "Dumont d’Urville",
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh City",
  "Atlantic/Faeroe": "Faroe Islands",
  "Europe/Kiev": "Kyiv",
  "Pacific/Enderbury": "Kanton",
  "Pacific/Ponape": "Pohnpei",
  "Pacific/Truk": "Chuuk",
};

/** 'London'; 'Salta, Argentina'. */
export const zoneLabel = (zone: string): string =>
  RENAMED[zone] ??
  (zone.includes("/") ? zone.slice(zone.indexOf("/") + 1) : zone)
    .replaceAll("_", " ")
    .split("/")
    .reverse()
    .join(", ");

/** Zones by region, each region in the order of its labels. */
export function byRegion(zones: readonly string[]): ZoneRegion[] {
  const regions = new Map(
    [...Object.values(REGION_LABELS), OTHER].map((label) => [label, [] as string[]]),
  );
  for (const zone of zones)
    regions.get(REGION_LABELS[zone.split("/")[0] ?? ""] ?? OTHER)?.push(zone);
  return [...regions]
    .filter(([, { length }]) => length > 0)
    .map(([label, found]) => ({
      label,
      zones: found.sort((a, b) => zoneLabel(a).localeCompare(zoneLabel(b), "en-GB")).join(" "),
    }));
}
