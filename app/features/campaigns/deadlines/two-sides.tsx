import type { ReactNode } from "react";

/** The reader's tasks, with the other side's tasks beside them, or below them on narrow screens. */
export const TwoSides = ({ yours, theirs }: { yours: ReactNode; theirs: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-5 has-[>:empty]:grid-cols-1! lg:grid-cols-[2fr_1fr] [&>*]:min-w-0 [&>:empty]:hidden">
    <div>{yours}</div>
    <div>{theirs}</div>
  </div>
);
