import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
import {
  DEFAULT_ZONE,
  formatAge,
  formatDay,
  formatFreshness,
  formatInFull,
  formatInMonth,
  formatMoment,
} from "~/platform/dates";

const TimeZone = createContext(DEFAULT_ZONE);

/** The viewer's time zone for all that is inside: the one they chose, or else their browser's once it is known. */
export function TimeZoneProvider({
  chosen,
  children,
}: {
  chosen: string | null;
  children: ReactNode;
}) {
  const [browser, setBrowser] = useState(DEFAULT_ZONE);
  useEffect(() => {
    // In a transition, because it waits for parts that are not hydrated yet.
    startTransition(() => setBrowser(Intl.DateTimeFormat().resolvedOptions().timeZone));
  }, []);
  return <TimeZone.Provider value={chosen ?? browser}>{children}</TimeZone.Provider>;
}

/** The viewer's time zone. */
export const useTimeZone = () => useContext(TimeZone);

type Form = "day" | "moment" | "time" | "age" | "freshness" | "month";

function format(at: number | string, as: Form, view: { now: number; timeZone: string }) {
  if (as === "age") return formatAge(at, view);
  if (as === "freshness") return formatFreshness(Number(at), view);
  if (as === "month") return formatInMonth(Number(at), view);
  if (as === "day" || typeof at === "string") return formatDay(at, view);
  return formatMoment(at, view).slice(as === "time" ? -5 : 0);
}

/**
 * A date in British form: '18 Nov', with `as` '18 Nov, 16:00', '16:00', '3 days ago', '3 hours ago' or 'in May', and in full when the pointer rests on it.
 * @param at a moment (ms), or a calendar day ('YYYY-MM-DD'), which is the same everywhere
 * @param now what an age is counted from; a page that is kept names it
 */
export function Time({
  at,
  as = "day",
  now = Date.now(),
}: {
  at: number | string;
  as?: Form;
  now?: number | undefined;
}) {
  const viewer = useTimeZone();
  const timeZone = typeof at === "string" ? "UTC" : viewer;
  return (
    <time
      dateTime={new Date(at).toISOString().slice(0, typeof at === "string" ? 10 : undefined)}
      title={formatInFull(at, timeZone)}
      className="whitespace-nowrap"
      // The day may have ended since the server said it.
      suppressHydrationWarning
    >
      {format(at, as, { now, timeZone })}
    </time>
  );
}
