import { expect, test } from "vitest";
import { describeCampaign } from "./describe-campaign";

const TODAY = "2026-11-29";

const campaign = (values: Partial<Parameters<typeof describeCampaign>[0]> = {}) =>
  describeCampaign(
    {
      id: "c1",
      status: "active",
      startDate: "2026-11-20",
      endDate: "2027-01-14",
      invited: 7,
      unanswered: 2,
      deals: 4,
      toReview: 0,
      budget: 500_000,
      offered: 150_000,
      agreed: 300_000,
      held: 23_400,
      paid: 30_000,
      owed: 0,
      unpaid: 0,
      work: { approved: 2, agreed: 28 },
      goal: null,
      ...values,
    },
    TODAY,
  );

test("time is what is left, or what is left until it starts", () => {
  const time = (values: Parameters<typeof campaign>[0]) => {
    const { label, value } = campaign(values).time;
    return `${label}: ${value}`;
  };
  expect(time({})).toBe("Time left: 46 days");
  expect(time({ endDate: TODAY })).toBe("Time left: Last day");
  expect(time({ endDate: "2026-11-28" })).toBe("Ended: 1 day ago");
  expect(time({ startDate: "2026-12-01" })).toBe("Starts in: 2 days");
  expect(time({ status: "draft", startDate: "2026-12-01" })).toBe("Starts in: 2 days");
  expect(time({ status: "completed", endDate: "2026-11-21" })).toBe("Duration: 2 days");
  expect(time({ endDate: null })).toBe("Duration: Open");
});

test("money says what is left of the budget, and where the rest is", () => {
  expect(campaign({ owed: 247_500 }).money).toEqual({
    label: "Left in budget",
    value: "£500",
    of: "of £5,000",
    note: "£3,975 promised, £234 secured, £300 paid",
  });
  // Two deals of three are over, and their fees were never paid in.
  const over = {
    budget: 420_000,
    offered: 0,
    agreed: 375_000,
    held: 0,
    paid: 125_000,
    unpaid: 250_000,
  };
  expect(campaign(over).money).toMatchObject({
    value: "£450",
    note: "£1,250 paid, £2,500 not paid",
  });
  expect(campaign({ budget: 400_000 }).money).toMatchObject({
    label: "Over budget",
    value: "£500",
  });
  expect(campaign({ budget: null }).money).toMatchObject({
    label: "Promised in all",
    value: "£4,500",
  });
});

test("a result stands against its goal, and nothing is made up", () => {
  const goal = { goal: "sales", target: 180, baseline: 60, range: null } as const;
  expect(campaign().result.value).toBe("No goal");
  expect(campaign({ goal }).result).toMatchObject({
    value: "No data yet",
    of: "of 180 orders",
    note: "baseline 60",
  });
  expect(campaign({ goal: { ...goal, range: { low: 50, high: 70 } } }).result.value).toBe(
    "50 to 70",
  );
});

test("the health is what the brand should know first", () => {
  const health = (values: Parameters<typeof campaign>[0]) => {
    const found = campaign(values).health;
    return found && `${found.tone}: ${found.text}`;
  };
  const alone = { invited: 0, unanswered: 0, deals: 0 };
  expect(health({ ...alone, startDate: "2026-12-01" })).toBe(
    "alert: Starts Tue 1 Dec, no athletes yet",
  );
  expect(health(alone)).toBe("alert: Running, no athletes yet");
  expect(health({ deals: 0 })).toBe("waiting: Running, 2 invited, none accepted yet");
  expect(health({ toReview: 2, owed: 5 })).toBe("waiting: 2 content items to review");
  expect(health({ owed: 247_500 })).toBe("waiting: £2,475 to pay in");
  expect(health({ endDate: "2026-12-04" })).toBe("alert: Ends in 5 days, 2 of 28 approved");
  expect(health({ endDate: "2026-11-28" })).toBe("alert: It has ended. Complete it");
  expect(health({})).toBe("calm: Running, 2 of 28 approved");
  expect(health({ startDate: "2026-12-01" })).toBe("calm: Starts Tue 1 Dec, 4 athletes");
  expect(health({ status: "draft" })).toBe("waiting: 4 athletes have accepted. Launch it");
  expect(health({ status: "draft", ...alone })).toBe(
    "alert: Not launched, though it was to start Fri 20 Nov",
  );
  expect(health({ status: "completed" })).toBeNull();
});
