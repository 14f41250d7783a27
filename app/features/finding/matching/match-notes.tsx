import { formatMoney } from "~/platform/money";
import { ENGAGEMENT_VALUE, SWING_PERCENT } from "../insights/roi";
import { PLANNED_ATHLETES } from "./estimate";
import { PENALTY } from "./negative-feedback";
import { PREFERENCE_POINTS, WEIGHTS } from "./weights";

const FACTORS: Record<keyof typeof WEIGHTS, string> = {
  sport: "a target sport or a related one",
  engagement: "engagement compared with the tier norm",
  reach: "followers compared with your minimum",
  themes: "themes mentioned in your brief",
  location: "a location mentioned in your brief",
  growth: "monthly growth",
  verification: "a verified account",
};

/** Explains the match score and the estimate. */
export function MatchNotes() {
  return (
    <details className="mt-8 max-w-wide border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-strong">
        How matches and ROI are calculated
      </summary>
      {/* The id stands inside, so that a link to it opens the rules. */}
      <h2 id="match-rules" className="mt-2 text-lg">
        Match score
      </h2>
      <p className="mt-1">
        Athletes below a campaign's minimums are left out. The rest score up to 100 points:
      </p>
      <ul className="mt-2 list-disc pl-6">
        {(Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((part) => (
          <li key={part}>
            {WEIGHTS[part]} for {FACTORS[part]}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Once you set preferences, they account for {PREFERENCE_POINTS} of the 100 points, depending
        on how many an athlete meets. If you dismiss two athletes for the same reason, others it
        applies to lose {PENALTY} points. Matches update when the campaign, your preferences or an
        athlete's figures change, and every day.
      </p>
      <p className="mt-2">
        The highest score comes first. Premium only decides between equal scores. Athletes whose
        exclusivity with another brand conflicts with the campaign come last.
      </p>
      <h2 className="mt-4 text-lg">Engagements, cost and ROI potential</h2>
      <p className="mt-1">
        Estimates, not promises. Engagements are the athlete's followers times their usual
        engagement rate, for one post. The cost is the athlete's starting rate. If they state none,
        it is their share of the budget, split between everyone who has accepted or could still
        accept, and between at least {PLANNED_ATHLETES} athletes. Without a budget, we use the
        budget per athlete in your preferences. ROI potential takes each engagement as worth{" "}
        {formatMoney(ENGAGEMENT_VALUE)}, and engagement as {SWING_PERCENT}% lower or higher than
        usual. “High” means that even the low estimate doubles your money.
      </p>
    </details>
  );
}
