import type { FrameLink, NavLink, SectionLink } from "~/components/shell/section";
import { paths } from "~/paths";
import type { UserType } from "~db/constants";
import { type Ability, may } from "./abilities";
import { type Actor, homeOf } from "./actor";

const MESSAGES: SectionLink = { to: paths.messages, label: "Messages", icon: "message-square" };
const CONTRACTS: SectionLink = {
  to: paths.contracts,
  label: "Contracts",
  icon: "file-check",
  also: [paths.rights],
};
const DISPUTES: SectionLink = { to: paths.disputes, label: "Disputes", icon: "life-buoy" };
const BILLING: SectionLink = { to: paths.billing, label: "Billing", icon: "credit-card" };

/** The side navigation of each kind of account. An entry appears with the screen behind it, for those who may open it. */
const SIDE: Record<UserType, (SectionLink & { ability?: Ability })[]> = {
  athlete: [
    { to: paths.athlete.dashboard, label: "Dashboard", icon: "house" },
    {
      to: paths.athlete.profile,
      label: "Profile",
      icon: "user",
      also: [paths.athlete.portfolio],
    },
    { to: paths.athlete.campaigns, label: "Browse Campaigns", icon: "megaphone" },
    { to: paths.athlete.contentList, label: "My Content", icon: "images" },
    { to: paths.athlete.social, label: "Social accounts", icon: "share-2" },
    { to: paths.athlete.analytics, label: "Analytics", icon: "chart-line" },
    { to: paths.athlete.verification, label: "Verification", icon: "badge-check" },
    MESSAGES,
    CONTRACTS,
    { to: paths.statement, label: "Earnings", icon: "wallet", also: [paths.athlete.payouts] },
    BILLING,
    DISPUTES,
  ],
  brand: [
    { to: paths.brand.dashboard, label: "Dashboard", icon: "house" },
    { to: paths.brand.campaigns, label: "Campaigns", icon: "megaphone" },
    {
      to: paths.brand.discover,
      label: "Discover Athletes",
      icon: "search",
      also: [
        paths.brand.shortlist,
        paths.brand.searches,
        paths.brand.compare,
        paths.brand.athletes,
      ],
    },
    { to: paths.brand.matches, label: "AI Matches", icon: "target" },
    { to: paths.brand.preferences, label: "Match preferences", icon: "sliders-horizontal" },
    { to: paths.brand.newCampaign, label: "Create Campaign", icon: "square-plus" },
    { to: paths.brand.reviewQueue, label: "Content Review", icon: "clipboard-check" },
    MESSAGES,
    CONTRACTS,
    { to: paths.brand.insights, label: "Analytics", icon: "chart-line" },
    { to: paths.brand.verification, label: "Verification", icon: "badge-check" },
    { ...BILLING, also: [paths.statement] },
    DISPUTES,
  ],
  staff: [
    { to: paths.admin.dashboard, label: "Dashboard", icon: "house" },
    { to: paths.admin.polishing, label: "Polishing", icon: "images" },
    { to: paths.admin.content, label: "Content & Moderation", icon: "clipboard-check" },
    { to: paths.admin.contracts, label: "Contracts", icon: "file-check" },
    { to: paths.admin.users, label: "Users", icon: "user" },
    { to: paths.admin.verification, label: "Verification", icon: "badge-check" },
    { to: paths.admin.disputes, label: "Disputes", icon: "life-buoy" },
    { to: paths.admin.contests, label: "Contested records", icon: "chart-line" },
    { to: paths.admin.links, label: "Short links", icon: "share-2" },
    {
      to: paths.admin.payments,
      label: "Payments",
      icon: "wallet",
      ability: "handle payments",
    },
    {
      to: paths.admin.deletions,
      label: "Deletion Requests",
      icon: "log-out",
      ability: "handle deletion requests",
    },
    { to: paths.admin.setup, label: "Staff roles", icon: "badge-check", ability: "manage roles" },
    {
      to: paths.admin.security,
      label: "Security Dashboard",
      icon: "search",
      ability: "oversee security",
    },
    {
      to: paths.admin.outbox,
      label: "Deliveries",
      icon: "megaphone",
      ability: "run the system",
    },
    { to: paths.admin.jobs, label: "Jobs", icon: "sliders-horizontal", ability: "run the system" },
  ],
};

export const sideLinks = (person: Pick<Actor, "type" | "roles">): SectionLink[] =>
  SIDE[person.type].flatMap(({ ability, ...link }) =>
    !ability || may(person, ability) ? [link] : [],
  );

/** What stands in the bar of phones, by its short name there. */
const BAR: Record<UserType, Record<string, string>> = {
  athlete: {
    [paths.athlete.dashboard]: "Home",
    [paths.athlete.campaigns]: "Campaigns",
    [paths.athlete.contentList]: "Content",
    [paths.messages]: "Messages",
  },
  brand: {
    [paths.brand.dashboard]: "Home",
    [paths.brand.discover]: "Discover",
    [paths.brand.reviewQueue]: "Content",
    [paths.messages]: "Messages",
  },
  staff: {
    [paths.admin.dashboard]: "Home",
    [paths.admin.polishing]: "Polishing",
    [paths.admin.content]: "Content",
  },
};

export const barLinks = (type: UserType): SectionLink[] =>
  SIDE[type].flatMap((link) => {
    const label = BAR[type][link.to];
    return label ? [{ ...link, label }] : [];
  });

const MENU: Record<UserType, FrameLink[]> = {
  athlete: [
    { to: paths.athlete.campaigns, label: "Browse Campaigns", icon: "megaphone" },
    { to: paths.athlete.contentList, label: "My Content", icon: "images" },
  ],
  brand: [
    { to: paths.brand.discover, label: "Discover Athletes", icon: "search" },
    { to: paths.brand.insights, label: "Insights Dashboard", icon: "chart-line" },
    { to: paths.brand.reviewQueue, label: "Content Review", icon: "clipboard-check" },
  ],
  staff: [],
};

const menuOf = (person: { type: UserType }): FrameLink[] => [
  { to: homeOf(person), label: "Dashboard", icon: "house" },
  ...MENU[person.type],
];

/** What leads the menu behind a person's name in the top bar of signed-in screens. */
export function accountLinks(person: { type: UserType }): FrameLink[] {
  const profile = { athlete: paths.athlete.profile, brand: paths.brand.profile, staff: null };
  const to = profile[person.type];
  return [...menuOf(person), ...(to ? [{ to, label: "Profile", icon: "user" as const }] : [])];
}

/** The menu behind a person's name in the public header. */
export function accountMenu(person: { type: UserType; name: string; email: string }) {
  const links: NavLink[] = menuOf(person).map(({ to, label }) => ({ to, label }));
  return {
    title: person.name || person.email,
    links: [...links, { to: paths.settings, label: "Settings" }],
  };
}
