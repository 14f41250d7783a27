import type { ComponentProps, ReactNode } from "react";

export function Card({ className = "", ...props }: ComponentProps<"div">) {
  return <div className={`rounded-card border border-line bg-card p-5 ${className}`} {...props} />;
}

/** A row of figures that wraps; a long figure takes the width it needs. */
export const STATS = "flex flex-wrap gap-3 *:flex-1 *:basis-36 md:gap-4 lg:*:basis-32";

/** A figure with label and note. In narrow columns the figure comes first, because labels may take two lines. */
export function Stat({
  label,
  value,
  note,
}: {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}) {
  return (
    <Card className="max-md:!p-4">
      <dl className="flex flex-col gap-2">
        <dt className="eyebrow leading-snug max-lg:order-1">{label}</dt>
        <dd className="figure text-xl whitespace-nowrap [word-spacing:0.15em]">{value}</dd>
        {note && <dd className="order-2 text-sm leading-snug text-soft">{note}</dd>}
      </dl>
    </Card>
  );
}

/** An empty state with the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Card className="flex flex-col items-start gap-3 border-dashed">
      <h2 className="text-lg">{title}</h2>
      {children && <p className="text-soft">{children}</p>}
      {action}
    </Card>
  );
}
