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
  MockButton,
  MockField,
  Row,
  Scene,
  Screen,
} from "~/features/site/demo/screen";
import { parseStep, Walkthrough } from "~/features/site/demo/walkthrough";
import { pageMeta } from "~/features/site/site/page-meta";
import { MAYA, SAMPLE_BRAND, SAMPLE_CAMPAIGN } from "~/features/site/site/samples";
import night from "~/images/night.webp?url&no-inline";
import { paths, withQuery } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.demo.athlete);

export default function AthleteDemo() {
  const [search] = useSearchParams();
  const hasAccount = useHasAccount();
  return (
    <Walkthrough
      title="A tour for athletes"
      steps={ATHLETE_STEPS}
      current={parseStep(search, ATHLETE_STEPS)}
      end={
        <>
          {hasAccount ? (
            <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
          ) : (
            <ButtonLink to={withQuery(paths.signUp, { type: "athlete" })}>
              Join as Athlete
            </ButtonLink>
          )}
          <TextLink to={paths.demo.brand}>See the brand demo</TextLink>
        </>
      }
    />
  );
}

const TONES = { Approved: "good", "Awaiting Review": "waiting", Posted: "gold" } as const;

const ATHLETE_STEPS: [DemoStep, ...DemoStep[]] = [
  {
    title: "Build your profile",
    text: "Tell brands what you do and where you post. Your figures give you an Ambassador Score: one leaf for every five points.",
    screen: (
      <Screen person={MAYA.name} title="Your profile">
        <div className="grid gap-4 md:grid-cols-2">
          <MockField label="Primary sport">{MAYA.sport}</MockField>
          <MockField label="Location">{MAYA.location}</MockField>
          <MockField label="Instagram followers">{MAYA.instagram.followers}</MockField>
          <MockField label="Engagement (%)">{MAYA.instagram.rate}</MockField>
        </div>
        <Card className="flex flex-wrap items-center gap-5">
          <Laurel score={MAYA.score} size={112} />
          <p className="flex-[1_1_12rem]">
            <b className="block font-strong">Ambassador Score</b>
            <span className="text-soft">{MAYA.factors}.</span>
          </p>
        </Card>
        <p>
          <MockButton>Save profile</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Browse campaigns",
    text: "Active campaigns show the brief, the dates and how you compare. Show interest, or wait to be found: brands invite athletes who fit.",
    screen: (
      <Screen person={MAYA.name} title="Campaigns">
        <p className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line pb-3">
          <b className="font-strong">Available ({MAYA.campaigns.available})</b>
          <span className="text-soft">Invitations ({MAYA.campaigns.pending} pending)</span>
          <span className="text-soft">My Campaigns ({MAYA.campaigns.accepted})</span>
        </p>
        {MAYA.campaigns.open.map(({ title, brand, sports }) => (
          <Row key={title} title={title} note={`${brand} · ${sports}`}>
            <MockButton>Show interest</MockButton>
            <MockButton variant="plain">View Details</MockButton>
          </Row>
        ))}
      </Screen>
    ),
  },
  {
    title: "Respond to an invitation",
    text: "Everything you need to decide is on one page: the brief, your fee and the dates. Accept or decline, and the brand is notified straight away.",
    screen: (
      <Screen person={MAYA.name} title={SAMPLE_CAMPAIGN.title}>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="waiting">Pending</Badge>
          <span className="text-soft">Invitation from {SAMPLE_BRAND.name}</span>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <Stat
            label="Your fee"
            value={SAMPLE_CAMPAIGN.fee}
            note={`for ${SAMPLE_CAMPAIGN.deliverables.length} deliverables`}
          />
          <Stat label="Duration" value={`${SAMPLE_CAMPAIGN.days} days`} />
        </div>
        <Card>
          <p>“{SAMPLE_CAMPAIGN.message}”</p>
        </Card>
        <p className="flex flex-wrap gap-2.5">
          <MockButton>Accept</MockButton>
          <MockButton variant="plain">Decline</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Send your content",
    text: "Choose your pictures and clips, write the caption while they upload and send it all for review. Not ready yet? It stays a draft.",
    screen: (
      <Screen person={MAYA.name} title={MAYA.content.title}>
        <div>
          <p className="text-sm font-strong">Files</p>
          <Scene src={night} />
          <p className="mt-1 text-sm text-soft">{MAYA.content.file}</p>
        </div>
        <MockField label="Caption">{MAYA.content.caption}</MockField>
        <p className="flex flex-wrap gap-2.5">
          <MockButton variant="plain">Save draft</MockButton>
          <MockButton>Send for review</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Post it once it's approved",
    text: "Approved? Post it on your channel, paste its link and mark it as posted. That's it.",
    screen: (
      <Screen person={MAYA.name} title="My Content">
        {MAYA.contentItems.map(({ title, campaign, version, status }) => (
          <Row key={title} title={title} note={`${campaign} · Version ${version}`}>
            <Badge tone={TONES[status]}>{status}</Badge>
            {status === "Approved" && <MockButton>Mark as Posted</MockButton>}
          </Row>
        ))}
        <div className="grid gap-4 md:grid-cols-2">
          <Stat label="Total Reach" value={MAYA.followers} note="followers on three channels" />
          <Stat
            label="Engagement Rate"
            value={MAYA.engagement}
            note={`norm for your tier ${MAYA.norm}`}
          />
        </div>
        <p className="text-sm text-soft">
          You also see how many people each post reached, from your connected channels.
        </p>
      </Screen>
    ),
  },
];
