import { describe, expect, test } from "vitest";
import { CONTRACT_STATUSES, type ContractStatus, SIDES, type Side } from "~db/constants";
import { allowed, statusAfterSigning, turnOf } from "./status";

const abilities = (standing: Parameters<typeof allowed>[0], side: Side) =>
  Object.entries(allowed(standing, side))
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(" ");

describe("what a side may do", () => {
  const OPEN: Record<Side, string> = {
    brand: "sign change comment withdraw",
    athlete: "sign change comment decline",
  };
  const CLOSED: ContractStatus[] = ["fully_executed", "declined", "withdrawn", "lapsed"];

  for (const side of SIDES) {
    test(`the ${side} with an open contract`, () => {
      for (const proposedBy of SIDES)
        expect(abilities({ status: "pending", proposedBy, signed: [] }, side)).toBe(OPEN[side]);
    });
    test(`the ${side} that has signed does not sign again`, () => {
      const signed = { status: "partially_signed", proposedBy: "brand", signed: [side] } as const;
      expect(abilities(signed, side)).toBe(OPEN[side].replace("sign ", ""));
    });
    for (const status of CLOSED)
      test(`the ${side} with a contract that is ${status}`, () => {
        expect(abilities({ status, proposedBy: "brand", signed: [] }, side)).toBe("");
        expect(turnOf({ status, proposedBy: "brand", signed: [] })).toBeNull();
      });
  }

  test("every status is in a table", () => {
    expect([...CLOSED, "pending", "partially_signed"].sort()).toEqual(
      [...CONTRACT_STATUSES].sort(),
    );
  });
});

test("the side that was sent the newest version acts next, and then the one that has not signed", () => {
  const turn = (proposedBy: Side, signed: Side[]) =>
    turnOf({ status: signed.length > 0 ? "partially_signed" : "pending", proposedBy, signed });
  expect(turn("brand", [])).toBe("athlete");
  expect(turn("athlete", [])).toBe("brand");
  for (const proposedBy of SIDES) {
    expect(turn(proposedBy, ["brand"])).toBe("athlete");
    expect(turn(proposedBy, ["athlete"])).toBe("brand");
  }
});

test("two signatures execute a contract", () => {
  expect(statusAfterSigning([], "brand")).toBe("partially_signed");
  expect(statusAfterSigning(["brand"], "athlete")).toBe("fully_executed");
  expect(statusAfterSigning(["athlete"], "brand")).toBe("fully_executed");
});
