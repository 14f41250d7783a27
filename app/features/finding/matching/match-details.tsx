import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/components/ui/button";
import { MessageLink } from "~/features/communication/messages/message-link";
import { NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths, withQuery } from "~/paths";
import { ProfileLink } from "../discovery/profile-link";
import type { MatchItem } from "./queries.server";

/** Shown at first sight. */
const STRONGEST = 2;

/** The strongest reasons, or why the athlete can't be hired now; all else about the match once it is opened. */
export function MatchDetails({ match }: { match: MatchItem }) {
  const { name, reasons, obstacles, concerns, potential, reportedBy, usually, alsoFits } = match;
  const isFree = obstacles.length === 0;
  const others = isFree ? reasons.slice(STRONGEST) : reasons;
  return (
    <details className="min-w-0 flex-1 @max-[48rem]:open:basis-full">
      <summary className="disclosure font-normal md:min-h-7">
        <span className="min-w-0">
          <span className="font-strong">Why</span>
          <span className="sr-only"> {name}</span>{" "}
          {isFree ? (
            <span className="text-soft">{reasons.slice(0, STRONGEST).join(" · ")}</span>
          ) : (
            <span className="text-amber">{obstacles.join(". ")}</span>
          )}
        </span>
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 py-1.5 pl-4">
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
          {match.followersText}
          {reportedBy && (
            <span className="block text-soft">
              <FigureSource source={reportedBy} />
            </span>
          )}
        </Fact>
        <Fact label="Delivered">{match.punctuality ?? NOT_KNOWN}</Fact>
        {usually && <Fact label="Messages">{usually}</Fact>}
        {alsoFits.length > 0 && (
          <Fact label="Also matches">
            <ul aria-label={`Other campaigns that ${name} matches`}>
              {alsoFits.map(({ campaignId, title, score }) => (
                <li key={campaignId}>
                  <Link to={withQuery(paths.brand.matches, { campaign: campaignId })}>{title}</Link>{" "}
                  {score}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap gap-2 py-1.5 pl-4">
        <ProfileLink
          athlete={{ id: match.athleteId, name }}
          className={buttonClass({ variant: "plain", size: "sm" })}
        >
          View Full Profile<span className="sr-only"> of {name}</span>
        </ProfileLink>
        <MessageLink to={{ id: match.athleteId, name }} />
      </div>
    </details>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-soft">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </>
);
