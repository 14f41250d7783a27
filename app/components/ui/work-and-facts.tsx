import type { ReactNode } from "react";

/**
 * The work of a screen, and from 1200 px beside it what it is about, which stays in view while the work scrolls; a
 * column longer than the window scrolls by itself. On phones the work comes first.
 */
export const WorkAndFacts = ({ children, facts }: { children: ReactNode; facts: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-4 min-[1200px]:grid-cols-[1.7fr_1fr]">
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
    <div className="flex min-w-0 flex-col gap-4 min-[1200px]:sticky min-[1200px]:top-6 min-[1200px]:-m-1 min-[1200px]:max-h-[calc(100vh-3rem)] min-[1200px]:overflow-y-auto min-[1200px]:p-1">
      {facts}
    </div>
  </div>
);
