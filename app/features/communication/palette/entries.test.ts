import { expect, test } from "vitest";
import { sideLinks } from "~/features/identity/accounts/navigation";
import type { UserType } from "~db/constants";
import { entriesFor, fixedEntries } from "./entries";

const entry = (label: string, words = "") => ({ label, words, note: "Screen", to: `/${label}` });
const entries = [entry("Dashboard", "home"), entry("Create Campaign", "new"), entry("Campaigns")];
const labels = (q: string) => entriesFor(entries, q).map(({ label }) => label);

test("an entry is found by each of its words, in any order and case", () => {
  expect(labels("")).toEqual(["Dashboard", "Create Campaign", "Campaigns"]);
  expect(labels("CAMP")).toEqual(["Create Campaign", "Campaigns"]);
  expect(labels("camp create")).toEqual(["Create Campaign"]);
  expect(labels("zebra")).toEqual([]);
});

test("names come before other words", () => {
  const found = entriesFor([entry("Billing", "report"), entry("Report sales")], "report");
  expect(found.map(({ label }) => label)).toEqual(["Report sales", "Billing"]);
});

const first = (type: UserType, q: string) =>
  entriesFor(fixedEntries(type, sideLinks({ type, roles: ["admin"] }).flat()), q)[0]?.label;

test.each([
  ["brand", "invite", "Invite athletes"],
  ["brand", "pay", "Pay athletes"],
  ["brand", "new campaign", "Create Campaign"],
  ["brand", "spending", "Spending"],
  ["brand", "statement", "Spending"],
  ["brand", "shortlist", "Shortlist"],
  ["brand", "report", "Report sales"],
  ["brand", "invoice", "Invoices"],
  ["athlete", "payout", "Payouts"],
  ["athlete", "invoice", "Invoices"],
  ["athlete", "report", "Analytics"],
  ["athlete", "upload", "Add content"],
  ["staff", "report", "Content & Moderation"],
  ["staff", "flag", "Content & Moderation"],
  ["staff", "suspend", "Users"],
  ["staff", "ban", "Users"],
  ["staff", "refund", "Payments"],
  ["staff", "proof of identity", "Verification"],
  ["staff", "ruling", "Disputes"],
  ["staff", "erase", "Deletion Requests"],
  ["staff", "role", "Setup"],
  ["staff", "email", "Deliveries"],
  ["staff", "zebra", undefined],
] as const)("as %s, “%s” leads first to %s", (type, q, label) => {
  expect(first(type, q)).toBe(label);
});

test.each(["athlete", "brand", "staff"] as const)("no two entries of %s are the same", (type) => {
  const all = fixedEntries(type, sideLinks({ type, roles: ["admin"] }).flat());
  const keys = all.map(({ note, to, label }) => `${note} ${to} ${label}`);
  expect(keys).toEqual([...new Set(keys)]);
});

test("every screen of staff has other words", () => {
  const all = fixedEntries("staff", sideLinks({ type: "staff", roles: ["admin"] }).flat());
  expect(all.filter(({ words }) => !words)).toEqual([]);
});
