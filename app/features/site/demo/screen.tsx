import type { ReactNode } from "react";
import { buttonClass } from "~/components/ui/button";
import { LaurelMark } from "~/components/ui/laurel";
import { product } from "~/product";
import { Face } from "../site/face";

/** One stop of a walkthrough: what happens, and the screen it happens on. */
export interface DemoStep {
  title: string;
  text: string;
  screen: ReactNode;
}

/** A picture of a signed-in screen, made of the product's own parts. Nothing in it can be pressed. */
export function Screen({ person, title, children }: ScreenProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper shadow-float">
      <div className="flex min-h-14 items-center gap-2 border-b border-line px-4 text-base font-heavy text-leaf-deep">
        <LaurelMark />
        {product.name}
        <span className="ml-auto">
          <Face name={person} size={36} />
        </span>
      </div>
      <div className="flex flex-col gap-4 p-4 md:p-7">
        <p className="text-xl leading-tight font-heavy tracking-tight">{title}</p>
        {children}
      </div>
    </div>
  );
}

interface ScreenProps {
  person: string;
  title: string;
  children: ReactNode;
}

/** Looks like the button it shows. */
export function MockButton({
  variant,
  children,
}: {
  variant?: "primary" | "plain";
  children: string;
}) {
  return (
    <span className={`${buttonClass({ variant, size: "sm" })} cursor-default hover:lit-100`}>
      {children}
    </span>
  );
}

/** Looks like the field it shows, filled in. */
export function MockField({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <p className="text-sm font-strong">{label}</p>
      <p className="mt-1 min-h-11 rounded-control border border-control bg-card px-3 py-2">
        {children}
      </p>
    </div>
  );
}

/** A picture that an athlete has sent. */
export const Scene = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={160}
    height={200}
    loading="lazy"
    className="mt-1 rounded-control bg-sunk"
  />
);

/** Figures of a card, in one row. */
export function FigureRow({ items }: { items: [value: string, label: string][] }) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2.5 border-y border-line py-3.5">
      {items.map(([value, label]) => (
        <div key={label} className="flex flex-col-reverse gap-1 whitespace-nowrap">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="figure text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A line that says what waits and what to do about it. */
export function Row({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-3.5">
      <p className="min-w-0 flex-[1_1_13rem]">
        <span className="block font-strong">{title}</span>
        <span className="text-sm text-soft">{note}</span>
      </p>
      {children}
    </div>
  );
}
