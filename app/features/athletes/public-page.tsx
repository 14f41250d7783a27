import { FieldLink } from "~/components/site/field-link";
import { CONTAINER, FieldHead } from "~/components/site/section";
import { Tags } from "~/components/ui/badge";
import { Card, STATS, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { Time } from "~/components/ui/time";
import { formatCount, formatPercent } from "~/platform/numbers";
import { profileTier } from "./figures";
import { GrowthStat } from "./growth-stat";
import type { PublicAthlete } from "./public-view.server";

/** The athlete's public page. `invite`: the address of the invitation form for a signed-in brand, else null. */
export function PublicView({
  athlete,
  invite,
  now,
}: {
  athlete: PublicAthlete;
  invite: { to: string; label: string } | null;
  now: number;
}) {
  const { name, bio, contentThemes, channels } = athlete;
  const said = [athlete.sport, athlete.location, athlete.isVerified && "Verified"];
  return (
    <>
      <FieldHead title={name} index={said.filter(Boolean).join(" · ")}>
        {invite && <FieldLink to={invite.to}>{invite.label}</FieldLink>}
      </FieldHead>
      <div className={`${CONTAINER} flex flex-col gap-4 py-9 md:py-13`}>
        <section aria-labelledby="key-metrics">
          <h2 id="key-metrics" className="text-lg">
            Key Metrics
          </h2>
          <div className={`mt-3 ${STATS}`}>
            <Stat
              label="Ambassador score"
              value={<Laurel score={athlete.ambassadorScore} size={88} />}
            />
            <Stat
              label="Total followers"
              value={formatCount(athlete.totalFollowers)}
              note={profileTier(athlete.tier)}
            />
            <Stat label="Average engagement" value={formatPercent(athlete.avgEngagement)} />
            <GrowthStat rate={athlete.growthRate} />
          </div>
          <p className="mt-3 text-sm text-soft">
            Followers and engagement were entered by the athlete{" "}
            <Time at={athlete.enteredAt} as="age" now={now} />. We calculate growth and score from
            them.
          </p>
        </section>
        {bio && (
          <Card>
            <h2 className="text-lg">Bio</h2>
            <p className="mt-2 whitespace-pre-line">{bio}</p>
          </Card>
        )}
        <div className="flex flex-wrap gap-4 *:flex-[1_1_20rem]">
          {contentThemes.length > 0 && (
            <Card>
              <h2 className="mb-2 text-lg">Content themes</h2>
              <Tags of={contentThemes} />
            </Card>
          )}
          {channels.length > 0 && (
            <Card>
              <h2 className="text-lg">Social channels</h2>
              <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-3 md:gap-x-10">
                {channels.map(({ platform, followers }) => (
                  <div key={platform}>
                    <dt className="text-soft">{platform}</dt>
                    <dd className="figure mt-1.5 text-xl">{formatCount(followers)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
