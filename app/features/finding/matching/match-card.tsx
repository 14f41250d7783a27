import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { Premium } from "~/features/billing/billing/premium";
import { MessageLink } from "~/features/communication/messages/message-link";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { TIER_LABELS, tierOf } from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths, withQuery } from "~/paths";
import { formatMoney, formatPence } from "~/platform/money";
import { formatCount, formatPercent, formatWhole } from "~/platform/numbers";
import { CompareBox } from "../discovery/compare-bar";
import { InviteButton } from "../discovery/invite-button";
import { ProfileLink } from "../discovery/profile-link";
import { athleteAnchor } from "../discovery/view";
import { ENGAGEMENT_VALUE, EXPLAINED_ROI, SWING_PERCENT } from "../insights/roi";
import { DismissForm } from "./dismiss-form";
import { HIGH_RETURN } from "./estimate";
import type { InvitedItem, MatchItem } from "./queries.server";

const signed = (percent: number) =>
  percent === 0 ? "0%" : `${percent > 0 ? "+" : "−"}${formatWhole(Math.abs(percent))}%`;

/** '−43% to +12%'; null without a budget to compare with. */
function formatReturn(low: number | null, high: number | null): string | null {
  if (low === null || high === null) return null;
  return low === high ? signed(low) : `${signed(low)} to ${signed(high)}`;
}

const HighReturn = ({ low }: { low: number | null }) =>
  low !== null && low >= HIGH_RETURN ? <Badge tone="good">High</Badge> : null;

/** What a return rests on, where it is very high, or why there is none. */
function ReturnNote({
  match: { roiHigh, followers, engagement },
}: {
  match: {
    roiHigh: number | null;
    followers: number;
    /** Percent. */
    engagement: number;
  };
}) {
  const text =
    roiHigh === null
      ? "Set a budget to see cost and ROI."
      : roiHigh > EXPLAINED_ROI && formatReturnBasis(followers, engagement);
  return text ? <p className="mt-2.5 text-xs text-soft">{text}</p> : null;
}

function formatReturnBasis(followers: number, engagement: number): string {
  const [least, most] = [-SWING_PERCENT, SWING_PERCENT].map((swing) =>
    formatPercent(engagement * (1 + swing / 100)),
  );
  return `If ${least} to ${most} of ${formatCount(followers)} followers engage, and each engagement is worth ${formatMoney(ENGAGEMENT_VALUE)}.`;
}

/** One athlete who can be invited. `at` names the list that contains the card. */
export function MatchCard({ match, action }: { match: MatchItem; action: string }) {
  const athlete = { id: match.athleteId, name: match.name };
  const { roiLow, roiHigh } = match;
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
            {match.isPremium && <Premium />}
          </p>
        </div>
        <Laurel score={match.ambassadorScore} />
      </div>
      <div className="border-y border-line py-3.5">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 sm:grid-cols-[auto_auto_auto_auto] sm:justify-between">
          <Figure label="match score" value={`${match.score} / 100`} />
          <Figure label="engagements a post" value={formatCount(Math.round(match.engagements))} />
          <Figure
            label="cost per engagement"
            value={match.costPerEngagement === null ? null : formatPence(match.costPerEngagement)}
          />
          <Figure
            label={
              <>
                ROI potential <HighReturn low={roiLow} />
              </>
            }
            value={formatReturn(roiLow, roiHigh)}
          />
        </dl>
        <ReturnNote match={match} />
      </div>
      <div className="flex flex-1 flex-col gap-3">
        <Conflicts conflicts={match.conflicts} />
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

function Figure({ label, value }: { label: ReactNode; value: string | null }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs wrap-normal text-soft">{label}</dt>
      <dd className="figure text-lg">{value ?? "–"}</dd>
    </div>
  );
}
