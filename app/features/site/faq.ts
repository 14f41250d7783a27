export interface Question {
  id: string;
  question: string;
  answer: string;
  link?: { to: string; label: string };
}

/** The Help Center's answers, by topic. */
export const FAQ: { id: string; topic: string; questions: Question[] }[] = [
  {
    id: "start",
    topic: "Getting started",
    questions: [
      {
        id: "cost-to-join",
        question: "What does it cost to join?",
        answer:
          "Nothing. Athletes join free and stay free. Brands start on a free plan too, and pay only when they want more.",
        link: { to: "/pricing", label: "Pricing" },
      },
      {
        id: "see-first",
        question: "Can I see it before I sign up?",
        answer:
          "Yes. The two demos walk you through the real screens with sample data, in about three minutes each.",
        link: { to: "/demo/athlete", label: "Athlete demo" },
      },
      {
        id: "which-account",
        question: "Which kind of account do I need?",
        answer:
          "Athletes, trainers and sports creators choose an athlete account. Companies and agencies choose a brand account. One e-mail address has one account.",
      },
      {
        id: "no-mail",
        question: "I did not get your e-mail.",
        answer:
          "Look in the spam folder first. Then ask for the mail again on the page that sent it. If it still does not come, write to us.",
        link: { to: "/contact", label: "Contact" },
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
          "A figure from 0 to 100 that sums up what you bring to a campaign: reach, engagement against what is usual for your reach, growth and a complete profile. Each leaf of the laurel stands for five points.",
      },
      {
        id: "tiers",
        question: "What do Nano, Micro, Mid and Macro mean?",
        answer:
          "Your tier follows from your followers on all platforms together: under 10,000 is Nano, under 50,000 Micro, under 500,000 Mid, and above that Macro.",
      },
      {
        id: "decline",
        question: "May I decline an invitation?",
        answer: "Yes, always. The brand is told, and nothing else follows from it.",
      },
      {
        id: "changes-requested",
        question: "The brand requested changes. What now?",
        answer:
          "Open the piece under My Content. You find what should change in the feedback. Revise it as a new version and submit it again; the old version stays readable.",
      },
    ],
  },
  {
    id: "brands",
    topic: "For brands",
    questions: [
      {
        id: "matches",
        question: "How are athletes matched to my campaign?",
        answer:
          "First by your hard requirements, such as minimum followers. Then by sport, reach, engagement, themes, place, growth and verification. You see at most ten athletes, and every one says why.",
        link: { to: "/features", label: "How It Works" },
      },
      {
        id: "approve",
        question: "Can something be posted that I have not approved?",
        answer:
          "Content for your campaign can be marked as posted only after you have approved it. If it is not right, request changes and say what should be different.",
      },
      {
        id: "end-campaign",
        question: "How do I end a campaign?",
        answer:
          "Open the campaign and complete or cancel it. Open invitations lapse, and both sides are told.",
      },
    ],
  },
  {
    id: "plans",
    topic: "Plans and billing",
    questions: [
      {
        id: "pricing-tiers",
        question: "Which tiers are there?",
        answer:
          "Athletes have a free tier. For brands there are Starter, Professional and Enterprise tiers, from a first try-out to large teams. The monthly plans and one-off packages stand on the pricing page.",
        link: { to: "/pricing", label: "Pricing" },
      },
      {
        id: "cancel",
        question: "Can I cancel a subscription?",
        answer: "At any time. You keep access to the end of the billing period you have paid for.",
      },
      {
        id: "currency",
        question: "Which currency do you charge in?",
        answer: "Pounds sterling, everywhere.",
      },
    ],
  },
  {
    id: "account",
    topic: "Account and privacy",
    questions: [
      {
        id: "forgot-password",
        question: "I forgot my password.",
        answer: "Ask for a reset link. It comes by e-mail, works once and expires after a while.",
        link: { to: "/forgot-password", label: "Reset password" },
      },
      {
        id: "delete-data",
        question: "How do I have my data deleted?",
        answer:
          "Write to our privacy address. We acknowledge your request within 24 hours and complete it within 30 days.",
        link: { to: "/data-deletion", label: "Data Deletion" },
      },
      {
        id: "who-sees",
        question: "Who sees my e-mail address?",
        answer:
          "You and our staff. Brands and athletes find each other by name and profile; your address is not shown.",
        link: { to: "/privacy", label: "Privacy Policy" },
      },
    ],
  },
];
