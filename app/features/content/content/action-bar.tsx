import type { ReactNode } from "react";

/**
 * What to do next with a content item. On phones it stays above the bottom bar until the page is scrolled past its place,
 * so it stands in the page's own column.
 * @param onPhones only there, where its form may be out of sight
 */
export const ActionBar = ({
  onPhones = false,
  children,
}: {
  onPhones?: boolean;
  children: ReactNode;
}) => (
  <div
    className={`${onPhones ? "md:hidden" : ""} floating-bar -mt-4 flex gap-3 max-md:sticky max-md:!bottom-(--bottom-bar) max-md:z-20 max-md:-mx-4 max-md:border-y max-md:border-line max-md:bg-card max-md:px-4 max-md:py-2.5 max-md:*:flex-1 max-md:*:px-2 max-md:has-[label]:[&>[value=save]]:hidden`}
  >
    {children}
  </div>
);
