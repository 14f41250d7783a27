import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import type { AmbassadorScore, ScoreFactor } from "./score";

/** The score, the most useful next step, and a disclosure with every factor; without figures, what it takes to get one. */
export function ScoreCard({
  score: { score, factors, advice },
  hasFigures,
}: {
  score: AmbassadorScore;
  hasFigures: boolean;
}) {
  if (!hasFigures)
    return (
      <Card className="!basis-full">
        <h2 className="eyebrow">Ambassador Score</h2>
        <p className="mt-2 text-lg">Connect a channel to get your score.</p>
      </Card>
    );
  return (
    <Card className="!basis-full">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Laurel score={score} size={132} />
        <div className="min-w-0 flex-1 basis-60 md:pt-4">
          <h2 className="eyebrow">Ambassador Score</h2>
          <p className="mt-2 text-lg">{advice ?? "You have a perfect score."}</p>
          <details className="mt-2">
            <summary className="disclosure text-sm">Why {score}?</summary>
            <ScoreFactors factors={factors} />
          </details>
        </div>
      </div>
    </Card>
  );
}

/** The factors of the score: points, weight and next step of each. */
export const ScoreFactors = ({ factors }: { factors: ScoreFactor[] }) => (
  <ul className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
    {factors.map((factor) => (
      <li key={factor.key} className="text-sm">
        <p className="flex justify-between gap-3">
          <span className="font-strong">{factor.label}</span>
          <span className="whitespace-nowrap tabular-nums">
            {factor.points} of {factor.weight}
          </span>
        </p>
        <Bar value={factor.points} of={factor.weight} />
        {factor.unknown && <p className="mt-1">{factor.unknown}</p>}
        {factor.advice && <p className="mt-1 text-soft">{factor.advice}</p>}
      </li>
    ))}
  </ul>
);

/** Decorative: the text above gives the figures. An SVG, because CSP allows no inline width. */
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
