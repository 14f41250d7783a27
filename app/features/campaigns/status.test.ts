import { describe, expect, test } from "vitest";
import { CAMPAIGN_STATUSES, type CampaignStatus, USER_TYPES } from "~db/constants";
import { allowedTransitions } from "./policy";
import { nextStatus, TRANSITIONS, type Transition } from "./status";

/** Every way a campaign may go; all else leads nowhere. */
const WAYS: Record<string, CampaignStatus> = {
  "draft launch brand": "active",
  "active complete brand": "completed",
  "active cancel brand": "cancelled",
};

const transitions = Object.keys(TRANSITIONS) as Transition[];

describe("nextStatus", () => {
  for (const status of CAMPAIGN_STATUSES)
    for (const transition of transitions)
      for (const who of USER_TYPES)
        test(`${status}, ${transition}, ${who}`, () => {
          expect(nextStatus(status, transition, who)).toBe(
            WAYS[`${status} ${transition} ${who}`] ?? null,
          );
        });
});

describe("allowedTransitions", () => {
  const owner = { type: "brand", userId: "owner" } as const;
  const of = (status: CampaignStatus) => ({ brandId: "owner", status });

  test("the owner launches a draft and ends what is active", () => {
    expect(CAMPAIGN_STATUSES.map((status) => allowedTransitions(owner, of(status)))).toEqual([
      ["launch"],
      ["complete", "cancel"],
      [],
      [],
    ]);
  });

  test("another brand decides nothing", () => {
    const other = { type: "brand", userId: "other" } as const;
    for (const status of CAMPAIGN_STATUSES)
      expect(allowedTransitions(other, of(status))).toEqual([]);
  });
});
