import { formatEngagement, formatPeople } from "~/features/profiles/athletes/figures";
import { FollowersList } from "~/features/profiles/athletes/followers-list";
import { type AthleteColumn, AthleteTable } from "../discovery/athlete-table";
import { InviteButton } from "../discovery/invite-button";
import { ProfileLink } from "../discovery/profile-link";
import { MatchDetails } from "./match-details";
import type { MatchItem } from "./queries.server";

/** `at` names the list that contains the table. */
const listColumns = (at: string): AthleteColumn<MatchItem & { id: string }>[] => [
  { label: "Price", cell: ({ from }) => from ?? "Price not stated" },
  {
    label: "Followers",
    unit: "followers",
    cell: ({ followers, engagement }) => (
      <>
        {formatPeople(followers)}
        {engagement > 0 && (
          <span className="text-xs text-soft @max-[48rem]:hidden">
            {` · ${formatEngagement(engagement)} engagement`}
          </span>
        )}
      </>
    ),
    note: ({ followers, followerCounts }) =>
      followers > 0 && <FollowersList counts={followerCounts} />,
  },
  {
    label: "Match score",
    unit: "match score",
    isRight: true,
    cell: ({ score }) => <span className="text-lg font-strong">{score}</span>,
  },
  { label: "Why", isText: true, cell: (match) => <MatchDetails match={match} at={at} /> },
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
    columns={listColumns(at)}
    link={(athlete, className) => (
      <ProfileLink athlete={athlete} className={className}>
        {athlete.name}
      </ProfileLink>
    )}
    actions={(athlete) => (
      <InviteButton athlete={athlete} campaignId={athlete.campaignId} size="sm" variant="quiet" />
    )}
  />
);
