import { Badge } from "~/components/ui/badge";
import { Card, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { Filled, Pressable, Row, Screen, type Stop } from "./screen";

const ME = "Maya Okafor";

export const ATHLETE_STOPS: [Stop, ...Stop[]] = [
  {
    title: "Build your profile",
    text: "Say what you do and where you post. From your figures follows the Ambassador Score: one leaf for every five points.",
    screen: (
      <Screen person={ME} title="Profile">
        <div className="grid gap-4 md:grid-cols-2">
          <Filled label="Primary sport">Sprint, 400 m</Filled>
          <Filled label="Location">Manchester, UK</Filled>
          <Filled label="Instagram followers">96,400</Filled>
          <Filled label="Engagement rate (%)">5.8</Filled>
        </div>
        <Card className="flex flex-wrap items-center gap-5">
          <Laurel score={82} size={112} />
          <p className="flex-[1_1_12rem]">
            <b className="block font-[650]">Ambassador Score</b>
            <span className="text-soft">
              Reach 24, engagement 31, growth 15, profile 12. Verifying TikTok would add 4.
            </span>
          </p>
        </Card>
        <p>
          <Pressable>Save Profile</Pressable>
        </p>
      </Screen>
    ),
  },
  {
    title: "Browse campaigns",
    text: "Open campaigns show brief, budget and dates. Brands you fit find you on their own and invite you.",
    screen: (
      <Screen person={ME} title="Browse Campaigns">
        <p className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line pb-3">
          <b className="font-[650]">Available (12)</b>
          <span className="text-soft">Invitations (2 pending)</span>
          <span className="text-soft">My Campaigns (3)</span>
        </p>
        <Row title="Winter Base Miles" note="Harrow Cycles · £1,200 · Nov 2 to Dec 14">
          <Pressable look="plain">View Details</Pressable>
        </Row>
        <Row title="First Light" note="Coldwater Swim · £750 · Sep 1 to Sep 30">
          <Pressable look="plain">View Details</Pressable>
        </Row>
        <Row title="Gym to Street" note="Field & Form · £3,500 · Oct 5 to Nov 30">
          <Pressable look="plain">View Details</Pressable>
        </Row>
      </Screen>
    ),
  },
  {
    title: "Answer an invitation",
    text: "Everything you need to decide stands on one page. Accept or decline; the brand is told at once.",
    screen: (
      <Screen person={ME} title="Autumn Miles">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="waiting">Pending</Badge>
          <span className="text-soft">Invitation from Northlight Running</span>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <Stat label="Budget" value="£1,200" note="for 3 deliverables" />
          <Stat label="Duration" value="6 weeks" note="Sep 1, 2026 to Oct 12, 2026" />
        </div>
        <Card>
          <p>
            “Your training diary is exactly what we had in mind. Would you run the autumn with us?”
          </p>
        </Card>
        <p className="flex flex-wrap gap-2.5">
          <Pressable>Accept</Pressable>
          <Pressable look="plain">Decline</Pressable>
        </p>
      </Screen>
    ),
  },
  {
    title: "Submit your content",
    text: "Add the clip, say what it shows, and submit it for review. A draft waits for you until you are ready.",
    screen: (
      <Screen person={ME} title="Upload Content">
        <Filled label="Campaign">Autumn Miles · Northlight Running</Filled>
        <Filled label="Title">Hills before breakfast</Filled>
        <div className="rounded-card border-2 border-dashed border-control px-4 py-8 text-center">
          <svg
            width="28"
            height="28"
            viewBox="0 0 28 28"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
            className="mx-auto"
          >
            <path d="M4 18V24H24V18M14 19V5M8 11 14 5 20 11" />
          </svg>
          <p className="mt-2 font-[650]">Add your clip</p>
          <p className="text-sm text-soft">PNG, JPG, MP4 up to 500MB</p>
        </div>
        <p className="flex flex-wrap gap-2.5">
          <Pressable>Submit for Review</Pressable>
          <Pressable look="plain">Save Draft</Pressable>
        </p>
      </Screen>
    ),
  },
  {
    title: "Approved: post it",
    text: "The brand's decision arrives in your bell and by e-mail. Post it, mark it as posted, and it joins your campaign history.",
    screen: (
      <Screen person={ME} title="My Content">
        <Row title="Hills before breakfast" note="Autumn Miles · Version 2">
          <Badge tone="good">Approved</Badge>
          <Pressable>Mark as Posted</Pressable>
        </Row>
        <Row title="Race day, filmed by Dad" note="Autumn Miles · Version 1">
          <Badge tone="waiting">Awaiting Review</Badge>
        </Row>
        <Row title="What is in my bag" note="Autumn Miles · Version 1">
          <Badge tone="good">Posted</Badge>
        </Row>
        <div className="grid gap-4 md:grid-cols-2">
          <Stat label="Total Reach" value="182.4K" note="three platforms" />
          <Stat label="Engagement Rate" value="5.8%" note="norm for your tier 3.9%" />
        </div>
      </Screen>
    ),
  },
];
