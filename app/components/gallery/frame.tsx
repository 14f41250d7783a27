import type { ReactNode } from "react";

export function Section({
  id,
  title,
  index,
  children,
}: {
  id: string;
  title: string;
  index?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="gallery">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {index && <p className="gallery-lead">{index}</p>}
      {children}
    </section>
  );
}

/** One component with its name; `wide` takes the whole row. */
export function Part({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`specimen ${wide ? "specimen-wide" : ""}`}>
      <h3 className="specimen-name">{name}</h3>
      {children}
    </div>
  );
}

export type ShownState = "hover" | "focus" | "active";

/** A state with its name. `as` renders the content as hovered, focused or pressed: see show-states.ts. */
export function State({
  name,
  as,
  children,
}: {
  name: string;
  as?: ShownState;
  children: ReactNode;
}) {
  return (
    <div className="specimen-state">
      <p className="specimen-state-name">{name}</p>
      <div data-shown={as}>{children}</div>
    </div>
  );
}

/** `narrow` fits more small components into a row. */
export const States = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={`specimen-states ${narrow ? "specimen-states-narrow" : ""}`}>{children}</div>
);
