import { paths } from "~/paths";
import type { TitledClaim } from "../site/feature-claim";
import type { PictureOf } from "../site/product-picture";

/** What happens, and a picture of the screen it happens on. */
type TourStep = TitledClaim & PictureOf;

/** The two tours, in the order of a deal. */
export const TOURS: Record<"athlete" | "brand", [TourStep, ...TourStep[]]> = {
  athlete: [
    {
      title: "Build your profile",
      text: "Say what you do and where you post. Connect an account, and brands see your real figures.",
      screen: paths.athlete.profile,
      name: "profile",
      alt: "An athlete's profile as brands see it, with score, followers and engagement",
    },
    {
      title: "Find work",
      text: "See the fee, the work and the dates first, then show interest. Or wait to be found: brands invite athletes who fit.",
      screen: paths.athlete.campaigns,
      name: "find-work",
      alt: "Open campaigns, each with its fee, work and dates",
    },
    {
      title: "Answer an invitation",
      text: "What you make, what you're paid and what the brand may do with it, on one page. Accept, suggest another fee or decline.",
      screen: paths.athlete.campaign(":campaignId"),
      name: "offer",
      alt: "An invitation to a campaign, with its fee, work and dates",
    },
    {
      title: "Send your content",
      text: "Choose your pictures and clips, write the caption while they upload and send it all for review. Not ready yet? It stays a draft.",
      screen: paths.athlete.contentList,
      name: "content",
      alt: "A deal's content: what is approved, what is in review and what is left to make",
    },
    {
      title: "Post it and get paid",
      text: "Approved? The fee is yours. Post it on your channel and paste the link. That's it.",
      screen: paths.statement,
      name: "payment",
      alt: "An athlete's earnings: what is agreed, secured, on its way and paid",
    },
  ],
  brand: [
    {
      title: "Write the brief",
      text: "Say what you want, by when and for how much. The terms go out with each offer.",
      screen: paths.brand.newCampaign,
      name: "brief",
      alt: "A campaign's brief as athletes see it",
    },
    {
      title: "Meet your matches",
      text: "Up to ten athletes, best first. You'll see why each one is a match.",
      screen: paths.brand.matches,
      name: "matches",
      alt: "Athletes suggested for a campaign, with their match scores and reasons",
    },
    {
      title: "Invite",
      text: "Name a fee, add a message and send. The offer has the whole deal in it: accepting it signs the contract.",
      screen: paths.brand.invite(":athleteId"),
      name: "invite",
      alt: "An invitation with its fee, what it costs with our fee, and a message",
    },
    {
      title: "Follow the campaign",
      text: "Each athlete is one row: what has been agreed, sent and paid, and what to do next.",
      screen: paths.brand.campaign(":campaignId"),
      name: "campaign",
      alt: "A campaign with its athletes, each with the state of the deal and the next step",
    },
    {
      title: "Review the content",
      text: "Approve it or request changes. Pin comments to a second of a clip or a point of a picture.",
      screen: paths.brand.content(":contentId"),
      name: "review",
      alt: "A clip that an athlete sent, with the comments on it",
    },
    {
      title: "See the results",
      text: "See reach, clicks and sales for each post, and share the report.",
      screen: paths.brand.campaignReport(":campaignId"),
      name: "report",
      alt: "A campaign's report: what it cost, what it sold and whether it met its target",
    },
  ],
};
