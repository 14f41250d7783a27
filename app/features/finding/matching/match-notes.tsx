import { PUBLISHED_SOURCES } from "~/features/profiles/reach/published-norms";
import { formatMoney } from "~/platform/money";
import { ENGAGEMENT_VALUE } from "../insights/roi";
import { PENALTY, PREFERENCE_POINTS, WEIGHTS } from "./weights";

const FACTORS: Record<keyof typeof WEIGHTS, string> = {
  sport: "a target sport or a related one",
  engagement: "engagement compared with the tier norm",
  reach: "followers compared with your minimum",
  themes: "themes mentioned in your brief",
  location: "a location mentioned in your brief",
  growth: "monthly growth",
  verification: "a verified account",
};

/** Explains the match score and the forecast. @param forecastError how far earlier forecasts were off */
export function MatchNotes({ forecastError }: { forecastError: string | null }) {
  return (
    <div className="mt-5 max-w-text border-t border-line pt-3">
      <p className="text-sm text-soft">
        Sorted by match score, using published rules. Plans make no difference.
      </p>
      {forecastError && <p className="text-sm text-soft">{forecastError}</p>}
      <details>
        <summary className="disclosure">How matches are calculated</summary>
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
          Once you set preferences, they account for {PREFERENCE_POINTS} of the 100 points,
          depending on how many an athlete meets. If you dismiss two athletes for the same reason,
          others it applies to lose {PENALTY} points. Matches update when the campaign, your
          preferences or an athlete's figures change, and every day.
        </p>
        <p className="mt-2">
          The highest score comes first, and plans don't count. Athletes who are exclusive elsewhere
          or cost more than is left of your budget are folded below the others.
        </p>
        <h2 className="mt-4 text-lg">Potential</h2>
        <p className="mt-1">
          We forecast each post you ask for on the channel it's for: from the athlete's last posts
          there, else from completed campaigns, else from published norms. The price is the
          athlete's rate, or your campaign's fee if they state none. High means that an expected
          engagement costs {formatMoney(ENGAGEMENT_VALUE / 2)} or less, fair{" "}
          {formatMoney(ENGAGEMENT_VALUE)} or less. It's a forecast, not a promise.
        </p>
        <p className="mt-2 text-sm text-soft">Published norms: {PUBLISHED_SOURCES.join("; ")}.</p>
      </details>
    </div>
  );
}
