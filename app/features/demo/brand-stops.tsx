import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { FigureRow, Filled, Pressable, Row, Screen, type Stop } from "./screen";

const ME = "Northlight Running";

export const BRAND_STOPS: [Stop, ...Stop[]] = [
  {
    title: "Write the brief",
    text: "Title, what you want, budget and dates. Sports and minimums decide who is matched.",
    screen: (
      <Screen person={ME} title="Create Campaign">
        <Filled label="Title">Autumn Miles</Filled>
        <Filled label="Description">
          Show how training goes on when the days get short. Honest, outdoors, your own words.
        </Filled>
        <div className="grid gap-4 md:grid-cols-3">
          <Filled label="Budget (£)">1,200</Filled>
          <Filled label="Start date">1 Sep 2026</Filled>
          <Filled label="End date">12 Oct 2026</Filled>
        </div>
        <div>
          <p className="text-sm font-[650]">Target sports</p>
          <p className="mt-1.5 flex flex-wrap gap-2">
            <Badge tone="good">Running</Badge>
            <Badge tone="good">Athletics</Badge>
          </p>
        </div>
        <p>
          <Pressable>Create Campaign</Pressable>
        </p>
      </Screen>
    ),
  },
  {
    title: "Meet your matches",
    text: "At most ten athletes, the best first. Under each one you read what counted.",
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
            why="Running is what you asked for, and her engagement is half again the norm for her reach."
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
            why="Running is what you asked for, and he is growing by 6.0%."
          />
        </div>
      </Screen>
    ),
  },
  {
    title: "Invite",
    text: "Choose the campaign, add a word of your own, send. The athlete is told in the app and by e-mail.",
    screen: (
      <Screen person={ME} title="Invite Maya Okafor">
        <Filled label="Campaign">Autumn Miles · Active</Filled>
        <Filled label="Message (optional)">
          Your training diary is exactly what we had in mind. Would you run the autumn with us?
        </Filled>
        <p className="flex flex-wrap gap-2.5">
          <Pressable>Send Invitation</Pressable>
          <Pressable look="plain">Cancel</Pressable>
        </p>
      </Screen>
    ),
  },
  {
    title: "Follow the campaign",
    text: "One page says where everything stands: who accepted, what was submitted, whose turn it is.",
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
    text: "Approve, request changes and say which, or flag. The athlete sees your words beside the piece.",
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
            <span className="block text-soft">The shoe is now in the first three seconds.</span>
          </p>
        </Card>
        <p className="flex flex-wrap gap-2.5">
          <Pressable>Approve</Pressable>
          <Pressable look="plain">Request Changes</Pressable>
          <Pressable look="plain">Flag</Pressable>
        </p>
      </Screen>
    ),
  },
  {
    title: "See what it brought",
    text: "What was posted, whom it reached and what it cost you per engagement.",
    screen: (
      <Screen person={ME} title="Autumn Miles, completed">
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          <Stat label="Total Reach" value="191.1K" note="two athletes, 4 pieces" />
          <Stat label="Engagements" value="11.4K" note="6.0% of those reached" />
          <Stat label="Cost per engagement" value="£0.11" note="£1,200 in all" />
          <Stat label="Campaign Budget" value="£1,200" note="spent as agreed" />
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
        <Pressable>Send Invitation</Pressable>
        <Pressable look="plain">View Full Profile</Pressable>
      </p>
    </Card>
  );
}
