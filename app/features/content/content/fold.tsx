import type { ReactNode } from "react";

/** A part of a page that few need: its title, and the rest once it is opened. */
export const Fold = ({
  title,
  open = false,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}) => (
  <details open={open || undefined} className="border-b border-line">
    <summary className="cursor-pointer py-3 font-strong">{title}</summary>
    <div className="pt-1 pb-5">{children}</div>
  </details>
);
