import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/components/ui/button";
import { floating, Popover } from "~/components/ui/popover";
import { MessageLink } from "~/features/communication/messages/message-link";
import {
  ENGAGEMENT_NORM,
  formatEngagement,
  NOT_KNOWN,
  tierOf,
} from "~/features/profiles/athletes/figures";
import { FollowersList } from "~/features/profiles/athletes/followers-list";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths, withQuery } from "~/paths";
import { ProfileLink } from "../discovery/profile-link";
import { DismissForm } from "./dismiss-form";
import type { MatchItem } from "./queries.server";

/** Shown at first sight. */
const STRONGEST = 2;

/** The strongest reasons, or why the athlete can't be invited now; all else about the match once it is opened. `at` names the list. */
export function MatchDetails({ match, at }: { match: MatchItem; at: string }) {
  const { name, reasons, obstacles, concerns, potential, reportedBy, usually, alsoFits } = match;
  const { engagement, followers } = match;
  const isFree = obstacles.length === 0;
  const others = isFree ? reasons.slice(STRONGEST) : reasons;
  return (
    <Popover name="match" className="@min-[48rem]:w-52">
      <summary className="disclosure w-full text-xs font-normal md:min-h-7">
        <span className="line-clamp-2 min-w-0 leading-4">
          <span className="font-strong">Why</span>
          <span className="sr-only"> {name}</span>{" "}
          {isFree ? (
            <span className="text-soft">{reasons.slice(0, STRONGEST).join(" · ")}</span>
          ) : (
            <span className="text-amber">{obstacles.join(". ")}</span>
          )}
        </span>
      </summary>
      <div className={`${floating} w-96 max-w-full p-4 text-sm @min-[48rem]:max-w-none`}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {others.length > 0 && (
            <Fact label={isFree ? "Also" : "Fits"}>
              <span className="block first-letter:uppercase">{others.join(" · ")}</span>
            </Fact>
          )}
          {concerns.length > 0 && <Fact label="Watch-outs">{concerns.join(" ")}</Fact>}
          <Fact label="Potential">
            <span className="font-strong">{potential.word}.</span> {potential.reason}
          </Fact>
          <Fact label="Followers">
            {match.followerCounts.length > 0 ? (
              <FollowersList counts={match.followerCounts} />
            ) : (
              NOT_KNOWN
            )}
            {reportedBy && (
              <span className="block text-soft">
                <FigureSource source={reportedBy} />
              </span>
            )}
          </Fact>
          {engagement > 0 && (
            <Fact label="Engagement">
              {formatEngagement(engagement)}, similar athletes{" "}
              {formatEngagement(ENGAGEMENT_NORM[tierOf(followers)])}
            </Fact>
          )}
          <Fact label="Delivered">{match.punctuality ?? NOT_KNOWN}</Fact>
          {usually && <Fact label="Messages">{usually}</Fact>}
          {alsoFits.length > 0 && (
            <Fact label="Also matches">
              <ul aria-label={`Other campaigns that ${name} matches`}>
                {alsoFits.map(({ campaignId, title, score }) => (
                  <li key={campaignId}>
                    <Link to={withQuery(paths.brand.matches, { campaign: campaignId })}>
                      {title}
                    </Link>{" "}
                    {score}
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
        <div className="mt-3 flex flex-wrap gap-2">
          <ProfileLink
            athlete={{ id: match.athleteId, name }}
            className={buttonClass({ variant: "plain", size: "sm" })}
          >
            View Full Profile<span className="sr-only"> of {name}</span>
          </ProfileLink>
          <MessageLink to={{ id: match.athleteId, name }} />
        </div>
        <DismissForm match={match} action={at} />
      </div>
    </Popover>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-soft">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </>
);
