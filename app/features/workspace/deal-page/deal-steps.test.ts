import { expect, test } from "vitest";
import type { ContractKind } from "~db/constants";
import { chooseDealSteps, listDealSteps, type StepFacts } from "./deal-steps";

const NO_CONTRACT: StepFacts = {
  id: "d1",
  status: "active",
  campaign: { id: "k1", isDraft: false, isRunning: true },
  openContract: null,
  unsigned: 0,
  isSigned: false,
  disputes: [],
  owed: 600_00,
  isFunded: false,
  mayPay: true,
  isPayoutReady: true,
  content: [],
  missing: [{ text: "2 reels", due: null }],
};

const listed = (facts: Partial<StepFacts>) =>
  listDealSteps({ ...NO_CONTRACT, ...facts }).map(({ by, text }) => `${by}: ${text}`);

const signing = (kind: ContractKind, turn: "brand" | "athlete") => ({
  openContract: { id: "v1", kind, turn, deadline: null },
});

test("the brand draws up the contract or pays without one", () => {
  expect(listed({})).toEqual(["brand: send the contract", "brand: pay in £600 plus our fee"]);
});

test("the side whose turn it is reads and signs, and nothing is paid before", () => {
  const facts = { ...signing("contract", "athlete"), mayPay: false };
  expect(listed(facts)).toEqual(["athlete: read and sign the contract"]);
});

test("a brand with several contracts to sign is led to where it signs all", () => {
  const more = (turn: "brand" | "athlete", unsigned: number) =>
    listDealSteps({ ...NO_CONTRACT, ...signing("contract", turn), unsigned })[0]?.more;
  expect(more("brand", 3)).toEqual({ label: "Sign all 3 contracts", to: "/brand/sign" });
  expect([more("brand", 1), more("athlete", 3)]).toEqual([undefined, undefined]);
});

test("work begins when the money is there", () => {
  expect(listed({ isSigned: true })).toEqual(["brand: pay in £600 plus our fee"]);
  expect(listed({ isSigned: true, owed: 0, isFunded: true })).toEqual(["athlete: make 2 reels"]);
});

test("an athlete who cannot be paid out sets up payouts", () => {
  expect(listed({ isSigned: true, isPayoutReady: false })).toContain("athlete: add a bank account");
  expect(listed({ isPayoutReady: false }), "nothing is signed or paid yet").not.toContain(
    "athlete: add a bank account",
  );
});

test("an athlete sets up payouts first, and the brand waits for the work, not for a bank account", () => {
  const facts = { isSigned: true, owed: 0, isFunded: true, isPayoutReady: false };
  const stepsOf = (viewer: "brand" | "athlete", more: Partial<StepFacts> = {}) => {
    const steps = listDealSteps({ ...NO_CONTRACT, ...facts, ...more });
    const { own, awaited } = chooseDealSteps(steps, viewer);
    return [own?.text, awaited?.text];
  };
  expect(stepsOf("athlete")).toEqual(["add a bank account", undefined]);
  expect(stepsOf("brand")).toEqual([undefined, "make 2 reels"]);
  expect(stepsOf("brand", { missing: [] })).toEqual([undefined, undefined]);
});

test("changes come before reviews, reviews before posts, posts before drafts", () => {
  const content = (["draft", "approved", "awaiting_review", "rejected", "posted"] as const).map(
    (status) => ({ id: status, title: status, status, deadline: null }),
  );
  const facts = { isSigned: true, owed: 0, isFunded: true, content, missing: [] };
  expect(listed(facts)).toEqual([
    "athlete: change “rejected”",
    "brand: review “awaiting_review”",
    "athlete: post “approved”",
    "athlete: send “draft” for review",
  ]);
});

test("what was approved is posted, also after the deal has ended", () => {
  const content = [{ id: "c", title: "Reel", status: "approved" as const, deadline: null }];
  expect(listed({ status: "ended", content })).toEqual(["athlete: post “Reel”"]);
});
