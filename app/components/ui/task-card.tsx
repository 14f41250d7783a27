import type { ComponentProps, ReactNode } from "react";
import { plural } from "~/platform/numbers";
import { ButtonLink } from "./button";
import { Card } from "./card";

/** The number of tasks as a sentence. */
export const taskSummary = (n: number): string =>
  n === 0
    ? "Nothing is waiting for you."
    : `${plural(n, "thing needs", "things need")} your attention.`;

/** A task in a list: what it is, since when, and a link to it. */
export function TaskCard({
  title,
  detail,
  picture,
  since,
  urgent = false,
  to,
  action,
  about = title,
  variant = "plain",
}: {
  title: string;
  detail: string;
  /** Who it is about. */
  picture?: ReactNode;
  since?: ReactNode;
  urgent?: boolean;
  to: string;
  action: string;
  /** The subject of the action, for screen readers only. */
  about?: string;
  variant?: ComponentProps<typeof ButtonLink>["variant"];
}) {
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 !py-4">
        {picture}
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-sans text-base leading-snug font-[650] tracking-normal text-pretty">
            {title}
          </h3>
          <p className="mt-0.5 line-clamp-2 text-soft">{detail}</p>
        </div>
        {since && (
          <p
            className={`text-sm font-[650] max-sm:grow max-sm:basis-28 ${urgent ? "text-track" : "text-leaf"}`}
          >
            {since}
          </p>
        )}
        <ButtonLink size="sm" variant={variant} to={to}>
          {action}
          <span className="sr-only">: {about}</span>
        </ButtonLink>
      </Card>
    </li>
  );
}
