import { describe, expect, it } from "vitest";
import { INTEREST_STATUSES, USER_TYPES } from "~db/constants";
import { interestMachine } from "./status";

const ALLOWED: Record<string, string> = {
  "open withdraw athlete": "withdrawn",
  "open decline brand": "declined",
};

describe("an interest", () => {
  for (const status of INTEREST_STATUSES)
    for (const transition of interestMachine.names)
      for (const party of USER_TYPES) {
        const expected = ALLOWED[`${status} ${transition} ${party}`] ?? null;
        it(`${status}, ${transition} by ${party}: ${expected ?? "refused"}`, () => {
          expect(interestMachine.next(status, transition, party)).toBe(expected);
        });
      }
});
