import { expect, it } from "vitest";
import { findBarSection, findSection } from "~/components/shell/section";
import { barLinks, sideLinks } from "./navigation";

it.each([
  ["brand", "/brand/dashboard", "Dashboard"],
  ["brand", "/brand/discover", "Discover Athletes"],
  ["brand", "/brand/shortlist", "Discover Athletes"],
  ["brand", "/brand/searches", "Discover Athletes"],
  ["brand", "/brand/compare", "Discover Athletes"],
  ["brand", "/brand/athletes/a1/invite", "Discover Athletes"],
  ["brand", "/brand/campaigns/new", "Campaigns"],
  ["brand", "/brand/campaigns", "Campaigns"],
  ["brand", "/brand/campaigns/c1", "Campaigns"],
  ["brand", "/brand/content/c1", "Content Review"],
  ["brand", "/brand/preferences", "AI Matches"],
  ["brand", "/disputes/d1", "Contracts"],
  ["brand", "/notifications", undefined],
  ["athlete", "/athlete/campaigns/c1", "Browse Campaigns"],
  ["athlete", "/athlete/content/new", "My Content"],
  ["athlete", "/athlete/social", "Social accounts"],
  ["athlete", "/athlete/analytics", "Analytics"],
  ["athlete", "/athlete/portfolio", "Profile"],
  ["athlete", "/messages/c1", "Messages"],
  ["staff", "/admin", "Dashboard"],
  ["staff", "/admin/polishing", "Polishing"],
  ["staff", "/admin/setup", "Setup"],
  ["staff", "/admin/content", "Content & Moderation"],
  ["staff", "/admin/security", "Security Dashboard"],
] as const)("as %s, %s belongs to %s", (type, address, label) => {
  expect(findSection(sideLinks({ type, roles: ["admin"] }).flat(), address)?.label).toBe(label);
});

it.each([
  ["athlete", "/athlete/campaigns", "Find work"],
  ["athlete", "/athlete/campaigns?tab=invitations", "Find work"],
  ["athlete", "/athlete/campaigns?tab=mine&after=c1", "Deals"],
  ["athlete", "/athlete/content/c1", "Deals"],
  ["athlete", "/contracts/c1", "Deals"],
  ["athlete", "/athlete/profile", undefined],
  ["athlete", "/offers/i1", "Find work"],
  ["brand", "/offers/i1", "Campaigns"],
  ["brand", "/brand/content/c1", "Reviews"],
  ["brand", "/brand/campaigns/c1?tab=athletes", "Campaigns"],
  ["brand", "/brand/discover", undefined],
  ["staff", "/admin", "Home"],
  ["staff", "/admin/users", undefined],
] as const)("on the phone of %s, %s belongs to %s", (type, address, label) => {
  const all = sideLinks({ type, roles: ["admin"] }).flat();
  expect(findBarSection(barLinks(type).links, all, address)?.label).toBe(label);
});

it("lists every screen of the specification", () => {
  const of = (type: "athlete" | "brand" | "staff") =>
    sideLinks({ type, roles: ["admin"] })
      .flat()
      .flatMap(({ to, add }) => [to, add?.to]);
  expect(of("athlete")).toEqual(
    expect.arrayContaining(
      "dashboard profile campaigns content social analytics verification"
        .split(" ")
        .map((screen) => `/athlete/${screen}`)
        .concat("/contracts", "/messages", "/security", "/billing"),
    ),
  );
  expect(of("brand")).toEqual(
    expect.arrayContaining(
      "dashboard discover matches campaigns/new content insights verification"
        .split(" ")
        .map((screen) => `/brand/${screen}`)
        .concat("/contracts", "/messages", "/security", "/billing"),
    ),
  );
  expect(of("staff")).toEqual(
    expect.arrayContaining(
      "users contracts verification disputes security setup"
        .split(" ")
        .map((screen) => `/admin/${screen}`)
        .concat("/admin"),
    ),
  );
});

it("shows staff what their role may open", () => {
  const of = (role: "admin" | "moderator") =>
    sideLinks({ type: "staff", roles: [role] })
      .flat()
      .map(({ label }) => label);
  expect(of("admin")).toContain("Security Dashboard");
  expect(of("moderator")).not.toContain("Security Dashboard");
});
