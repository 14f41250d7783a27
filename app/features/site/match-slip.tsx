import { Badge } from "~/components/ui/badge";
import { Laurel } from "~/components/ui/laurel";

const REASONS = [
  "Sprints, as the brief asks",
  "5.8% engagement, against a norm of 3.9% for her tier",
  "Based in Manchester, where the campaign runs",
];

/** What a brand sees of a match: who, how strong, and why. A sample. */
export function MatchSlip() {
  return (
    <div className="rounded-card bg-card p-5 text-ink shadow-dialog md:p-6">
      <p className="eyebrow text-track">Match for Autumn Miles</p>
      {/* From the top, not the middle: what comes below then moves nothing. */}
      <div className="mt-3 flex items-start gap-4 md:gap-5">
        <Laurel score={82} size={112} />
        <div className="min-w-0 pt-3">
          <p className="font-display text-lg leading-tight font-extrabold tracking-tight">
            Maya Okafor
          </p>
          <p className="text-sm text-soft">Sprint, 400 m · Manchester</p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge tone="gold">Mid</Badge>
            <Badge tone="good">Verified</Badge>
          </p>
        </div>
      </div>
      <ul className="mt-4 border-t border-line pt-3 text-sm">
        {REASONS.map((reason) => (
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
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
