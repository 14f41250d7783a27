import { describe, expect, it } from "vitest";
import { DEAL_STATUSES, USER_TYPES } from "~db/constants";
import { dealMachine } from "./status";

describe("a deal", () => {
  for (const status of DEAL_STATUSES)
    for (const transition of dealMachine.names)
      for (const party of USER_TYPES) {
        const expected =
          (status === "active" || status === "completed") && party === "brand" ? "ended" : null;
        it(`${status}, ${transition} by ${party}: ${expected ?? "refused"}`, () => {
          expect(dealMachine.next(status, transition, party)).toBe(expected);
        });
      }
});
