import { Time } from "~/components/ui/time";
import type { Source } from "./sources";

/** 'From Instagram, 3 hours ago', 'Typed by the athlete in May' */
export const FigureSource = ({
  source: { text, at, typed },
  now,
}: {
  source: Source;
  now?: number | undefined;
}) => (
  <>
    {text} <Time at={at} as={typed ? "month" : "freshness"} now={now} />
  </>
);
