import type { ReactNode } from "react";

/** A name and its value in a `<dl>`. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
