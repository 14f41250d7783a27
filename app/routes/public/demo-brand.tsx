import type { MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { TextLink } from "~/components/ui/link";
import { useHasAccount } from "~/features/identity/accounts/use-has-account";
import {
  type DemoStep,
  FigureRow,
  MockButton,
  MockField,
  Row,
  Scene,
  Screen,
} from "~/features/site/demo/screen";
import { parseStep, Walkthrough } from "~/features/site/demo/walkthrough";
import { Face } from "~/features/site/site/face";
import { pageMeta } from "~/features/site/site/page-meta";
import {
  COMPANION,
  INVITED,
  MAYA,
  SAMPLE_BRAND,
  SAMPLE_CAMPAIGN,
  SAMPLE_RESULTS,
  SAMPLE_REVIEW,
  type SampleAthlete,
} from "~/features/site/site/samples";
import frost from "~/images/frost.webp?url&no-inline";
import { paths, withQuery } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.demo.brand);

export default function BrandDemo() {
  const [search] = useSearchParams();
  const hasAccount = useHasAccount();
  return (
    <Walkthrough
      title="A tour for brands"
      steps={BRAND_STEPS}
      current={parseStep(search, BRAND_STEPS)}
      end={
        <>
          {hasAccount ? (
            <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
          ) : (
            <ButtonLink to={withQuery(paths.signUp, { type: "brand" })}>Join as Brand</ButtonLink>
          )}
          <TextLink to={paths.athletes}>Look at athletes</TextLink>
          <TextLink to={paths.demo.athlete}>See the athlete demo</TextLink>
        </>
      }
    />
  );
}

const ME = SAMPLE_BRAND.name;
const MATCHES = [MAYA, COMPANION].toSorted((a, b) => b.match.score - a.match.score);

