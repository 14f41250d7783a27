import { expect, it } from "vitest";
import { findSection } from "~/components/shell/section";
import { sideLinks } from "./navigation";

it.each([
  ["brand", "/brand/dashboard", "Dashboard"],
  ["brand", "/brand/discover", "Discover Athletes"],
  ["brand", "/brand/shortlist", "Discover Athletes"],
  ["brand", "/brand/searches", "Discover Athletes"],
  ["brand", "/brand/compare", "Discover Athletes"],
  ["brand", "/brand/athletes/a1/invite", "Discover Athletes"],
  ["brand", "/brand/campaigns/new", "Create Campaign"],
  ["brand", "/brand/campaigns", "Campaigns"],
  ["brand", "/brand/campaigns/c1", "Campaigns"],
  ["brand", "/brand/content/c1", "Content Review"],
  ["brand", "/notifications", undefined],
  ["athlete", "/athlete/campaigns/c1", "Browse Campaigns"],
  ["athlete", "/athlete/content/new", "My Content"],
  ["athlete", "/athlete/social", "Social accounts"],
  ["athlete", "/athlete/analytics", "Analytics"],
  ["athlete", "/athlete/portfolio", "Profile"],
  ["athlete", "/messages/c1", "Messages"],
  ["staff", "/admin", "Dashboard"],
  ["staff", "/admin/polishing", "Polishing"],
  ["staff", "/admin/setup", "Staff roles"],
  ["staff", "/admin/content", "Content & Moderation"],
  ["staff", "/admin/security", "Security Dashboard"],
] as const)("as %s, %s belongs to %s", (type, address, label) => {
  expect(findSection(sideLinks({ type, roles: ["admin"] }), address)?.label).toBe(label);
});

it("shows staff what their role may open", () => {
  const of = (role: "admin" | "moderator") =>
    sideLinks({ type: "staff", roles: [role] }).map(({ label }) => label);
  expect(of("admin")).toContain("Security Dashboard");
  expect(of("moderator")).not.toContain("Security Dashboard");
});
