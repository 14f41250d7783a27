import type { NavLink } from "~/components/shell/public-shell";
import type { SectionLink } from "~/components/shell/section";
import type { UserType } from "~db/constants";
import { homeOf } from "./actor";

/** The side navigation of each kind of account. An entry appears with the screen behind it. */
const SIDE: Record<UserType, SectionLink[]> = {
  athlete: [
    { to: "/athlete/dashboard", label: "Dashboard" },
    { to: "/athlete/profile", label: "Profile" },
    { to: "/athlete/campaigns", label: "Browse Campaigns" },
    { to: "/athlete/content", label: "My Content" },
  ],
  brand: [
    { to: "/brand/dashboard", label: "Dashboard", also: ["/brand/campaigns"] },
    {
      to: "/brand/discover",
      label: "Discover Athletes",
      also: ["/brand/shortlist", "/brand/searches", "/brand/compare", "/brand/athletes"],
    },
    { to: "/brand/matches", label: "AI Matches" },
    { to: "/brand/preferences", label: "Preferences" },
    { to: "/brand/campaigns/new", label: "Create Campaign" },
    { to: "/brand/content", label: "Content Review" },
    { to: "/brand/insights", label: "Analytics" },
  ],
  staff: [
    { to: "/admin", label: "Dashboard" },
    { to: "/admin/content", label: "Content & Moderation" },
  ],
};

export const sideLinks = (type: UserType) => SIDE[type];

export const TYPE_LABELS: Record<UserType, string> = {
  athlete: "Athlete",
  brand: "Brand",
  staff: "Staff",
};

/** The menu behind a person's name in the public header. */
export function accountMenu(person: { type: UserType; name: string; email: string }) {
  const role: Record<UserType, NavLink[]> = {
    athlete: [
      { to: "/athlete/campaigns", label: "Browse Campaigns" },
      { to: "/athlete/content", label: "My Content" },
    ],
    brand: [
      { to: "/brand/discover", label: "Discover Athletes" },
      { to: "/brand/insights", label: "Insights Dashboard" },
      { to: "/brand/content", label: "Content Review" },
    ],
    staff: [],
  };
  return {
    title: person.name || person.email,
    links: [
      { to: homeOf(person), label: "Dashboard" },
      ...role[person.type],
      { to: "/change-password", label: "Change Password" },
    ],
  };
}
