import { expect, test } from "vitest";
import { CAMPAIGN_STATUSES } from "~db/constants";
import {
  isCancelledCampaign,
  isCompletedCampaign,
  isLaunchedCampaign,
  isOpenCampaign,
  isPastEndDate,
  isRunningCampaign,
} from "./policy";

test("each rule holds in its states alone", () => {
  expect(CAMPAIGN_STATUSES.filter(isOpenCampaign)).toEqual(["draft", "active"]);
  expect(CAMPAIGN_STATUSES.filter(isRunningCampaign)).toEqual(["active"]);
  expect(CAMPAIGN_STATUSES.filter(isLaunchedCampaign)).toEqual([
    "active",
    "completed",
    "cancelled",
  ]);
  expect(CAMPAIGN_STATUSES.filter(isCompletedCampaign)).toEqual(["completed"]);
  expect(CAMPAIGN_STATUSES.filter(isCancelledCampaign)).toEqual(["cancelled"]);
});

test("only a running campaign has ended, and not on its last day", () => {
  expect(isPastEndDate({ status: "active", endDate: "2026-11-01" }, "2026-11-02")).toBe(true);
  expect(isPastEndDate({ status: "active", endDate: "2026-11-01" }, "2026-11-01")).toBe(false);
  expect(isPastEndDate({ status: "active", endDate: null }, "2026-11-02")).toBe(false);
  expect(isPastEndDate({ status: "completed", endDate: "2026-11-01" }, "2026-11-02")).toBe(false);
});
