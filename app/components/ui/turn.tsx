import type { ComponentProps } from "react";
import { ButtonLink } from "./button";
import { Card } from "./card";

const FEW = [
  "Nothing waits",
  "One thing waits",
  "Two things wait",
  "Three things wait",
  "Four things wait",
];

/** How much waits for somebody, as a sentence. */
export const waitingLine = (n: number): string => `${FEW[n] ?? `${n} things wait`} for you.`;

/** An entry of a list of what waits for somebody: what it is, since when, and the way to it. */
export function Turn({
  title,
  detail,
  since,
  urgent = false,
  to,
  action,
  about = title,
  look = "plain",
}: {
  title: string;
  detail: string;
  since?: string | undefined;
  urgent?: boolean;
  to: string;
  action: string;
  /** What the action is about, said to screen readers only. */
  about?: string;
  look?: ComponentProps<typeof ButtonLink>["look"];
}) {
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 !py-4">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-sans text-base leading-snug font-[650] tracking-normal text-pretty">
            {title}
          </h3>
          <p className="mt-0.5 line-clamp-2 text-soft">{detail}</p>
        </div>
        {since && (
          <p className={`text-sm font-[650] max-sm:flex-1 ${urgent ? "text-track" : "text-leaf"}`}>
            {since}
          </p>
        )}
        <ButtonLink size="sm" look={look} to={to}>
          {action}
          <span className="sr-only">: {about}</span>
        </ButtonLink>
      </Card>
    </li>
  );
}
