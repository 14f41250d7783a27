import type { MetaFunction } from "@remix-run/cloudflare";
import { type DemoStep, Walkthrough } from "~/features/site/demo/walkthrough";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.demo.athlete);

const STEPS: [DemoStep, ...DemoStep[]] = [
  {
    title: "Build your profile",
    text: "Say what you do and where you post. Connect an account, and brands see your real figures.",
    name: "profile",
    alt: "An athlete's profile as brands see it, with score, followers and engagement",
  },
  {
    title: "Find work",
    text: "See the fee, the work and the dates first, then show interest. Or wait to be found: brands invite athletes who fit.",
    name: "find-work",
    alt: "Open campaigns, each with its fee, work and dates",
  },
  {
    title: "Answer an invitation",
    text: "What you make, what you're paid and what the brand may do with it, on one page. Accept, suggest another fee or decline.",
    name: "offer",
    alt: "An invitation to a campaign, with its fee, work and dates",
  },
  {
    title: "Send your content",
    text: "Choose your pictures and clips, write the caption while they upload and send it all for review. Not ready yet? It stays a draft.",
    name: "content",
    alt: "A deal's content: what is approved, what is in review and what is left to make",
  },
  {
    title: "Post it and get paid",
    text: "Approved? The fee is yours. Post it on your channel and paste the link. That's it.",
    name: "payment",
    alt: "The money of a deal, with what is paid and what is held",
  },
];

export default function AthleteDemo() {
  return <Walkthrough audience="athlete" steps={STEPS} />;
}
