import type { ReactNode } from "react";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import type { Measure } from "./measures";
import type { Range } from "./range";

/** Content items that the sections of a report share. */

export const Section = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="flex flex-col gap-3">
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    {children}
  </section>
);

/** Posts that are left out of a number. */
export const UnreadPosts = ({ n }: { n: number }) =>
  n > 0 && (
    <span className="block">
      {n === 1
        ? "1 post has no figure and isn't counted"
        : `${n} posts have no figure and aren't counted`}
    </span>
  );

/** Who says so and since when, which posts have no figure, and who is left out. */
export const Sources = ({ measure, without }: { measure: Measure; without?: string }) => (
  <>
    {measure.sources.map((source) => (
      <span key={source.text} className="block">
        <FigureSource source={source} />
      </span>
    ))}
    <UnreadPosts n={measure.unread} />
    {without && <span className="block">Without {without}</span>}
  </>
);

export const NotMeasurable = ({ reason }: { reason: string | null }) => (
  <>
    <span className="text-soft">No data yet</span>
    <span className="block text-sm font-normal whitespace-normal text-soft">{reason}</span>
  </>
);

/** A number with its sources, or why there is none. */
export const Figure = ({ measure, say }: { measure: Measure; say: (range: Range) => string }) =>
  measure.range ? (
    <>
      {say(measure.range)}
      <span className="block text-sm text-soft">
        <Sources measure={measure} />
      </span>
    </>
  ) : (
    <NotMeasurable reason={measure.reason} />
  );
