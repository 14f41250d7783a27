import { Form, Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import { InviteButton } from "../discovery/invite-button";
import type { OpenInterest } from "./queries.server";

/** Athletes who would like to be invited. `at` names the page that contains the list. */
export const InterestList = ({ interests, at }: { interests: OpenInterest[]; at: string }) => (
  <ul className="grid gap-4 lg:grid-cols-2">
    {interests.map((interest) => (
      <li key={interest.id} className="min-w-0">
        <InterestCard interest={interest} at={at} />
      </li>
    ))}
  </ul>
);

function InterestCard({ interest, at }: { interest: OpenInterest; at: string }) {
  const { id, athleteId, name, sport, followers, campaign, note, createdAt } = interest;
  return (
    <Card className="flex h-full flex-col gap-3.5">
      <div className="flex items-start gap-3.5">
        <Avatar name={name} picture={interest.avatar} />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <Link to={paths.brand.athlete(athleteId)} className="no-underline hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            {[
              sport,
              `${formatCount(followers)} followers`,
              interest.fee === null ? interest.from : `asks for ${formatMoney(interest.fee)}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {interest.reportedBy && (
            <p className="text-sm text-soft">
              <FigureSource source={interest.reportedBy} />
            </p>
          )}
        </div>
        <dl className="flex flex-none flex-col-reverse text-right">
          <dt className="text-xs text-soft">match score</dt>
          <dd className="figure text-lg">{interest.score} / 100</dd>
        </dl>
      </div>
      {note && (
        <blockquote className="border-l-3 border-leaf pl-3.5 whitespace-pre-line">
          {note}
        </blockquote>
      )}
      <div className="flex-1">
        <p>{interest.reason}</p>
        {interest.concerns.length > 0 && (
          <ul aria-label="Watch-outs" className="mt-2 text-sm text-soft">
            {interest.concerns.map((concern) => (
              <li key={concern}>{concern}</li>
            ))}
          </ul>
        )}
        <p className="mt-2 text-sm text-soft">
          For <Link to={paths.brand.campaign(campaign.id)}>{campaign.title}</Link> ·{" "}
          <Time at={createdAt} as="age" />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <InviteButton
          athlete={{ id: athleteId, name }}
          campaignId={campaign.id}
          size="sm"
          variant="plain"
        />
        <Form method="post" action={paths.brand.interests} preventScrollReset>
          <input type="hidden" name="interestId" value={id} />
          <input type="hidden" name="returnTo" value={at} />
          <Button variant="plain" size="sm">
            Decline<span className="sr-only"> the interest of {name}</span>
          </Button>
        </Form>
      </div>
    </Card>
  );
}
