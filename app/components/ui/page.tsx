import type { ReactNode } from "react";

/** The header of a signed-in screen: title, description and actions. */
export function PageHead({
  title,
  index,
  actions,
}: {
  title: string;
  index?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 mb-5">
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-xl">{title}</h1>
        {index && <p className="mt-1 text-soft">{index}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
