import { Link } from "@remix-run/react";
import { STATS, Stat } from "~/components/ui/card";
import type { CampaignStrip, Health } from "./describe-campaign";

const TONES: Record<Health["tone"], string> = {
  calm: "text-soft",
  waiting: "font-strong text-amber",
  alert: "font-strong text-alert",
};

/** In one line how a campaign stands, with a link to where the brand does something about it. */
export const HealthLine = ({ health: { text, tone, to } }: { health: Health }) => (
  <span className={TONES[tone]}>
    {to ? (
      <Link to={to} className="inline-flex min-h-6 items-center">
        {text}
      </Link>
    ) : (
      text
    )}
  </span>
);

/** The figures of a campaign. */
export const Strip = ({ strip: { time, money, work, result } }: { strip: CampaignStrip }) => (
  <div className={`mb-7 ${STATS}`}>
    {[time, money, work, result].map(({ label, value, of, note }) => (
      <Stat key={label} label={label} value={value} note={[of, note].filter(Boolean).join(" · ")} />
    ))}
  </div>
);
