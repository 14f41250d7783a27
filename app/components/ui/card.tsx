import type { ComponentProps, ReactNode } from "react";

export function Card({ className = "", ...props }: ComponentProps<"div">) {
  return <div className={`rounded-card border border-line bg-card p-5 ${className}`} {...props} />;
}

/** A figure with what it is and how to read it. */
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
    <Card>
      <dl className="flex flex-col">
        <dt className="eyebrow">{label}</dt>
        <dd className="figure mt-2.5 text-[clamp(28px,4vw,40px)]">{value}</dd>
        {note && <dd className="mt-1.5 text-sm text-soft">{note}</dd>}
      </dl>
    </Card>
  );
}

/** Nothing here yet, and what to do about it. */
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
