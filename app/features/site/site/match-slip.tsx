import { Badge } from "~/components/ui/badge";
import { Laurel } from "~/components/ui/laurel";
import { Face } from "./face";
import { MAYA, SAMPLE_CAMPAIGN } from "./samples";

/** What a brand sees of a match: who, how strong, and why. */
export function MatchSlip() {
  return (
    <div className="rounded-card bg-card p-5 text-ink shadow-dialog md:p-6">
      <p className="eyebrow text-track">Match for {SAMPLE_CAMPAIGN.title}</p>
      {/* From the top, not the middle: what comes below then moves nothing. */}
      <div className="mt-3 flex items-start gap-4 md:gap-5">
        <Laurel score={MAYA.score} size={112} />
        <div className="min-w-0 flex-1 pt-3">
          <p className="font-display text-lg leading-tight font-extrabold tracking-tight">
            {MAYA.name}
          </p>
          <p className="text-sm text-soft">
            {MAYA.sport} · {MAYA.location}
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge tone="gold">{MAYA.tier}</Badge>
            <Badge>Match score {MAYA.match.score}</Badge>
          </p>
        </div>
        <span className="pt-3 max-sm:hidden">
          <Face name={MAYA.name} />
        </span>
      </div>
      <ul className="mt-4 border-t border-line pt-3 text-sm">
        {MAYA.match.reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5 py-1">
            <svg
              width="16"
              height="22"
              viewBox="0 0 16 22"
              aria-hidden="true"
              className="flex-none"
            >
              <path d="M2 12l4 4 8-10" fill="none" strokeWidth="2.5" className="stroke-leaf" />
            </svg>
            <span className="first-letter:uppercase">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
