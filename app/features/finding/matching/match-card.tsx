import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { MessageLink } from "~/features/communication/messages/message-link";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { TIER_LABELS, tierOf } from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths, withQuery } from "~/paths";
import { formatCount } from "~/platform/numbers";
import { CompareBox } from "../discovery/compare-bar";
import { InviteButton } from "../discovery/invite-button";
import { ProfileLink } from "../discovery/profile-link";
import { athleteAnchor } from "../discovery/view";
import { DismissForm } from "./dismiss-form";
import type { InvitedItem, MatchItem } from "./queries.server";

/** One athlete who can be invited. `at` names the list that contains the card. */
export function MatchCard({ match, action }: { match: MatchItem; action: string }) {
  const athlete = { id: match.athleteId, name: match.name };
  return (
    <Card className="flex h-full flex-col gap-4">
      <div id={athleteAnchor(athlete.id)} className="flex items-start gap-3.5">
        <div className="flex flex-col items-center">
          <Avatar name={match.name} picture={match.avatar} />
          <CompareBox athlete={athlete} />
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{match.name}</h2>
          <p className="text-sm text-soft">
            {[match.sport, match.location, `${formatCount(match.followers)} followers`, match.from]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {match.reportedBy && (
            <p className="text-sm text-soft">
              <FigureSource source={match.reportedBy} />
            </p>
          )}
          {match.usually && <p className="text-sm text-soft">{match.usually}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <Badge tone="gold">{TIER_LABELS[tierOf(match.followers)]}</Badge>
            {match.isVerified && <Badge tone="good">Verified</Badge>}
          </p>
        </div>
        <Laurel score={match.ambassadorScore} />
      </div>
      <dl className="flex gap-x-8 border-y border-line py-3.5">
        <Figure label="match score" value={`${match.score} / 100`} />
        <div className="min-w-0">
          <dt className="sr-only">Potential</dt>
          <dd>
            <span className="figure text-lg">
              {match.potential.word}
              {match.potential.word !== "Not known" && " potential"}
            </span>
            <span className="block text-sm text-soft">{match.potential.reason}</span>
          </dd>
        </div>
      </dl>
      <div className="flex flex-1 flex-col gap-3">
        <Conflicts conflicts={match.obstacles} title="Can't be hired now" />
        <p>{match.reason}</p>
        {match.concerns.length > 0 && (
          <div className="border-l-3 border-track pl-3.5">
            <h3 className="text-sm">Watch-outs</h3>
            <ul className="mt-1 text-sm text-soft">
              {match.concerns.map((concern) => (
                <li key={concern}>{concern}</li>
              ))}
            </ul>
          </div>
        )}
        <AlsoFits match={match} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <InviteButton
          athlete={athlete}
          campaignId={match.campaignId}
          label="Send Invitation"
          size="sm"
        />
        <ProfileLink athlete={athlete} className={buttonClass({ variant: "plain", size: "sm" })}>
          View Full Profile<span className="sr-only"> of {match.name}</span>
        </ProfileLink>
        <MessageLink to={athlete} />
        <DismissForm match={match} action={action} />
      </div>
    </Card>
  );
}

/** The brand's other campaigns that the athlete is a match for. */
function AlsoFits({ match: { name, alsoFits } }: { match: MatchItem }) {
  if (alsoFits.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p className="text-soft">Also matches</p>
      <ul aria-label={`Other campaigns that ${name} matches`} className="flex flex-wrap gap-2">
        {alsoFits.map(({ campaignId, title, score }) => (
          <li key={campaignId} className="max-w-full">
            <Link
              to={withQuery(paths.brand.matches, { campaign: campaignId })}
              className="inline-flex min-h-11 items-center gap-2 rounded-[22px] bg-leaf-wash px-3.5 font-strong text-leaf-deep no-underline hover:underline md:min-h-8"
            >
              <span className="min-w-0">{title}</span>
              <span className="font-normal">{score}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One line for an athlete who was asked already. */
export function InvitedRow({ athlete: asked }: { athlete: InvitedItem }) {
  const athlete = { id: asked.athleteId, name: asked.name };
  return (
    <li
      id={athleteAnchor(athlete.id)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
    >
      <Avatar name={asked.name} picture={asked.avatar} size="sm" />
      <p className="min-w-0 flex-1 basis-44">
        <ProfileLink athlete={athlete} className="font-strong no-underline hover:underline">
          {asked.name}
        </ProfileLink>
        <span className="block text-sm text-soft">
          {[asked.sport, asked.location].filter(Boolean).join(" · ") || "No sport added yet"}
        </span>
      </p>
      {asked.invitation && <InvitationBadge status={asked.invitation} />}
      <MessageLink to={athlete} />
    </li>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-xs wrap-normal text-soft">{label}</dt>
    <dd className="figure text-lg whitespace-nowrap">{value}</dd>
  </div>
);
