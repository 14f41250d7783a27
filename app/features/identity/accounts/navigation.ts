import type { Bar } from "~/components/shell/bottom-bar";
import type { FrameLink, NavLink, SectionLink } from "~/components/shell/section";
import { paths, withQuery } from "~/paths";
import type { UserType } from "~db/constants";
import { type Ability, may } from "./abilities";
import { type Actor, homeOf } from "./actor";

/** The prefix of the pages of deals. */
const DEALS = paths.deal("").slice(0, -1);

/** The prefix of the pages of offers. */
const OFFERS = paths.offers("").slice(0, -1);

const MESSAGES: SectionLink = { to: paths.messages, label: "Messages", icon: "message-square" };
const CONTRACTS: SectionLink = {
  to: paths.contracts,
  label: "Contracts",
  icon: "file-check",
  also: [paths.rights, paths.disputes, DEALS],
};
const BILLING: SectionLink = { to: paths.billing, label: "Billing", icon: "credit-card" };

const SECURITY: SectionLink = { to: paths.security, label: "Security", icon: "lock" };
const SETTINGS: SectionLink = {
  to: paths.settings,
  label: "Settings",
  icon: "settings",
  also: [paths.changePassword, paths.dataManagement],
};
const HELP: SectionLink = { to: paths.help, label: "Help", icon: "life-buoy", outside: true };

type Entry = SectionLink & { ability?: Ability };

/** The side navigation of each kind of account, in groups. An entry is for those who may open its screen. */
const SIDE: Record<UserType, Entry[][]> = {
  athlete: [
    [
      { to: paths.athlete.dashboard, label: "Dashboard", icon: "house" },
      {
        to: paths.athlete.campaigns,
        label: "Browse Campaigns",
        icon: "megaphone",
        also: [OFFERS],
      },
      { to: paths.athlete.contentList, label: "My Content", icon: "images" },
      MESSAGES,
    ],
    [
      {
        to: paths.athlete.profile,
        label: "Profile",
        icon: "user",
        also: [paths.athlete.portfolio],
      },
      { to: paths.athlete.social, label: "Social accounts", icon: "share-2" },
      { to: paths.athlete.analytics, label: "Analytics", icon: "chart-line" },
    ],
    [
      CONTRACTS,
      { to: paths.statement, label: "Earnings", icon: "wallet", also: [paths.athlete.payouts] },
      BILLING,
    ],
    [
      { to: paths.athlete.verification, label: "Verification", icon: "badge-check" },
      SECURITY,
      SETTINGS,
      HELP,
    ],
  ],
  brand: [
    [
      { to: paths.brand.dashboard, label: "Dashboard", icon: "house" },
      {
        to: paths.brand.campaigns,
        label: "Campaigns",
        icon: "megaphone",
        also: [OFFERS],
        add: { to: paths.brand.newCampaign, label: "Create Campaign" },
      },
      { to: paths.brand.reviewQueue, label: "Content Review", icon: "clipboard-check" },
      MESSAGES,
    ],
    [
      {
        to: paths.brand.discover,
        label: "Discover Athletes",
        icon: "users",
        also: [
          paths.brand.shortlist,
          paths.brand.searches,
          paths.brand.compare,
          paths.brand.athletes,
        ],
      },
      {
        to: paths.brand.matches,
        label: "AI Matches",
        icon: "target",
        also: [paths.brand.preferences],
      },
    ],
    [
      CONTRACTS,
      { ...BILLING, also: [paths.statement] },
      { to: paths.brand.insights, label: "Analytics", icon: "chart-line" },
    ],
    [
      { to: paths.brand.verification, label: "Verification", icon: "badge-check" },
      SECURITY,
      SETTINGS,
      HELP,
    ],
  ],
  staff: [
    [
      { to: paths.admin.dashboard, label: "Dashboard", icon: "house" },
      { to: paths.admin.content, label: "Content & Moderation", icon: "clipboard-check" },
      { to: paths.admin.polishing, label: "Polishing", icon: "brush" },
      { to: paths.admin.verification, label: "Verification", icon: "badge-check" },
      { to: paths.admin.disputes, label: "Disputes", icon: "scale" },
      { to: paths.admin.contests, label: "Contested records", icon: "history" },
    ],
    [
      { to: paths.admin.users, label: "Users", icon: "users" },
      { to: paths.admin.contracts, label: "Contracts", icon: "file-check" },
      {
        to: paths.admin.payments,
        label: "Payments",
        icon: "wallet",
        ability: "handle payments",
      },
      { to: paths.admin.links, label: "Short links", icon: "link-2" },
      {
        to: paths.admin.deletions,
        label: "Deletion Requests",
        icon: "trash-2",
        ability: "handle deletion requests",
      },
    ],
    [
      {
        to: paths.admin.security,
        label: "Security Dashboard",
        icon: "shield",
        ability: "oversee security",
      },
      { to: paths.admin.setup, label: "Setup", icon: "user-cog", ability: "manage roles" },
      { to: paths.admin.outbox, label: "Deliveries", icon: "send", ability: "run the system" },
      { to: paths.admin.jobs, label: "Jobs", icon: "clock", ability: "run the system" },
    ],
    [SECURITY, SETTINGS, HELP],
  ],
};

