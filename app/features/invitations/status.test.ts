import { describe, expect, it } from "vitest";
import { CAMPAIGN_STATUSES, INVITATION_STATUSES } from "~db/constants";
import { afterMove, INVITATION_MOVES, isOpenCampaign } from "./status";

const ALLOWED: Record<string, string> = {
  "pending accept athlete": "accepted",
  "pending decline athlete": "declined",
  "pending lapse brand": "lapsed",
};

describe("an invitation", () => {
  for (const status of INVITATION_STATUSES)
    for (const move of INVITATION_MOVES)
      for (const by of ["athlete", "brand"] as const) {
        const expected = ALLOWED[`${status} ${move} ${by}`] ?? null;
        it(`${status}, ${move} by ${by}: ${expected ?? "refused"}`, () => {
          expect(afterMove(status, move, by)).toBe(expected);
        });
      }
});

it("is sent and answered in draft and active campaigns only", () => {
  expect(CAMPAIGN_STATUSES.filter(isOpenCampaign)).toEqual(["draft", "active"]);
});
