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
    <summary className="disclosure">{title}</summary>
    <div className="pt-1 pb-5">{children}</div>
  </details>
);

/** A part that is folded on phones alone. @param heading the title is shown where nothing is folded, too */
export const PhoneFold = ({
  title,
  heading = false,
  open = false,
  children,
}: {
  title: ReactNode;
  heading?: boolean;
  open?: boolean;
  children: ReactNode;
}) => (
  <details
    open={open || undefined}
    className="max-md:border-y max-md:border-line md:details-content:[content-visibility:visible]"
  >
    <summary className={`font-strong max-md:disclosure ${heading ? "md:list-none" : "md:hidden"}`}>
      {title}
    </summary>
    {children}
  </details>
);
