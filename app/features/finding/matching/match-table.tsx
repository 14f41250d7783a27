import {
  ENGAGEMENT_NORM,
  formatEngagement,
  formatPeople,
  tierOf,
} from "~/features/profiles/athletes/figures";
import { type AthleteColumn, AthleteTable } from "../discovery/athlete-table";
import { InviteButton } from "../discovery/invite-button";
import { ProfileLink } from "../discovery/profile-link";
import { DismissForm } from "./dismiss-form";
import { MatchDetails } from "./match-details";
import type { MatchItem } from "./queries.server";

const COLUMNS: AthleteColumn<MatchItem & { id: string }>[] = [
  { label: "Price", cell: ({ from }) => from ?? "Price not stated" },
  {
    label: "Followers",
    unit: "followers",
    cell: ({ followers }) => formatPeople(followers),
    note: ({ followers, followersText }) => followers > 0 && followersText,
  },
  {
    label: "Engagement",
    unit: "engagement",
    cell: ({ engagement }) => formatEngagement(engagement),
    note: ({ followers }) =>
      `similar athletes ${formatEngagement(ENGAGEMENT_NORM[tierOf(followers)])}`,
  },
  {
    label: "Match score",
    unit: "match",
    isRight: true,
    cell: ({ score }) => <span className="text-lg font-strong">{score}</span>,
  },
];

/** Athletes who can be invited. `at` names the list that contains the table. */
export const MatchTable = ({
  caption,
  matches,
  at,
}: {
  caption: string;
  matches: MatchItem[];
  at: string;
}) => (
  <AthleteTable
    caption={caption}
    athletes={matches.map((match) => ({ ...match, id: match.athleteId }))}
    columns={COLUMNS}
    link={(athlete, className) => (
      <ProfileLink athlete={athlete} className={className}>
        {athlete.name}
      </ProfileLink>
    )}
    actions={(athlete) => (
      <InviteButton athlete={athlete} campaignId={athlete.campaignId} size="sm" variant="quiet" />
    )}
    more={(athlete) => (
      <div className="flex flex-wrap items-start gap-x-2">
        <MatchDetails match={athlete} />
        <DismissForm match={athlete} action={at} />
      </div>
    )}
  />
);
