import { describe, expect, test } from "vitest";
import {
  CONTRACT_KINDS,
  CONTRACT_STATUSES,
  type ContractStatus,
  SIDES,
  type Side,
} from "~db/constants";
import {
  allowedActions,
  type ContractState,
  otherSide,
  statusAfterSigning,
  turnOf,
} from "./status";

const OFFERED: ContractState = {
  kind: "contract",
  status: "pending",
  startedBy: "brand",
  proposedBy: "brand",
  signed: [],
  openFollowUp: null,
};

const abilities = (state: Partial<ContractState>, side: Side) =>
  Object.entries(allowedActions({ ...OFFERED, ...state }, side))
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(" ");

const OPEN: ContractStatus[] = ["pending", "partially_signed"];
const CLOSED: ContractStatus[] = ["declined", "withdrawn", "lapsed", "replaced", "cancelled"];

describe("what a side may do", () => {
  for (const kind of CONTRACT_KINDS)
    for (const startedBy of SIDES)
      for (const side of SIDES) {
        const theirs = { kind, startedBy };
        const by = side === startedBy ? "that sent it" : "that was sent it";
        test(`the ${side} ${by}, with an open ${kind}`, () => {
          const end = side === startedBy ? "withdraw" : "decline";
          for (const proposedBy of SIDES) {
            expect(abilities({ ...theirs, proposedBy }, side)).toBe(`sign change comment ${end}`);
            const signed = { ...theirs, proposedBy, status: "partially_signed" } as const;
            expect(abilities({ ...signed, signed: [side] }, side)).toBe(`change comment ${end}`);
            expect(abilities({ ...signed, signed: [otherSide(side)] }, side)).toBe(
              `sign change comment ${end}`,
            );
          }
        });
        test(`the ${side} ${by}, with a closed ${kind}`, () => {
          for (const status of CLOSED) expect(abilities({ ...theirs, status }, side)).toBe("");
        });
        test(`the ${side} ${by}, with a ${kind} that both have signed`, () => {
          const signed = { ...theirs, status: "fully_executed", signed: SIDES } as const;
          expect(abilities(signed, side)).toBe(kind === "cancellation" ? "" : "amend cancel");
          expect(abilities({ ...signed, openFollowUp: "another" }, side)).toBe("");
        });
      }

  test("every status is in the table", () => {
    expect([...OPEN, "fully_executed", ...CLOSED].sort()).toEqual([...CONTRACT_STATUSES].sort());
  });
});

test("nobody acts next unless it can be signed", () => {
  for (const status of CONTRACT_STATUSES)
    expect(turnOf({ ...OFFERED, status }) !== null).toBe(OPEN.includes(status));
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
