import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { type DemoStep, FigureRow, MockButton, MockField, Row, Screen } from "./screen";

const ME = "Northlight Running";

export const BRAND_STEPS: [DemoStep, ...DemoStep[]] = [
  {
    title: "Write the brief",
    text: "Add a title, what you want, a budget and dates. Sports and minimums decide who we match.",
    screen: (
      <Screen person={ME} title="Create Campaign">
        <MockField label="Title">Autumn Miles</MockField>
        <MockField label="Description">
          Show how you keep training when the days get short. Honest, outdoors, in your own words.
        </MockField>
        <div className="grid gap-4 md:grid-cols-3">
          <MockField label="Budget (£)">1,200</MockField>
          <MockField label="Start date">1 Sep 2026</MockField>
          <MockField label="End date">12 Oct 2026</MockField>
        </div>
        <div>
          <p className="text-sm font-[650]">Target sports</p>
          <p className="mt-1.5 flex flex-wrap gap-2">
            <Badge tone="good">Running</Badge>
            <Badge tone="good">Athletics</Badge>
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
          <Match
            name="Maya Okafor"
            place="Sprint, 400 m · Manchester"
            tier="Mid"
            score={82}
            figures={[
              ["94 / 100", "match score"],
              ["182.4K", "followers"],
              ["5.8%", "engagement"],
            ]}
            why="Runs, as you asked, and her engagement is 50% above the norm for her tier."
          />
          <Match
            name="Callum Reid"
            place="Fell running · Fort William"
            tier="Nano"
            score={58}
            figures={[
              ["80 / 100", "match score"],
              ["8.7K", "followers"],
              ["9.4%", "engagement"],
            ]}
            why="Runs, as you asked, and he's growing by 6.0%."
          />
        </div>
      </Screen>
    ),
  },
  {
    title: "Invite",
    text: "Choose the campaign, add a message and send. The athlete is notified in the app and by email.",
    screen: (
      <Screen person={ME} title="Invite Maya Okafor">
        <MockField label="Campaign">Autumn Miles · Active</MockField>
        <MockField label="Message (optional)">
          Your training diary is exactly what we had in mind. Would you like to run this autumn with
          us?
        </MockField>
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
      <Screen person={ME} title="Autumn Miles">
        <p>
          <Badge tone="good">Active</Badge>
        </p>
        <div className="grid gap-3 min-[360px]:grid-cols-2 md:gap-4">
          <Stat label="Budget" value="£1,200" note="agreed" />
          <Stat label="Duration" value="42" note="days" />
          <Stat label="Invitations" value="3" note="2 accepted" />
          <Stat label="Content" value="4" note="1 awaiting review" />
        </div>
        <Row title="Maya Okafor" note="Sprint, 400 m · Manchester">
          <Badge tone="good">Accepted</Badge>
        </Row>
        <Row title="Callum Reid" note="Fell running · Fort William">
          <Badge tone="good">Accepted</Badge>
        </Row>
        <Row title="Priya Nair" note="Badminton · Leeds">
          <Badge tone="waiting">Pending</Badge>
        </Row>
      </Screen>
    ),
  },
  {
    title: "Review the content",
    text: "Approve it, request changes or flag it. The athlete sees your feedback next to the content.",
    screen: (
      <Screen person={ME} title="Hills before breakfast">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="waiting">Awaiting Review</Badge>
          <span className="text-sm text-soft">Maya Okafor · Version 2</span>
        </p>
        <div className="grid aspect-video place-items-center rounded-card bg-field text-chalk">
          <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="30" fill="none" stroke="currentColor" strokeWidth="2" />
            <path d="M26 20V44L46 32Z" fill="currentColor" />
          </svg>
        </div>
        <Card className="flex gap-3">
          <Avatar name="Maya Okafor" size="sm" />
          <p className="min-w-0">
            <b className="font-[650]">Maya Okafor</b>
            <span className="block text-soft">
              The shoe now appears in the first three seconds.
            </span>
          </p>
        </Card>
        <p className="flex flex-wrap gap-2.5">
          <MockButton>Approve</MockButton>
          <MockButton variant="plain">Request Changes</MockButton>
          <MockButton variant="plain">Flag</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "See the results",
    text: "What was posted, how many people it reached and what each engagement cost.",
    screen: (
      <Screen person={ME} title="Autumn Miles, completed">
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          <Stat label="Total Reach" value="191.1K" note="two athletes, 4 pieces" />
          <Stat label="Engagements" value="11.4K" note="6.0% of those reached" />
          <Stat label="Cost per engagement" value="£0.11" note="£1,200 in total" />
          <Stat label="Campaign Budget" value="£1,200" note="spent in full" />
        </div>
        <Row title="Hills before breakfast" note="Maya Okafor">
          <Badge tone="good">Posted</Badge>
        </Row>
        <Row title="One hill a week" note="Callum Reid">
          <Badge tone="good">Posted</Badge>
        </Row>
      </Screen>
    ),
  },
];

function Match({
  name,
  place,
  tier,
  score,
  figures,
  why,
}: {
  name: string;
  place: string;
  tier: string;
  score: number;
  figures: [string, string][];
  why: string;
}) {
  return (
    <Card className="flex flex-col gap-3.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-display text-lg leading-tight font-extrabold">{name}</p>
          <p className="mt-1 text-sm text-soft">{place}</p>
          <p className="mt-2">
            <Badge tone="gold">{tier}</Badge>
          </p>
        </div>
        <Laurel score={score} />
      </div>
      <FigureRow items={figures} />
      <p className="flex-1">{why}</p>
      <p className="flex flex-wrap gap-2">
        <MockButton>Send Invitation</MockButton>
        <MockButton variant="plain">View Full Profile</MockButton>
      </p>
    </Card>
  );
}
