import { Time } from "~/components/ui/time";
import type { Source } from "./sources";

/** 'From Instagram, 3 days ago' */
export const FigureSource = ({
  source: { text, at },
  now,
}: {
  source: Source;
  now?: number | undefined;
}) => (
  <>
    {text} <Time at={at} as="age" now={now} />
  </>
);
