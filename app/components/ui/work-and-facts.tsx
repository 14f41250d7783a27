import type { ReactNode } from "react";

/**
 * The work of a screen, and from 1024 px beside it what it is about. On phones the work comes first.
 * @param isFixed the facts stay in view while the work scrolls: for a column that a window can hold
 */
export const WorkAndFacts = ({
  children,
  facts,
  isFixed = false,
}: {
  children: ReactNode;
  facts: ReactNode;
  isFixed?: boolean;
}) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.7fr_1fr]">
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
    <div className={`flex min-w-0 flex-col gap-4 ${isFixed ? "lg:sticky lg:top-6" : ""}`}>
      {facts}
    </div>
  </div>
);
