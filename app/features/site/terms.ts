import { brand } from "~/brand";

/** The Terms of Service: a title and its paragraphs, in order. */
export const TERMS: { title: string; paragraphs: string[] }[] = [
  {
    title: "Agreement to these terms",
    paragraphs: [
      `These terms are an agreement between you and ${brand.company} (“${brand.name}”, “we”). By creating an account or using the service you accept them. If you do not accept them, do not use the service.`,
      "If you act for a company or an agency, you confirm that you may bind it to these terms.",
    ],
  },
  {
    title: "What the service is",
    paragraphs: [
      `${brand.name} is a marketplace. Brands publish briefs, find and invite athletes, and review content. Athletes show their profile, answer invitations and submit content.`,
      "We bring the two sides together and keep the record. We are not a party to what a brand and an athlete agree with each other, and we are nobody's agent or employer.",
    ],
  },
  {
    title: "Who may use it",
    paragraphs: [
      "You must be at least 18 years old, or have the written consent of a parent or guardian who is responsible for what you do here. You must be legally able to enter a contract.",
    ],
  },
  {
    title: "Your account",
    paragraphs: [
      "Give true details and keep them up to date. Keep your password to yourself, and tell us at once if someone else has used your account. What is done through your account counts as done by you, unless you told us before.",
      "One person or company has one account. Accounts may not be sold or passed on.",
    ],
  },
  {
    title: "Athlete profiles and figures",
    paragraphs: [
      "Athletes answer for their profile. Follower counts, engagement rates and other figures must be true, and must not be produced by bought followers or automated engagement.",
      "Scores, tiers and matches are computed from these figures. They help you decide; they are not a promise of results.",
    ],
  },
  {
    title: "Campaigns and invitations",
    paragraphs: [
      "A brief must say honestly what is wanted, by when and for how much. An invitation is an offer to work on the brief. It becomes an agreement between brand and athlete when the athlete accepts it.",
      "A brand may complete or cancel a campaign. Invitations that are still open then lapse. What was agreed and done before remains owed.",
    ],
  },
  {
    title: "Content, review and posting",
    paragraphs: [
      "Athletes submit content for review. The brand approves it, requests changes and says which, or flags it for our moderators with a reason. Content for a campaign may be posted as sponsored only after approval.",
      "Advertising must be recognisable as such. Athletes label sponsored posts as UK advertising rules require, and brands may not ask them to leave the label out.",
    ],
  },
  {
    title: "Rights in content",
    paragraphs: [
      "You keep the rights in what you create. You allow us to store, process and show it as far as the service needs that.",
      "Which rights a brand gets in an athlete's content is what the two agree. Without an agreement, the brand may share the athlete's own post, and nothing more.",
    ],
  },
  {
    title: "Payments and subscriptions",
    paragraphs: [
      "Prices are in pounds sterling and are shown before you pay. Subscriptions renew each month until cancelled. You may cancel at any time and keep access to the end of the billing period you have paid for.",
      "If you are a consumer, your statutory rights to cancel and to a refund are not affected.",
    ],
  },
  {
    title: "Verification",
    paragraphs: [
      "A verified badge says that we have checked certain details at a certain time. It is no guarantee of future conduct. We may withdraw it when the details no longer hold.",
    ],
  },
  {
    title: "What is not allowed",
    paragraphs: [
      "You may not break the law, harass anyone, mislead people about who you are or what you can do, infringe the rights of others, send spam, collect other people's data, attack or overload the service, or go around its limits.",
    ],
  },
  {
    title: "Disputes between users",
    paragraphs: [
      "Brands and athletes should first try to settle a disagreement with each other. If that fails, write to us. We look at the record both sides share and try to mediate. You remain free to go to court.",
    ],
  },
  {
    title: "Privacy",
    paragraphs: [
      "How we handle personal data is set out in our Privacy Policy. Where brands and athletes receive each other's data, they use it for the work they agreed on and for nothing else.",
    ],
  },
  {
    title: "Suspension and ending",
    paragraphs: [
      "You may close your account at any time. We may suspend or close an account that breaks these terms, after a warning where that is reasonable. Active contracts and open disputes may delay a deletion until they are settled.",
    ],
  },
  {
    title: "Our liability",
    paragraphs: [
      "We provide the service with reasonable care and skill. We do not promise that it is never interrupted, or that a campaign will succeed.",
      "Nothing limits our liability for death or personal injury caused by negligence, for fraud, or where the law does not allow a limit. Otherwise our liability is limited to the greater of £100 and what you paid us in the twelve months before the claim. We are not liable for loss that neither of us could foresee.",
    ],
  },
  {
    title: "Changes",
    paragraphs: [
      "We may change these terms, for good reason. If a change matters to you, we tell you by e-mail at least 30 days before. If you do not agree, you may close your account before the change takes effect.",
    ],
  },
  {
    title: "Law, courts and contact",
    paragraphs: [
      "These terms are governed by UK law: the law of England and Wales. Its courts have jurisdiction. Consumers who live in Scotland or Northern Ireland may also go to the courts there.",
      `Questions about these terms: ${brand.support}.`,
    ],
  },
];
