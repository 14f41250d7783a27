import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { STATS, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { MessageLink } from "~/features/communication/messages/message-link";
import { InvitedNote } from "~/features/deals/invitations/invited-note";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { InviteButton } from "~/features/finding/discovery/invite-button";
import { ShortlistButton } from "~/features/finding/discovery/shortlist-button";
import { NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { FollowersList } from "~/features/profiles/athletes/followers-list";
import { AudienceNotes } from "~/features/profiles/audience/audience-notes";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { listSports } from "~/features/reference/sports/sport-fit";
import { paths } from "~/paths";
import { formatCount, formatPercent } from "~/platform/numbers";
import type { AthleteForBrand } from "./athlete-page.server";

export function BrandViewHead({ athlete }: { athlete: AthleteForBrand }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <div className="flex min-w-0 flex-auto items-center gap-5">
        <Avatar name={athlete.name} picture={athlete.avatar} size="lg" />
        <div className="min-w-0">
          <h1 className="text-xl">{athlete.name}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-soft">
            {athlete.isVerified && <Verified />}
            {[listSports(athlete).join(", "), athlete.location].filter(Boolean).join(" · ")}
            {athlete.from && <span className="whitespace-nowrap text-ink">{athlete.from}</span>}
          </p>
          {athlete.away && <p className="font-strong">{athlete.away}</p>}
          {athlete.audience && <p className="text-sm text-soft">Audience {athlete.audience}</p>}
          {athlete.usually && <p className="text-sm text-soft">{athlete.usually}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <InviteButton athlete={athlete} label="Invite to Campaign" />
        <MessageLink to={athlete} />
        <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted} />
      </div>
      <div className="grid basis-full gap-4 empty:hidden">
        <InvitedNote invitedTo={athlete.invitedTo} />
        <Conflicts conflicts={athlete.conflicts} />
      </div>
    </div>
  );
}

export function KeyMetrics({
  athlete,
  punctuality,
}: {
  athlete: AthleteForBrand;
  /** '9 of 10 content items on time'; null: not known. */
  punctuality: string | null;
}) {
  return (
    <section aria-labelledby="key-metrics" className="mt-7">
      <h2 id="key-metrics" className="text-lg">
        Key Metrics
      </h2>
      <div className={`mt-3 ${STATS}`}>
        <Stat label="Ambassador score" value={<Laurel score={athlete.score} size={88} />} />
        <Stat
          label="Followers"
          value={known(athlete.totalFollowers, formatCount)}
          note={athlete.totalFollowers > 0 && <FollowersList counts={athlete.followerCounts} />}
        />
        <Stat
          label="Engagement"
          value={known(athlete.avgEngagement, formatPercent)}
          note={`similar athletes ${formatPercent(athlete.engagementNorm)}`}
        />
        <Stat
          label="Delivered on time"
          value={<span className="text-lg">{punctuality ?? NOT_KNOWN}</span>}
          note={punctuality ? "in the last 24 months" : "shown after five ended deals"}
        />
      </div>
      <AudienceNotes anomalies={athlete.signs} name={athlete.name} />
    </section>
  );
}

/** A figure of 0 is one that is not known. */
const known = (n: number, format: (n: number) => string) =>
  n > 0 ? format(n) : <span className="text-lg">{NOT_KNOWN}</span>;

/** How the athlete fits, and who says the figures: folded, because it does not decide at first sight. */
export const Insights = ({ athlete }: { athlete: AthleteForBrand }) => (
  <details className="mt-4 rounded-card bg-leaf-wash px-5 text-leaf-deep">
    <summary className="disclosure">
      <h2 className="inline text-lg">AI Match Insights</h2>
    </summary>
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {athlete.insights.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <p className="mt-2 pb-4 text-sm">
      {athlete.sources.map((source) => (
        <span key={source.text}>
          <FigureSource source={source} />.{" "}
        </span>
      ))}
      <Link to={`${paths.brand.matches}#match-rules`}>How we choose</Link>
    </p>
  </details>
);
