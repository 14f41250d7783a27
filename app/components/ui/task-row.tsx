import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Card } from "./card";

/** A list of {@link TaskRow}. */
export const TaskRows = ({ children }: { children: ReactNode }) => (
  <Card className="!p-0">
    <ul className="divide-y divide-line">{children}</ul>
  </Card>
);

/** A task in a list: what it is, by when or since when, and a link to it. */
export function TaskRow({
  title,
  detail,
  picture,
  when,
  to,
  action,
  about = title,
}: {
  title: string;
  detail: string;
  /** Who it is about. */
  picture?: ReactNode;
  /** The last day, or how long it has waited. */
  when?: ReactNode;
  to: string;
  action: string;
  /** The subject of the action, for screen readers only. */
  about?: string;
}) {
  return (
    <li className="flex items-center gap-x-3 px-4 py-3">
      {picture}
      <div className="min-w-0 flex-1 items-center gap-x-4 lg:flex">
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-snug tracking-normal text-pretty">{title}</h3>
          <p className="line-clamp-2 text-sm text-soft">{detail}</p>
        </div>
        {when && <p className="text-sm text-soft">{when}</p>}
      </div>
      <ButtonLink size="sm" variant="plain" to={to}>
        {action}
        <span className="sr-only">: {about}</span>
      </ButtonLink>
    </li>
  );
}
