import type { ReactNode } from "react";

export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="specimens">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {lead && <p className="specimens-lead">{lead}</p>}
      {children}
    </section>
  );
}

/** One part with its name; `wide` takes the whole line. */
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

export type Shown = "hover" | "focus" | "active";

/** A state beside its name. `as` makes what is inside look hovered, focused or pressed: see show-states.ts. */
export function State({ name, as, children }: { name: string; as?: Shown; children: ReactNode }) {
  return (
    <div className="specimen-state">
      <p className="specimen-state-name">{name}</p>
      <div data-shown={as}>{children}</div>
    </div>
  );
}

/** `narrow` for parts that are small themselves: more of them beside each other. */
export const States = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={`specimen-states ${narrow ? "specimen-states-narrow" : ""}`}>{children}</div>
);
