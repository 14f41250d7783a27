import { ENTITLEMENTS } from "~/features/billing/billing/entitlements";
import {
  FIRST_PAYOUT,
  MONEY_FACTS,
  SERVICE_FEE_PERCENT,
  TIME_TO_BANK,
} from "~/features/billing/billing/money-facts";
import { PLANS } from "~/features/billing/billing/plans";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { FeatureClaim } from "./feature-claim";

const formatPlanPrice = (list: { name: string; pricePence: number }[], planName: string) =>
  formatMoney(list.find(({ name }) => name === planName)?.pricePence ?? 0);

/** An answer names its screen where it says what that screen does. */
export interface Question extends Partial<Pick<FeatureClaim, "screen">> {
  id: string;
  question: string;
  answer: string;
  link?: { to: string; label: string };
  /** Shown with its answer: what most people come for. */
  isOpen?: true;
}

/** The Help Centre's answers, by topic. */
export const FAQ: { id: string; topic: string; questions: Question[] }[] = [
  {
    id: "money",
    topic: "Money and rights",
    questions: [
      {
        id: "how-paid",
        isOpen: true,
        question: "How am I paid?",
        answer: `The brand pays in before you start, and we hold the money. When your work is approved, we send you the whole fee within the hour. Stripe pays it to your bank, usually within ${TIME_TO_BANK}. ${FIRST_PAYOUT}. All you need is a bank account under Payouts.`,
        screen: paths.athlete.payouts,
        link: { to: paths.athlete.payouts, label: "Set up payouts" },
      },
      {
        id: "service-fee",
        isOpen: true,
        question: "What does a campaign cost, and who pays?",
        answer: `${MONEY_FACTS.fee} ${MONEY_FACTS.held} ${MONEY_FACTS.vat}`,
        link: { to: paths.pricing, label: "Pricing" },
      },
      {
        id: "money-back",
        question: "Does a brand get its money back?",
        answer:
          "If you cancel a campaign before any work is sent, you get back everything except the share that a signed contract gives the athlete. If you both sign a cancellation, you get back what it says. If you can't agree, a dispute decides.",
        link: { to: paths.terms, label: "Terms of Service" },
      },
      {
        id: "content-rights",
        question: "Who owns the content?",
        answer:
          "The athlete. The contract says where and how long the brand may use it, and whether in paid ads. Without a contract, the brand may share the athlete's own post and nothing more. Our standard contracts don't let a brand train AI with it.",
      },
      {
        id: "ad-label",
        question: "What must be labelled as an ad?",
        answer:
          "Every post for a campaign, stories included. In the UK, begin the caption with #ad. Before the brand approves it, we check the caption against the rules of the countries the campaign is for. A brand may not ask you to leave the label off.",
        screen: paths.brand.content(":contentId"),
      },
      {
        id: "disagree",
        question: "What if we disagree?",
        answer:
          "Write to each other first. If that doesn't help, file a dispute: the other side has 3 business days to answer, and we aim to decide within 5 to 7. The money it's about stays with us until then.",
        screen: paths.fileDispute,
        link: { to: paths.disputes, label: "Your disputes" },
      },
    ],
  },
  {
    id: "start",
    topic: "Getting started",
    questions: [
      {
        id: "cost-to-join",
        question: "What does it cost to join?",
        answer: `Joining is free. When a brand pays an athlete, we add ${SERVICE_FEE_PERCENT.free}% (${SERVICE_FEE_PERCENT.premium}% on Premium).`,
        link: { to: paths.pricing, label: "Pricing" },
      },
      {
        id: "see-first",
        question: "Can I see it before I sign up?",
        answer:
          "Yes. Our two demos walk you through the main screens with sample data. Each takes about three minutes.",
        screen: paths.demo.athlete,
        link: { to: paths.demo.athlete, label: "Athlete demo" },
      },
      {
        id: "which-account",
        question: "Which kind of account do I need?",
        answer:
          "Athletes, trainers and sports creators need an athlete account. Companies and agencies need a brand account. You can use each email address for one account.",
        screen: paths.signUp,
      },
      {
        id: "no-mail",
        question: "I didn't get your email. What can I do?",
        answer:
          "Check your spam folder first. Then request it again from the same page. If it still doesn't arrive, get in touch.",
        link: { to: paths.contact, label: "Contact" },
      },
    ],
  },
  {
    id: "athletes",
    topic: "For athletes",
    questions: [
      {
        id: "score",
        question: "What is the Ambassador Score?",
        answer:
          "A score from 0 to 100 for what you bring to a campaign: reach (25 points), engagement compared with athletes of a similar size (25), growth over the last 30 days (15), quality of the content brands have reviewed (15), a complete profile (10) and verification (10). Reach and engagement count in full once your channels are connected; figures you enter count for four fifths. Each leaf of the laurel is worth five points.",
      },
      {
        id: "premium-order",
        question: "What does Premium do for my place in lists?",
        answer: `In Discover, sorted by score, you stand up to ${ENTITLEMENTS.athlete.premium.orderPoints} points ahead, marked “Promoted”. The score itself stays the same, and so do lists by followers, engagement or growth. Plans make no difference to matches.`,
        screen: paths.brand.discover,
      },
      {
        id: "engagement",
        question: "How do you work out engagement?",
        answer:
          "It's the average of the engagement rates of your channels that have followers. Channels you don't use don't count. A rate can't be higher than is plausible for the channel's audience.",
      },
      {
        id: "connect",
        question: "What happens when I connect a channel?",
        answer:
          "The platform tells us your followers and your posts' figures, and brands see that they come from it. We can't post for you. Disconnect under Social accounts whenever you like: we delete our access and everything we read, except the figures on your profile.",
        screen: paths.athlete.social,
      },
      {
        id: "unusual-figures",
        question: "What happens when figures look unusual?",
        answer:
          "We ask you first. If your figures look far from usual, we tell you under Social accounts, and you can explain them. Brands see the note a week later, or once you've explained it, with your words beside it. It changes neither your score nor your place in lists, and goes when the figures are usual again.",
        screen: paths.athlete.social,
      },
      {
        id: "tiers",
        question: "What do Nano, Micro, Mid and Macro mean?",
        answer:
          "They're tiers based on your total followers across all platforms: under 10,000 is Nano, under 50,000 is Micro, under 500,000 is Mid, and 500,000 or more is Macro.",
      },
      {
        id: "decline",
        question: "Can I decline an invitation?",
        answer: "Yes, always. The brand is notified, and that's all. It won't count against you.",
        screen: paths.athlete.campaign(":campaignId"),
      },
      {
        id: "changes-requested",
        question: "A brand has requested changes. What now?",
        answer:
          "Open it under My Content, read the feedback and submit a new version. The old one is kept.",
        screen: paths.athlete.contentList,
      },
    ],
  },
  {
    id: "brands",
    topic: "For brands",
    questions: [
      {
        id: "matches",
        question: "How do you match athletes to my campaign?",
        answer:
          "We start with your requirements, such as minimum followers, then look at sport, reach, engagement, themes, location, growth and verification. You'll see up to ten athletes, each with the reasons they fit.",
        screen: paths.brand.matches,
        link: { to: paths.features, label: "How It Works" },
      },
      {
        id: "approve",
        question: "Can athletes post something I haven't approved?",
        answer:
          "Content for your campaign can only be marked as posted once you've approved it. If it isn't right, request changes and say what you'd like to be different.",
        screen: paths.brand.content(":contentId"),
      },
      {
        id: "end-campaign",
        question: "How do I end a campaign?",
        answer:
          "Open the campaign and complete or cancel it. Pending invitations expire and everyone involved is notified.",
        screen: paths.brand.campaign(":campaignId"),
      },
    ],
  },
  {
    id: "plans",
    topic: "Plans and billing",
    questions: [
      {
        id: "pricing-tiers",
        question: "Which plans do you offer?",
        answer: `Brands: Free, or Premium at ${formatPlanPrice(PLANS, "Brand Premium")} a month. Athletes: Free, or Premium at ${formatPlanPrice(PLANS, "Athlete Premium")} a month.`,
        link: { to: paths.pricing, label: "Pricing" },
      },
      {
        id: "going-back",
        question: "What happens when I go back to the free plan?",
        answer:
          "Nothing you have is locked or deleted. Campaigns that are running go on, templates can still be used and your portfolio stays as it is. You can only add more within the limits of the free plan.",
        link: { to: paths.pricing, label: "Pricing" },
      },
      {
        id: "invoices",
        question: "Where are my invoices?",
        answer:
          "Under Billing, Invoices, as PDFs. You can set the company name, address and VAT number on them there. What you paid for campaigns is under Spending.",
        screen: paths.invoices,
      },
      {
        id: "cancel",
        question: "Can I cancel a subscription?",
        answer:
          "Yes, at any time. You keep access until the end of the billing period you've paid for.",
        screen: paths.billing,
      },
      {
        id: "currency",
        question: "Which currency do you charge in?",
        answer: `All prices are in pounds sterling. ${MONEY_FACTS.vat}`,
      },
    ],
  },
  {
    id: "account",
    topic: "Account and privacy",
    questions: [
      {
        id: "forgot-password",
        question: "I've forgotten my password. What can I do?",
        answer: "Request a reset link. We'll email it to you. It works once, for an hour.",
        screen: paths.forgotPassword,
        link: { to: paths.forgotPassword, label: "Reset password" },
      },
      {
        id: "passkeys",
        question: "Can I sign in without a password?",
        answer:
          "Yes, with a passkey: your fingerprint, your face or your device's PIN. Sign in with your password once, then add one under Security.",
        screen: paths.addPasskey,
        link: { to: paths.addPasskey, label: "Add a passkey" },
      },
      {
        id: "delete-data",
        question: "How do I get my data deleted?",
        answer:
          "Delete your account yourself under Settings, Data Management. Or email our privacy team: we'll acknowledge your request within 24 hours and complete it within 30 days.",
        screen: paths.dataManagement,
        link: { to: paths.dataDeletion, label: "Data Deletion" },
      },
      {
        id: "who-sees",
        question: "Who can see my email address?",
        answer:
          "Only you and our staff. Brands and athletes find each other by name and profile. Your email address is never shown.",
        link: { to: paths.privacy, label: "Privacy Policy" },
      },
    ],
  },
];
