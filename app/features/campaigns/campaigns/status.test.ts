import { describe, expect, test } from "vitest";
import { CAMPAIGN_STATUSES, type CampaignStatus, USER_TYPES } from "~db/constants";
import { campaignMachine } from "./status";

/** Every transition of a campaign; all else leads nowhere. */
const EXPECTED: Record<string, CampaignStatus> = {
  "draft launch brand": "active",
  "active complete brand": "completed",
  "active cancel brand": "cancelled",
};

describe("next", () => {
  for (const status of CAMPAIGN_STATUSES)
    for (const transition of campaignMachine.names)
      for (const party of USER_TYPES)
        test(`${status}, ${transition}, ${party}`, () => {
          expect(campaignMachine.next(status, transition, party)).toBe(
            EXPECTED[`${status} ${transition} ${party}`] ?? null,
          );
        });
});

test("a brand launches a draft and ends what is active; other parties decide nothing", () => {
  const allowed = (party: string) =>
    CAMPAIGN_STATUSES.map((status) => campaignMachine.allowed(status, party));
  expect(allowed("brand")).toEqual([["launch"], ["complete", "cancel"], [], []]);
  expect(allowed("athlete").flat()).toEqual([]);
  expect(allowed("staff").flat()).toEqual([]);
});
