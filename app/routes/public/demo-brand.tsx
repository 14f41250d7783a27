import type { MetaFunction } from "@remix-run/cloudflare";
import { type DemoStep, Walkthrough } from "~/features/site/demo/walkthrough";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.demo.brand);

const STEPS: [DemoStep, ...DemoStep[]] = [
  {
    title: "Write the brief",
    text: "Say what you want, by when and for how much. The terms go out with each offer.",
    name: "brief",
    alt: "A campaign's brief as athletes see it",
  },
  {
    title: "Meet your matches",
    text: "Up to ten athletes, best first. You'll see why each one is a match.",
    name: "matches",
    alt: "Athletes suggested for a campaign, with their match scores and reasons",
  },
  {
    title: "Invite",
    text: "Name a fee, add a message and send. The offer has the whole deal in it: accepting it signs the contract.",
    name: "invite",
    alt: "An invitation with its fee, what it costs with our fee, and a message",
  },
  {
    title: "Follow the campaign",
    text: "Each athlete is one row: what has been agreed, sent and paid, and what to do next.",
    name: "campaign",
    alt: "A campaign with its athletes, each with the state of the deal and the next step",
  },
  {
    title: "Review the content",
    text: "Approve it or request changes. Pin comments to a second of a clip or a point of a picture.",
    name: "review",
    alt: "A clip that an athlete sent, with the comments on it",
  },
  {
    title: "See the results",
    text: "See reach, clicks and sales for each post, and share the report.",
    name: "report",
    alt: "A campaign's report: what it cost, what it sold and whether it met its target",
  },
];

export default function BrandDemo() {
  return <Walkthrough audience="brand" steps={STEPS} />;
}
