import { FIELD_BUTTON, FieldLink } from "~/components/site/field-link";
import { CONTAINER, FieldHead } from "~/components/site/section";
import { Avatar } from "~/components/ui/avatar";
import { Tags } from "~/components/ui/badge";
import { Card, STATS, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import { formatCount, formatPercent, plural } from "~/platform/numbers";
import { product } from "~/product";
import { FigureSource } from "../channels/figure-source";
import { Gallery } from "../portfolio/gallery";
import { NOT_KNOWN, profileTier } from "./figures";
import { GrowthStat } from "./growth-stat";
import type { PublicAthlete } from "./public-view.server";

const UNKNOWN = <span className="text-lg">{NOT_KNOWN}</span>;

/** The athlete's public page. `invite`: the address of the invitation form for a signed-in brand, else null. */
export function PublicView({
  athlete,
  address,
  invite,
  now,
}: {
  athlete: PublicAthlete;
  /** Of this page, whole. */
  address: string;
  invite: { to: string; label: string } | null;
  now: number;
}) {
  const { name, bio, contentThemes, channels } = athlete;
  const hasFigures = athlete.totalFollowers > 0;
  const said = [athlete.sport, athlete.location, athlete.isVerified && "Verified"];
  return (
    <>
      <FieldHead
        title={name}
        picture={<Avatar name={name} picture={athlete.avatar} size="lg" />}
        index={said.filter(Boolean).join(" · ")}
      >
        {invite && <FieldLink to={invite.to}>{invite.label}</FieldLink>}
        <button type="button" hidden data-share={address} className={FIELD_BUTTON}>
          Share
        </button>
        <span role="status" className="self-center text-sm" />
      </FieldHead>
      <div className={`${CONTAINER} flex flex-col gap-4 py-9 md:py-13`}>
        <section aria-labelledby="key-metrics">
          <h2 id="key-metrics" className="text-lg">
            Key Metrics
          </h2>
          <div className={`mt-3 ${STATS}`}>
            <Stat
              label="Ambassador score"
              value={hasFigures ? <Laurel score={athlete.ambassadorScore} size={88} /> : UNKNOWN}
            />
            <Stat
              label="Total followers"
              value={hasFigures ? formatCount(athlete.totalFollowers) : UNKNOWN}
              note={profileTier(athlete.tier)}
            />
            <Stat
              label="Average engagement"
              value={athlete.avgEngagement > 0 ? formatPercent(athlete.avgEngagement) : UNKNOWN}
            />
            <GrowthStat rate={athlete.growthRate} />
          </div>
          <p className="mt-3 text-sm text-soft">
            {athlete.sources.map((source) => (
              <span key={source.text}>
                <FigureSource source={source} now={now} />.{" "}
              </span>
            ))}
            We calculate growth and score from them.
          </p>
          {athlete.posts > 0 && (
            <p className="mt-3">
              {plural(athlete.posts, "sponsored post")} for {plural(athlete.brands, "brand")}{" "}
              through {product.name}, each approved before it went live.
            </p>
          )}
        </section>
        <Gallery items={athlete.portfolioItems} name={name} />
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
              <Tags labels={contentThemes} />
            </Card>
          )}
          {channels.length > 0 && (
            <Card>
              <h2 className="text-lg">Social channels</h2>
              <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-3 md:gap-x-10">
                {channels.map(({ platform, followers }) => (
                  <div key={platform}>
                    <dt className="text-soft">
                      <PlatformLogo platform={platform} />
                      {platformName(platform)}
                    </dt>
                    <dd className="figure mt-1.5 text-xl">{formatCount(followers)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </div>
        <p className="text-sm text-soft">
          Share this page: <span className="break-all select-all text-ink">{address}</span>
        </p>
      </div>
    </>
  );
}
