import type { ReactNode } from "react";
import { Menu } from "./menu";

/** The header of a signed-in screen: title, description, and what the screen is for; all else behind "More". */
export function PageHead({
  title,
  index,
  actions,
  more,
}: {
  title: string;
  index?: ReactNode;
  actions?: ReactNode;
  /** Entries of a menu. */
  more?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 mb-5">
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-xl">{title}</h1>
        {index && <p className="mt-1 text-soft">{index}</p>}
      </div>
      {(actions || more) && (
        <div className="flex flex-wrap gap-2 max-md:grow">
          {actions}
          {more && (
            <div className="max-md:ml-auto">
              <Menu label="More">{more}</Menu>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
