import { Time } from "~/components/ui/time";
import { dayOf } from "~/platform/dates";
import type { Source } from "./sources";

/** 'From Instagram, 3 hours ago', 'Typed by the athlete in May', 'Counted on the short link, last on 25 Nov' */
export const FigureSource = ({
  source: { text, at, typed, isDay },
  now,
}: {
  source: Source;
  now?: number | undefined;
}) => (
  <>
    {text}{" "}
    {isDay ? (
      <Time at={dayOf(at)} now={now} />
    ) : (
      <Time at={at} as={typed ? "month" : "freshness"} now={now} />
    )}
  </>
);
