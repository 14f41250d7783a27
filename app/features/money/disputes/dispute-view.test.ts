import { expect, test } from "vitest";
import { type DisputeTurn, turnText } from "./dispute-view";

const base: DisputeTurn = {
  status: "open",
  filedBy: "brand",
  respondentId: "athlete",
  answeredAt: 1,
  assignedTo: null,
  isAppealed: false,
  offers: [],
  deadline: null,
};
const deadline = {
  kind: "dispute_athlete",
  lastDay: "2001-11-26",
  overdue: false,
  isToday: false,
  extendTo: null,
} as const;
const NAMES: Record<string, string> = { brand: "Northlight", athlete: "Maya" };
const turn = (more: Partial<DisputeTurn>, reader: string) =>
  turnText({ ...base, ...more }, reader, (id) => NAMES[id] ?? "");
const offers = (madeBy: string) => [{ madeBy, status: "open" as const }];

test.each<[string, Partial<DisputeTurn>, string, boolean, RegExp]>([
  ["the respondent answers", { deadline }, "athlete", true, /^You have until Mon 26 Nov 2001 to/],
  ["the filer waits", { deadline }, "brand", false, /^Maya has until Mon 26 Nov 2001 to answer/],
  ["staff wait for the answer", { deadline }, "staff", false, /^Maya has until/],
  ["an offer is decided on", { offers: offers("brand") }, "athlete", true, /Northlight has made/],
  ["an offer waits", { offers: offers("athlete") }, "athlete", false, /^Northlight has your offer/],
  ["our team begins", {}, "brand", false, /has everything it needs/],
  ["our team works", { status: "under_review" }, "brand", false, /is working on it/],
  ["an appeal", { isAppealed: true, status: "escalated" }, "brand", false, /Another member/],
  ["it is unassigned", {}, "staff", true, /No one is handling/],
  ["a colleague handles it", { assignedTo: "colleague" }, "staff", false, /With our team/],
])("%s", (_, more, reader, isOwn, text) => {
  const found = turn(more, reader);
  expect(found?.isOwn).toBe(isOwn);
  expect(found?.text).toMatch(text);
});

test("neither side has a turn after an offer is decided or a dispute has ended", () => {
  const declined = [{ madeBy: "brand", status: "declined" as const }];
  expect(turn({ offers: declined }, "athlete")?.isOwn).toBe(false);
  for (const status of ["resolved", "closed"] as const)
    expect(turn({ status, offers: offers("brand") }, "athlete")).toBeNull();
});
