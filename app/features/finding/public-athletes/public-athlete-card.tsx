import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Promoted } from "~/features/billing/billing/promoted";
import { engagementText } from "~/features/profiles/athletes/figures";
import { publicName } from "~/features/profiles/athletes/public-view";
import { paths } from "~/paths";
import { formatCount } from "~/platform/numbers";
import { formatSportAndPlace } from "../discovery/view";
import type { PublicAthleteItem } from "./queries.server";

/** An athlete as visitors see one in a list. The whole card follows the link. */
export function PublicAthleteCard({ athlete }: { athlete: PublicAthleteItem }) {
  const { name, totalFollowers, avgEngagement, ambassadorScore, isVerified, isPremium } = athlete;
  return (
    <Card className="relative flex items-start gap-3 !p-4 hover:border-control">
      <Avatar name={name} picture={athlete.avatar} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <h2 className="text-lg">
            <Link
              to={paths.publicAthlete(publicName(athlete))}
              className="no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          </h2>
          {isVerified && <Verified />}
          {isPremium && <Promoted />}
        </div>
        <p className="text-sm text-soft">{formatSportAndPlace(athlete)}</p>
        {totalFollowers > 0 ? (
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm">
            <span>Score {ambassadorScore}</span>{" "}
            <span>{formatCount(totalFollowers)} followers</span>{" "}
            <span>{engagementText(avgEngagement)}</span>
          </p>
        ) : (
          <p className="mt-1.5 text-sm">No figures yet</p>
        )}
      </div>
    </Card>
  );
}
