import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { Promoted } from "~/features/billing/billing/promoted";
import { InvitedNote } from "~/features/deals/invitations/invited-note";
import {
  formatEngagement,
  formatGrowth,
  formatPeople,
  NOT_KNOWN,
} from "~/features/profiles/athletes/figures";
import { FollowersList } from "~/features/profiles/athletes/followers-list";
import { CompareBox } from "./compare-bar";
import { InviteButton } from "./invite-button";
import { ProfileLink } from "./profile-link";
import type { AthleteCardView } from "./queries.server";
import { ShortlistButton } from "./shortlist-button";
import { athleteAnchor, formatSportAndPlace } from "./view";

/** A grid of these cards. */
export const CARDS = "grid gap-4 *:min-w-0 md:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]";

/** Above the link that covers the card. */
const ABOVE = "relative z-10";

/**
 * One athlete in a list. The whole card follows its one link to the profile; the other controls lie above it. `heart`
 * replaces the default shortlist button.
 */
export function AthleteCard({ athlete, heart }: { athlete: AthleteCardView; heart?: ReactNode }) {
  return (
    <li id={athleteAnchor(athlete.id)} className="grid">
      <Card className="relative flex flex-col !p-4 hover:border-control">
        <div className="flex flex-1 items-start gap-3">
          <div className="flex flex-col items-center">
            <Avatar name={athlete.name} picture={athlete.avatar} />
            <div className={ABOVE}>
              <CompareBox athlete={athlete} />
            </div>
          </div>
          <div className="min-w-0 flex-1">
            <h3 className="text-lg">{athlete.name}</h3>
            <p className="mt-0.5 text-sm text-soft">{formatSportAndPlace(athlete)}</p>
            <p className="mt-1.5 flex flex-wrap items-center gap-1">
              {athlete.isVerified && <Verified />}
              {athlete.isPremium && <Promoted />}
            </p>
          </div>
          <Laurel score={athlete.ambassadorScore} size={60} />
        </div>
        <dl className="my-3 flex flex-wrap justify-between gap-x-2 gap-y-2.5 border-y border-line py-3">
          <Figure name="followers" value={formatPeople(athlete.totalFollowers)} />
          <Figure name="engagement" value={formatEngagement(athlete.avgEngagement)} />
          <Figure name="growth" value={formatGrowth(athlete.growthRate)} />
        </dl>
        {athlete.totalFollowers > 0 && (
          <p className="-mt-1.5 mb-2 text-xs text-soft">
            <FollowersList counts={athlete.followerCounts} />
            {athlete.entered}
          </p>
        )}
        {athlete.invitedTo && (
          <div className="mb-3">
            <InvitedNote invitedTo={athlete.invitedTo} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-1.5">
          <div className={ABOVE}>
            <InviteButton athlete={athlete} variant="plain" size="sm" />
          </div>
          <ProfileLink
            athlete={athlete}
            className={`${buttonClass({ variant: "plain", size: "sm" })} after:absolute after:inset-0 after:rounded-card`}
          >
            View Profile<span className="sr-only">{` of ${athlete.name}`}</span>
          </ProfileLink>
          <div className={`ml-auto ${ABOVE}`}>
            {heart ?? (
              <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted ?? false} />
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse gap-1 whitespace-nowrap">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className={value === NOT_KNOWN ? "text-sm" : "figure text-lg"}>{value}</dd>
    </div>
  );
}
