import type { ReactNode } from "react";

/** The header of a signed-in screen: title, description and actions. */
export function PageHead({
  title,
  index,
  actions,
  compact = false,
}: {
  title: string;
  index?: ReactNode;
  actions?: ReactNode;
  /** Closer to what follows, for screens whose results come first. */
  compact?: boolean;
}) {
  return (
    <div className={`flex flex-wrap items-end gap-x-4 gap-y-3 ${compact ? "mb-4" : "mb-6"}`}>
      <div className="min-w-0 flex-1 basis-64">
        <h1 className={compact ? "text-xl" : "text-[clamp(28px,4vw,42px)]"}>{title}</h1>
        {index && <p className="mt-2 text-soft">{index}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