/** All that staff can open until they have a second factor. */
const CLOSED: SectionLink[][] = [[SECURITY, SETTINGS, HELP]];

type Person = Pick<Actor, "type" | "roles">;

/** The side navigation: groups of links. @param closed of staff without a second factor */
export const sideLinks = (person: Person, closed = false): SectionLink[][] =>
  closed
    ? CLOSED
    : SIDE[person.type].map((group) =>
        group.flatMap(({ ability, ...link }) => (!ability || may(person, ability) ? [link] : [])),
      );

const MORE: Bar["rest"] = { label: "More", icon: "ellipsis" };

/** The bar of phones: four screens by their short names, and what opens all others. */
const BAR: Record<UserType, Bar> = {
  athlete: {
    links: [
      { to: paths.athlete.dashboard, label: "Home", icon: "house" },
      { to: paths.athlete.campaigns, label: "Find work", icon: "megaphone", also: [OFFERS] },
      {
        to: withQuery(paths.athlete.campaigns, { tab: "mine" }),
        label: "Deals",
        icon: "briefcase",
        also: [paths.athlete.contentList, paths.contracts, paths.rights, paths.disputes, DEALS],
      },
      MESSAGES,
    ],
    rest: { label: "You", icon: "user" },
  },
  brand: {
    links: [
      { to: paths.brand.dashboard, label: "Home", icon: "house" },
      {
        to: paths.brand.campaigns,
        label: "Campaigns",
        icon: "megaphone",
        also: [DEALS, OFFERS],
      },
      { to: paths.brand.reviewQueue, label: "Reviews", icon: "clipboard-check" },
      MESSAGES,
    ],
    rest: MORE,
  },
  staff: {
    links: [
      { to: paths.admin.dashboard, label: "Home", icon: "house" },
      { to: paths.admin.polishing, label: "Polishing", icon: "brush" },
      { to: paths.admin.content, label: "Content", icon: "clipboard-check" },
    ],
    rest: MORE,
  },
};

export const barLinks = (type: UserType, closed = false): Bar =>
  closed ? { links: [], rest: MORE } : BAR[type];

const MENU: Record<UserType, FrameLink[]> = {
  athlete: [
    { to: paths.athlete.campaigns, label: "Browse Campaigns", icon: "megaphone" },
    { to: paths.athlete.contentList, label: "My Content", icon: "images" },
  ],
  brand: [
    { to: paths.brand.discover, label: "Discover Athletes", icon: "users" },
    { to: paths.brand.insights, label: "Analytics", icon: "chart-line" },
    { to: paths.brand.reviewQueue, label: "Content Review", icon: "clipboard-check" },
  ],
  staff: [],
};

const PROFILE: Record<UserType, FrameLink[]> = {
  athlete: [{ to: paths.athlete.profile, label: "Profile", icon: "user" }],
  brand: [{ to: paths.brand.profile, label: "Brand profile", icon: "user" }],
  staff: [],
};

/** What the account menu has before the last group of the side navigation: Dashboard and the links of the role. */
export const accountLinks = (person: { type: UserType }, closed = false): FrameLink[] =>
  closed
    ? []
    : [
        { to: homeOf(person), label: "Dashboard", icon: "house" },
        ...MENU[person.type],
        ...PROFILE[person.type],
      ];

/** The same menu in the public header, which has no icons. */
export const accountMenu = (person: { type: UserType; name: string; email: string }) => ({
  title: person.name || person.email,
  links: [...accountLinks(person), SETTINGS].map(({ to, label }): NavLink => ({ to, label })),
});
