/** Compares two last days for sorting. What has no deadline comes last. Pure. */
export const byLastDay = (a: string | null | undefined, b: string | null | undefined): number =>
  (a ?? "9999").localeCompare(b ?? "9999");
