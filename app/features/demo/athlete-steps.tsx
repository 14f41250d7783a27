import { Badge } from "~/components/ui/badge";
import { Card, Stat } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { type DemoStep, MockButton, MockField, Row, Screen } from "./screen";

const ME = "Maya Okafor";

export const ATHLETE_STEPS: [DemoStep, ...DemoStep[]] = [
  {
    title: "Build your profile",
    text: "Tell brands what you do and where you post. Your figures give you an Ambassador Score: one leaf for every five points.",
    screen: (
      <Screen person={ME} title="Profile">
        <div className="grid gap-4 md:grid-cols-2">
          <MockField label="Primary sport">Sprint, 400 m</MockField>
          <MockField label="Location">Manchester, UK</MockField>
          <MockField label="Instagram followers">96,400</MockField>
          <MockField label="Engagement rate (%)">5.8</MockField>
        </div>
        <Card className="flex flex-wrap items-center gap-5">
          <Laurel score={82} size={112} />
          <p className="flex-[1_1_12rem]">
            <b className="block font-[650]">Ambassador Score</b>
            <span className="text-soft">
              Reach 15, engagement 25, growth 9, content quality 13, profile 10, verification 10.
            </span>
          </p>
        </Card>
        <p>
          <MockButton>Save Profile</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Browse campaigns",
    text: "Open campaigns show the brief, budget and dates. Brands you're a good fit for can find and invite you.",
    screen: (
      <Screen person={ME} title="Browse Campaigns">
        <p className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line pb-3">
          <b className="font-[650]">Available (12)</b>
          <span className="text-soft">Invitations (2 pending)</span>
          <span className="text-soft">My Campaigns (3)</span>
        </p>
        <Row title="Winter Base Miles" note="Harrow Cycles · £1,200 · 2 Nov to 14 Dec">
          <MockButton variant="plain">View Details</MockButton>
        </Row>
        <Row title="First Light" note="Coldwater Swim · £750 · 1 to 30 Sep">
          <MockButton variant="plain">View Details</MockButton>
        </Row>
        <Row title="Gym to Street" note="Field & Form · £3,500 · 5 Oct to 30 Nov">
          <MockButton variant="plain">View Details</MockButton>
        </Row>
      </Screen>
    ),
  },
  {
    title: "Respond to an invitation",
    text: "Everything you need to decide is on one page. Accept or decline, and the brand is notified straight away.",
    screen: (
      <Screen person={ME} title="Autumn Miles">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="waiting">Pending</Badge>
          <span className="text-soft">Invitation from Northlight Running</span>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <Stat label="Budget" value="£1,200" note="for 3 deliverables" />
          <Stat label="Duration" value="6 weeks" note="1 Sep 2026 to 12 Oct 2026" />
        </div>
        <Card>
          <p>
            “Your training diary is exactly what we had in mind. Would you like to run this autumn
            with us?”
          </p>
        </Card>
        <p className="flex flex-wrap gap-2.5">
          <MockButton>Accept</MockButton>
          <MockButton variant="plain">Decline</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Submit your content",
    text: "Add the clip, describe it and submit it for review. Not ready yet? Save it as a draft.",
    screen: (
      <Screen person={ME} title="Upload Content">
        <MockField label="Campaign">Autumn Miles · Northlight Running</MockField>
        <MockField label="Title">Hills before breakfast</MockField>
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
          <MockButton>Submit for Review</MockButton>
          <MockButton variant="plain">Save Draft</MockButton>
        </p>
      </Screen>
    ),
  },
  {
    title: "Post it once it's approved",
    text: "You'll get the brand's decision in your notifications and by email. Post it, mark it as posted, and it's added to your campaign history.",
    screen: (
      <Screen person={ME} title="My Content">
        <Row title="Hills before breakfast" note="Autumn Miles · Version 2">
          <Badge tone="good">Approved</Badge>
          <MockButton>Mark as Posted</MockButton>
        </Row>
        <Row title="Race day, filmed by Dad" note="Autumn Miles · Version 1">
          <Badge tone="waiting">Awaiting Review</Badge>
        </Row>
        <Row title="What's in my bag" note="Autumn Miles · Version 1">
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
