import { PLANNED_ATHLETES, SWING_PERCENT } from "./estimate";
import { LESSON_POINTS } from "./lessons";
import { PREFERENCE_POINTS, WEIGHTS } from "./rank";

const PARTS: Record<keyof typeof WEIGHTS, string> = {
  sport: "a target sport, or a kind of one",
  engagement: "engagement against what is usual for the reach",
  reach: "followers against your minimum",
  themes: "themes your brief speaks of",
  location: "a place your brief names",
  growth: "growth in a month",
  verification: "a verified account",
};

/** How to read the page: what the score and the estimate are made of. */
export function MatchNotes() {
  return (
    <details className="mt-8 max-w-[46rem] border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-[650]">
        How matches and ROI are worked out
      </summary>
      <h2 className="mt-2 text-lg">Match score</h2>
      <p className="mt-1">
        Athletes below a campaign’s minimums are left out. The others get up to 100 points:
      </p>
      <ul className="mt-2 list-disc pl-6">
        {(Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((part) => (
          <li key={part}>
            {WEIGHTS[part]} for {PARTS[part]}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Once you have set preferences, {PREFERENCE_POINTS} of the 100 are theirs, in proportion to
        how many an athlete meets. A reason you dismiss two athletes with takes {LESSON_POINTS}{" "}
        points from others whom it fits. Matches are ranked anew when the campaign, your preferences
        or an athlete’s figures change, and every day.
      </p>
      <h2 className="mt-4 text-lg">ROI potential</h2>
      <p className="mt-1">
        A forecast, not a promise: 80% of the athlete’s followers are reached, their usual
        engagement rate, {SWING_PERCENT}% less to {SWING_PERCENT}% more, is what reacts, and a
        reaction is worth £0.50. Set against it is the athlete’s share of the budget, divided among
        everyone who has accepted or may yet accept, and among {PLANNED_ATHLETES} at least. Without
        a budget it is what your preferences say you spend on one athlete. “High” means that even
        the low end doubles the money.
      </p>
    </details>
  );
}
