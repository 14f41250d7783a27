import type { MetaFunction } from "@remix-run/cloudflare";
import { Prose } from "~/components/site/prose";
import { MONEY_FACTS, TIME_TO_BANK } from "~/features/billing/billing/money-facts";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";
import { product } from "~/product";

/** The month of the last change, as the page says it. */
const TERMS_UPDATED = "November 2026";

/** The Terms of Service: a title and its paragraphs, in order. */
const TERMS: { title: string; paragraphs: string[] }[] = [
  {
    title: "Agreement to these terms",
    paragraphs: [
      `These terms are an agreement between you and ${product.company} (“${product.name}”, “we”). By creating an account or using the service, you accept them. If you do not accept them, do not use the service.`,
      "If you act for a company or agency, you confirm that you have authority to bind it to these terms.",
    ],
  },
  {
    title: "What the service is",
    paragraphs: [
      `${product.name} is a marketplace. Brands publish briefs, find and invite athletes, and review content. Athletes show their profile, answer invitations and submit content.`,
      "We bring the two sides together and keep a record. We are not a party to any agreement between a brand and an athlete, and we are not an agent or employer of either.",
    ],
  },
  {
    title: "Who may use it",
    paragraphs: [
      "You must be at least 18 years old, or have the written consent of a parent or guardian who takes responsibility for your use of the service. You must be legally able to enter into a contract.",
    ],
  },
  {
    title: "Your account",
    paragraphs: [
      "Give accurate details and keep them up to date. Keep your password to yourself, and tell us immediately if someone else has used your account. You are responsible for what is done through your account until you tell us otherwise.",
      "Each person or company may have one account. Accounts may not be sold or transferred.",
    ],
  },
  {
    title: "Athlete profiles and figures",
    paragraphs: [
      "Athletes are responsible for their profiles. Follower counts, engagement rates and other figures must be accurate, and must not come from bought followers or automated engagement.",
      "Scores, tiers and matches are calculated from these figures. They are there to help you decide, and do not guarantee results.",
    ],
  },
  {
    title: "Campaigns and invitations",
    paragraphs: [
      "A brief must state honestly what is wanted, by when and for how much. An invitation is an offer to work on the brief. It becomes an agreement between brand and athlete when the athlete accepts it.",
      "A brand may complete or cancel a campaign. Any pending invitations then expire. Obligations already agreed still stand.",
    ],
  },
  {
    title: "Content, review and posting",
    paragraphs: [
      "Athletes submit content for review. The brand approves it, requests specific changes, or flags it to our moderators with a reason. Content for a campaign may only be posted as sponsored once it is approved.",
      "Advertising must be recognisable as advertising. Athletes must label sponsored posts as UK advertising rules require, and brands may not ask them to leave the label off.",
    ],
  },
  {
    title: "Rights in content",
    paragraphs: [
      "You keep the rights in what you create. You allow us to store, process and display it as far as the service requires.",
      "A brand's rights in an athlete's content are whatever the two agree. Without an agreement, the brand may share the athlete's own post and nothing more.",
    ],
  },
  {
    title: "Payments and subscriptions",
    paragraphs: [
      `Prices are in pounds sterling and are shown before you pay. ${MONEY_FACTS.vat} Subscriptions renew each month until cancelled. You may cancel at any time and keep access until the end of the billing period you have paid for.`,
      MONEY_FACTS.fee,
      `${MONEY_FACTS.held} Payments are taken by Stripe, and what we hold stays on our balance there.`,
      `We release a payment when what the contract names has happened: all the work or one deliverable is approved, or both have signed. If the contract also names a day, we do not release it earlier. Stripe pays it to the athlete's bank, usually within ${TIME_TO_BANK}. The athlete needs a payout account with Stripe, and we keep the money for them until it is ready.`,
      "We return a payment to the brand, with our fee for it, if the deal is called off before any work is sent. If the brand cancels after both sides have signed a contract, the athlete first gets the share that the contract names. If both sides sign a cancellation, or a dispute is decided, the payment is divided as that says, and we keep our fee only for the part that the athlete gets. While a dispute is open, the money it is about stays with us.",
      "If you are a consumer, your statutory rights to cancel and to a refund are not affected.",
    ],
  },
  {
    title: "Verification",
    paragraphs: [
      "A verified badge means that we checked certain details at a certain time. It does not guarantee future conduct. We may withdraw it if those details are no longer correct.",
    ],
  },
  {
    title: "What is not allowed",
    paragraphs: [
      "You may not break the law, harass anyone, mislead people about who you are or what you can do, infringe the rights of others, send spam, harvest other people's data, attack or overload the service, or circumvent its limits.",
    ],
  },
  {
    title: "Disputes between users",
    paragraphs: [
      "Brands and athletes should first try to settle a disagreement with each other. If that fails, either may file a dispute. We look at the shared record and what both sides say, and decide what happens to the money we hold. You remain free to go to court.",
    ],
  },
  {
    title: "Privacy",
    paragraphs: [
      "How we handle personal data is set out in our Privacy Policy. Brands and athletes who receive each other's data may use it only for the work they have agreed.",
    ],
  },
  {
    title: "Suspension and ending",
    paragraphs: [
      "You may close your account at any time. We may suspend or close an account that breaks these terms, with a warning where that is reasonable. Active contracts and open disputes may delay a deletion until they are settled.",
    ],
  },
  {
    title: "Our liability",
    paragraphs: [
      "We provide the service with reasonable care and skill. We do not promise that it will never be interrupted, or that a campaign will succeed.",
      "Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or where the law does not allow a limit. Otherwise our liability is limited to the greater of £100 and what you paid us in the twelve months before the claim. We are not liable for loss that neither of us could foresee.",
    ],
  },
  {
    title: "Changes",
    paragraphs: [
      "We may change these terms for good reason. If a change affects you, we will email you at least 30 days in advance. If you do not agree, you may close your account before it takes effect.",
    ],
  },
  {
    title: "Law, courts and contact",
    paragraphs: [
      "These terms are governed by UK law: the law of England and Wales. The courts of England and Wales have jurisdiction. Consumers who live in Scotland or Northern Ireland may also use the courts there.",
      `Questions about these terms: ${product.support}.`,
    ],
  },
];

export const meta: MetaFunction = (args) => pageMeta(args, paths.terms);

export default function Terms() {
  return (
    <Prose
      numbered
      title="Terms of Service"
      index={`Last updated: ${TERMS_UPDATED}`}
      chapters={TERMS.map(({ title, paragraphs }, i) => ({
        id: `section-${i + 1}`,
        title,
        body: paragraphs.map((text) => <p key={text}>{text}</p>),
      }))}
    />
  );
}
