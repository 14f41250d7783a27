import type { NavLink, SectionLink } from "~/components/shell/section";
import { paths } from "~/paths";
import type { UserType } from "~db/constants";
import { homeOf } from "./actor";

/** The side navigation of each kind of account. An entry appears with the screen behind it. */
const SIDE: Record<UserType, SectionLink[]> = {
  athlete: [
    { to: paths.athlete.dashboard, label: "Dashboard" },
    { to: paths.athlete.profile, label: "Profile" },
    { to: paths.athlete.campaigns, label: "Browse Campaigns" },
    { to: paths.athlete.contentList, label: "My Content" },
  ],
  brand: [
    { to: paths.brand.dashboard, label: "Dashboard" },
    { to: paths.brand.campaigns, label: "Campaigns" },
    {
      to: paths.brand.discover,
      label: "Discover Athletes",
      also: [
        paths.brand.shortlist,
        paths.brand.searches,
        paths.brand.compare,
        paths.brand.athletes,
      ],
    },
    { to: paths.brand.matches, label: "AI Matches" },
    { to: paths.brand.preferences, label: "Preferences" },
    { to: paths.brand.newCampaign, label: "Create Campaign" },
    { to: paths.brand.reviewQueue, label: "Content Review" },
    { to: paths.brand.insights, label: "Analytics" },
  ],
  staff: [
    { to: paths.admin.dashboard, label: "Dashboard" },
    { to: paths.admin.content, label: "Content & Moderation" },
  ],
};

export const sideLinks = (type: UserType) => SIDE[type];

export const TYPE_LABELS: Record<UserType, string> = {
  athlete: "Athlete",
  brand: "Brand",
  staff: "Staff",
};

/** The menu behind a person's name in the top bar of signed-in screens. */
export const accountLinks = (type: UserType): NavLink[] => [
  ...(type === "athlete" ? [{ to: paths.athlete.profile, label: "Profile" }] : []),
  ...(type === "brand" ? [{ to: paths.brand.profile, label: "Profile" }] : []),
  { to: paths.settings, label: "Settings" },
];

/** The menu behind a person's name in the public header. */
export function accountMenu(person: { type: UserType; name: string; email: string }) {
  const role: Record<UserType, NavLink[]> = {
    athlete: [
      { to: paths.athlete.campaigns, label: "Browse Campaigns" },
      { to: paths.athlete.contentList, label: "My Content" },
    ],
    brand: [
      { to: paths.brand.discover, label: "Discover Athletes" },
      { to: paths.brand.insights, label: "Insights Dashboard" },
      { to: paths.brand.reviewQueue, label: "Content Review" },
    ],
    staff: [],
  };
  return {
    title: person.name || person.email,
    links: [
      { to: homeOf(person), label: "Dashboard" },
      ...role[person.type],
      { to: paths.settings, label: "Settings" },
    ],
  };
}
