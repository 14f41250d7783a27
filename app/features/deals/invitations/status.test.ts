import { describe, expect, it } from "vitest";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { CAMPAIGN_STATUSES, INVITATION_STATUSES, USER_TYPES } from "~db/constants";
import { invitationMachine } from "./status";

const ALLOWED: Record<string, string> = {
  "pending agree brand": "accepted",
  "pending accept athlete": "accepted",
  "pending decline athlete": "declined",
  "declined undoDecline athlete": "pending",
  "pending withdraw brand": "withdrawn",
};

describe("an invitation", () => {
  for (const status of INVITATION_STATUSES)
    for (const transition of invitationMachine.names)
      for (const party of USER_TYPES) {
        const expected = ALLOWED[`${status} ${transition} ${party}`] ?? null;
        it(`${status}, ${transition} by ${party}: ${expected ?? "refused"}`, () => {
          expect(invitationMachine.next(status, transition, party)).toBe(expected);
        });
      }
});

it("is sent and answered in draft and active campaigns only", () => {
  expect(CAMPAIGN_STATUSES.filter(isOpenCampaign)).toEqual(["draft", "active"]);
});
