import type { ReactNode } from "react";

/** One's own tasks, and beside them what the other side must do: below them where there is no room. */
export const Turns = ({ yours, theirs }: { yours: ReactNode; theirs: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-5 has-[>:empty]:grid-cols-1! lg:grid-cols-[2fr_1fr] [&>*]:min-w-0 [&>:empty]:hidden">
    <div>{yours}</div>
    <div>{theirs}</div>
  </div>
);
