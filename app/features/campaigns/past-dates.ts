export const PAST = {
  startDate: "Start date can't be in the past",
  endDate: "End date can't be in the past",
};

/** Days are 'YYYY-MM-DD'. */
interface Dates {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

/** The dates that a campaign can't begin with, by field; null when there are none. Pure. */
export function pastDates(
  { startDate, endDate }: Dates,
  today: string,
): Record<string, string[]> | null {
  const past = {
    ...(startDate && startDate < today && { startDate: [PAST.startDate] }),
    ...(endDate && endDate < today && { endDate: [PAST.endDate] }),
  };
  return Object.keys(past).length > 0 ? past : null;
}

/** Only a date that is changed must not be past: a campaign that has begun keeps its start. */
export const changedDates = (before: Dates, { startDate = null, endDate = null }: Dates) => ({
  startDate: startDate === (before.startDate ?? null) ? null : startDate,
  endDate: endDate === (before.endDate ?? null) ? null : endDate,
});
