import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import type { AmbassadorScore, ScorePart } from "./score";

/** The score, what would move it most, and behind a fold how it comes about. */
export function ScoreCard({ score: { score, parts, advice } }: { score: AmbassadorScore }) {
  return (
    <Card className="!basis-full">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Laurel score={score} size={132} />
        <div className="min-w-0 flex-1 basis-60 md:pt-4">
          <h2 className="eyebrow font-sans">Ambassador Score</h2>
          <p className="mt-2 text-lg">
            {advice ?? "Every part of your score is as high as it goes."}
          </p>
          <details className="mt-2">
            <summary className="inline-flex min-h-11 items-center text-sm underline">
              How your {score} comes about
            </summary>
            <ScoreParts parts={parts} />
          </details>
        </div>
      </div>
    </Card>
  );
}

/** What the score adds up from: each part with its points, its weight and what would move it. */
export const ScoreParts = ({ parts }: { parts: ScorePart[] }) => (
  <ul className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
    {parts.map((part) => (
      <li key={part.key} className="text-sm">
        <p className="flex justify-between gap-3">
          <span className="font-[650]">{part.label}</span>
          <span className="whitespace-nowrap tabular-nums">
            {part.points} of {part.weight}
          </span>
        </p>
        <Bar value={part.points} of={part.weight} />
        {part.advice && <p className="mt-1 text-soft">{part.advice}</p>}
      </li>
    ))}
  </ul>
);

/** Decoration: the figures stand above it. An SVG, because its width is data. */
function Bar({ value, of }: { value: number; of: number }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 h-1.5 w-full rounded-full bg-leaf-wash"
    >
      <rect width={(value / of) * 100} height="4" className="fill-leaf" />
    </svg>
  );
}
