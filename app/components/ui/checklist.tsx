import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "./card";
import { Progress } from "./progress";

export interface Step {
  label: string;
  to: string;
  done: boolean;
  /** Its page is outside the signed-in layout, so the link loads a whole document. */
  reloadDocument?: boolean;
}

/** The steps that are left, under how far one has come; nothing once all are done. */
export function Checklist({
  title,
  steps,
  percent,
  action,
}: {
  title: string;
  steps: Step[];
  /** Where steps are not counted alike. */
  percent?: number;
  action?: ReactNode;
}) {
  const remaining = steps.filter(({ done }) => !done);
  if (remaining.length === 0) return null;
  const done = steps.length - remaining.length;
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 !py-4">
      <div className="min-w-0 flex-1 basis-72">
        <Progress
          label={title}
          value={percent ?? done}
          max={percent === undefined ? steps.length : 100}
          text={percent === undefined ? `${done} of ${steps.length} done` : `${percent}%`}
        />
        <ul className="mt-1.5 flex flex-wrap gap-x-6">
          {remaining.map(({ label, to, reloadDocument }) => (
            <li key={label}>
              <Link
                to={to}
                reloadDocument={reloadDocument}
                className="inline-flex min-h-11 items-center md:min-h-9"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {action}
    </Card>
  );
}
