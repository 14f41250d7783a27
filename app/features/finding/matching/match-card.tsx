import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { MessageLink } from "~/features/communication/messages/message-link";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths, withQuery } from "~/paths";
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
            {[match.sport, match.location].filter(Boolean).join(" · ") || "No sport added"}
          </p>
          {match.isVerified && (
            <p className="mt-1">
              <Verified />
            </p>
          )}
        </div>
        <p className="text-center text-xs text-soft">
          <span className="figure block text-2xl text-ink">{match.score}</span>
          Match score
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-y border-line py-3 text-sm">
        <Fact label="Price">{match.from ?? NOT_KNOWN}</Fact>
        <Fact label="Followers">{match.followersText}</Fact>
        <Fact label="Engagement">{match.engagementText}</Fact>
        <Fact label="Delivered">{match.punctuality ?? NOT_KNOWN}</Fact>
        <Fact label="Ambassador Score">{match.ambassadorScore} / 100</Fact>
        <Fact label="Potential">
          <span className="font-strong">{match.potential.word}.</span> {match.potential.reason}
        </Fact>
      </dl>
      <div className="flex flex-1 flex-col gap-3">
        <Conflicts conflicts={match.obstacles} title="Can't be hired now" />
        <p>{match.reason}</p>
        <MoreAbout match={match} />
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

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-soft">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </>
);

/** What does not decide at first sight. */
function MoreAbout({ match: { concerns, reportedBy, usually } }: { match: MatchItem }) {
  if (concerns.length === 0 && !reportedBy && !usually) return null;
  return (
    <details className="text-sm text-soft">
      <summary className="disclosure">
        {concerns.length > 0 ? `Watch-outs (${concerns.length})` : "More"}
      </summary>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {concerns.map((concern) => (
          <li key={concern}>{concern}</li>
        ))}
        {reportedBy && (
          <li>
            <FigureSource source={reportedBy} />
          </li>
        )}
        {usually && <li>{usually}</li>}
      </ul>
    </details>
  );
}