const BRAND_STEPS: [DemoStep, ...DemoStep[]] = [
  {
    title: "Write the brief",
    text: "Add a title, what you want, a budget and dates. Sports and minimums decide who we match.",
    screen: (
      <Screen person={ME} title="Create Campaign">
        <MockField label="Campaign Title">{SAMPLE_CAMPAIGN.title}</MockField>
        <MockField label="Description">{SAMPLE_CAMPAIGN.description}</MockField>
        <div className="grid gap-4 md:grid-cols-3">
          <MockField label="Budget (£)">{SAMPLE_CAMPAIGN.budget.slice(1)}</MockField>
          <MockField label="Target Sports">{SAMPLE_CAMPAIGN.sports.join(", ")}</MockField>
          <MockField label="Minimum Followers">{SAMPLE_CAMPAIGN.minFollowers}</MockField>
        </div>
        <div>
          <p className="text-sm font-strong">Deliverables</p>
          <p className="mt-1.5 flex flex-wrap gap-2">
            {SAMPLE_CAMPAIGN.deliverables.map((one) => (
              <Badge key={one}>{one}</Badge>
            ))}
          </p>
        </div>
        <p>
          <MockButton>Create Campaign</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Meet your matches",
    text: "Up to ten athletes, best first. You'll see why each one is a match.",
    screen: (
      <Screen person={ME} title="AI-Powered Athlete Matches">
        <div className="grid gap-4 md:grid-cols-2">
          {MATCHES.map((athlete) => (
            <Match key={athlete.name} athlete={athlete} />
          ))}
        </div>
      </Screen>
    ),
  },
  {
    title: "Invite",
    text: "Choose the campaign, name a fee, add a message and send. The athlete is notified in the app and by email.",
    screen: (
      <Screen person={ME} title={`Invite ${MAYA.name}`}>
        <MockField label="Campaign">{SAMPLE_CAMPAIGN.title}</MockField>
        <MockField label="Fee (£)">{SAMPLE_CAMPAIGN.fee.slice(1)}</MockField>
        <MockField label="Message">{SAMPLE_CAMPAIGN.message}</MockField>
        <p className="flex flex-wrap gap-2.5">
          <MockButton>Send Invitation</MockButton>
          <MockButton variant="plain">Cancel</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Follow the campaign",
    text: "See where everything stands on one page: who has accepted, what's been submitted and whose turn it is.",
    screen: (
      <Screen person={ME} title={SAMPLE_CAMPAIGN.title}>
        <p>
          <Badge tone="good">Active</Badge>
        </p>
        <div className="grid gap-3 min-[360px]:grid-cols-2 md:gap-4">
          <Stat label="Budget" value={SAMPLE_CAMPAIGN.budget} />
          <Stat label="Duration" value={SAMPLE_CAMPAIGN.days} note="days" />
          <Stat label="Invitations" value={SAMPLE_CAMPAIGN.invitations} />
          <Stat label="Content" value={SAMPLE_CAMPAIGN.content} />
        </div>
        {[MAYA, COMPANION].map(({ name, sport, location }) => (
          <Row key={name} title={name} note={`${sport} · ${location}`}>
            <Badge tone="good">Accepted</Badge>
          </Row>
        ))}
        <Row title={INVITED.name} note={`${INVITED.sport} · ${INVITED.location}`}>
          <Badge tone="waiting">Pending</Badge>
        </Row>
      </Screen>
    ),
  },
  {
    title: "Review the content",
    text: "Approve it, request changes or flag it. Pin comments to a second of a clip or a point of a picture.",
    screen: (
      <Screen person={ME} title={SAMPLE_REVIEW.title}>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="waiting">Awaiting Review</Badge>
          <span className="text-sm text-soft">
            {MAYA.name} · Version {SAMPLE_REVIEW.version}
          </span>
        </p>
        <div className="flex flex-wrap items-start gap-4">
          <Scene src={frost} />
          <p className="min-w-0 flex-[1_1_14rem]">{SAMPLE_REVIEW.caption}</p>
        </div>
        <Card className="flex gap-3">
          <Face name={MAYA.name} size={36} />
          <p className="min-w-0">
            <b className="font-strong">{MAYA.name}</b>
            <span className="block text-soft">{SAMPLE_REVIEW.comment}</span>
          </p>
        </Card>
        <p className="flex flex-wrap gap-2.5">
          <MockButton>Approve</MockButton>
          <MockButton variant="plain">Request changes</MockButton>
          <MockButton variant="plain">Flag</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "See the results",
    text: "See reach, clicks and sales for each post, and share the report.",
    screen: (
      <Screen person={ME} title={`${SAMPLE_RESULTS.title}, completed`}>
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          <Stat label="Budget" value={SAMPLE_RESULTS.budget} />
          <Stat label="Content" value={SAMPLE_RESULTS.posted.length} note="posted" />
        </div>
        {SAMPLE_RESULTS.posted.map(({ title, by }) => (
          <Row key={title} title={title} note={by}>
            <Badge tone="gold">Posted</Badge>
          </Row>
        ))}
        <p className="text-sm text-soft">
          The report also has the reach, engagements and cost per engagement of each post.
        </p>
      </Screen>
    ),
  },
];

function Match({ athlete }: { athlete: SampleAthlete }) {
  const { name, sport, location, tier, score, followers, engagement, match, isVerified } = athlete;
  return (
    <Card className="flex flex-col gap-3.5">
      <div className="flex items-start gap-3">
        <Face name={name} />
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-tight font-heavy">{name}</p>
          <p className="mt-1 text-sm text-soft">
            {sport} · {location}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone="gold">{tier}</Badge>
            {isVerified && <Badge tone="good">Verified</Badge>}
          </p>
        </div>
        <Laurel score={score} />
      </div>
      <FigureRow
        items={[
          [`${match.score} / 100`, "match score"],
          [followers, "followers"],
          [engagement, "engagement"],
        ]}
      />
      <p className="flex-1">{match.reasons.join(" · ")}</p>
      <p className="flex flex-wrap gap-2">
        <MockButton>Send Invitation</MockButton>
        <MockButton variant="plain">View Full Profile</MockButton>
      </p>
    </Card>
  );
}
