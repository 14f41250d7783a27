export const PAST = {
  startDate: "Start date can't be in the past",
  endDate: "End date can't be in the past",
};

/** The dates that a campaign can't begin with, by field; null when there are none. Days are 'YYYY-MM-DD'. Pure. */
export function pastDates(
  {
    startDate,
    endDate,
  }: { startDate?: string | null | undefined; endDate?: string | null | undefined },
  today: string,
): Record<string, string[]> | null {
  const past = {
    ...(startDate && startDate < today && { startDate: [PAST.startDate] }),
    ...(endDate && endDate < today && { endDate: [PAST.endDate] }),
  };
  return Object.keys(past).length > 0 ? past : null;
}
