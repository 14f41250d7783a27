import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { paths } from "~/paths";
import { formatCount } from "~/platform/numbers";
import { TIER_LABELS, tierOf } from "../athletes/figures";
import { CompareBox } from "../discovery/compare-bar";
import { InviteButton } from "../invitations/invite-button";
import { InvitationBadge } from "../invitations/status-badge";
import { DismissForm } from "./dismiss-form";
import type { AskedItem, MatchItem } from "./queries.server";
import { ReturnFigure } from "./return-figure";

/**
 * One athlete; who was asked already is shown in short. The button keeps its place in both, because its dialog is open
 * while the one becomes the other. `at` names the list that contains the card.
 */
export function MatchCard({ match, at }: { match: MatchItem | AskedItem; at: string }) {
  const place = [match.sport, match.location].filter(Boolean).join(" · ");
  const found = "score" in match && match.invitation === null ? match : null;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3.5">
        <Avatar name={match.name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{match.name}</h2>
          <p className="text-sm text-soft">{place || "No sport added yet"}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone="gold">{TIER_LABELS[tierOf(match.followers)]}</Badge>
            {match.isVerified && <Badge tone="good">Verified</Badge>}
          </p>
        </div>
        <Laurel score={match.ambassadorScore} />
      </div>
      {found && (
        <dl className="flex flex-wrap items-start gap-x-6 gap-y-3 border-y border-line py-3.5">
          <Figure label="match score" value={`${found.score} / 100`} />
          <Figure label="followers" value={formatCount(found.followers)} />
          <ReturnFigure {...found} />
        </dl>
      )}
      {found && (
        <div className="flex-1">
          <p>{found.reason}</p>
          {found.concerns.length > 0 && (
            <div className="mt-3 border-l-3 border-track pl-3.5">
              <h3 className="text-sm">Watch-outs</h3>
              <ul className="mt-1 text-sm text-soft">
                {found.concerns.map((concern) => (
                  <li key={concern}>{concern}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <InviteButton
          athlete={{ id: match.athleteId, name: match.name }}
          campaignId={match.campaignId}
          label="Send Invitation"
          invited={match.invitation && <InvitationBadge status={match.invitation} />}
          size="sm"
        />
        <ButtonLink size="sm" variant="plain" to={paths.brand.athlete(match.athleteId)}>
          View Full Profile<span className="sr-only"> of {match.name}</span>
        </ButtonLink>
        {found && <DismissForm match={found} at={at} />}
        {found && <CompareBox athlete={{ id: match.athleteId, name: match.name }} />}
      </div>
    </Card>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-xs text-soft">{label}</dt>
    <dd className="figure text-lg">{value}</dd>
  </div>
);
