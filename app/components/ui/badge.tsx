import type { ReactNode } from "react";

export function Verified() {
  return <span className="text-xs font-strong whitespace-nowrap text-leaf">Verified</span>;
}

/** Grey for what has not begun, amber for what waits for someone, red only for what is wrong. */
export type BadgeTone = "neutral" | "good" | "waiting" | "wrong";

const TONES: Record<BadgeTone, string> = {
  neutral: "border-control text-soft",
  good: "border-leaf text-leaf",
  waiting: "border-amber bg-amber-wash text-amber",
  wrong: "border-alert text-alert",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-px text-xs font-strong whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

/** User-entered words such as sports and themes; they may be long, so they wrap. */
export function Tags({ labels }: { labels: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {labels.map((tag) => (
        <li
          key={tag}
          className="max-w-full rounded-[13px] border border-control px-2.5 py-px text-xs font-strong text-soft"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
