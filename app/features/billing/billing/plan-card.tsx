import type { ReactNode } from "react";
import { Tick } from "~/components/ui/tick";
import { formatMoney } from "~/platform/money";
import type { PlanFeature } from "./plans";

/** A plan with its price, what it holds, and what the visitor can do about it. */
export function PlanCard({
  name,
  label,
  audience,
  pricePence,
  features,
  children,
}: {
  name: string;
  label?: string;
  audience: string;
  pricePence: number;
  features: PlanFeature[];
  children: ReactNode;
}) {
  return (
    <div
      className={`flex flex-col rounded-card border bg-card p-6 md:p-8 ${label ? "border-leaf" : "border-line"}`}
    >
      {/* Not `:empty`, which every paragraph is for a moment while its page comes. */}
      <p className={`min-h-8 ${label ? "" : "max-lg:hidden"}`}>
        {label && (
          <span className="inline-block rounded-full bg-leaf-wash px-3 py-1 text-xs font-strong text-leaf-deep">
            {label}
          </span>
        )}
      </p>
      <h3 className="mt-2 text-xl">{name}</h3>
      <p className="mt-1 text-sm text-soft">{audience}</p>
      <p className="mt-5">
        <span className="figure text-2xl">{formatMoney(pricePence)}</span>{" "}
        <span className="whitespace-nowrap text-soft">a month</span>
      </p>
      <ul className="mt-5 mb-7 flex-1 border-t border-line pt-3">
        {features.map(({ text }) => (
          <li key={text} className="flex gap-3 py-1.5">
            <Tick />
            {text}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
