import { expect, test } from "vitest";
import { buildTimeline, type DealContent, type TimelineFacts } from "./deal-timeline";

const AGREED: TimelineFacts = {
  status: "active",
  closedAt: null,
  offeredAt: 1,
  agreedAt: 2,
  signedAt: null,
  isBeingSigned: false,
  fee: 600_00,
  payments: [],
  deliverables: [{ text: "2 reels", count: 2 }],
  content: [],
  now: Date.parse("2027-01-04"),
};

const item = (status: DealContent["status"], times: Partial<DealContent> = {}): DealContent => ({
  ...{ id: "c", title: "Reel", status, deliverable: "2 Instagram reels", items: 1 },
  ...{ submittedAt: null, approvedAt: null, postedAt: null, ...times },
});

const payment = (status: "due" | "held" | "settled", amount = 600_00) => ({
  ...{ status, amount, fundedAt: status === "due" ? null : 4 },
  ...(status === "settled"
    ? { toAthlete: amount, settledFor: "approved" as const, sentAt: 8 }
    : { toAthlete: null, settledFor: null, sentAt: null }),
});

/** 'Signed: current' for each step, with its date or how much is done. */
const shown = (facts: Partial<TimelineFacts>) =>
  buildTimeline({ ...AGREED, ...facts }).map(({ name, state, at, note }) =>
    [`${name}: ${state}`, at ?? note].filter((part) => part !== null).join(", "),
  );

test("a deal that was just agreed waits for its signatures", () => {
  expect(shown({})).toEqual([
    "Offered: done, 1",
    "Agreed: done, 2",
    "Signed: current",
    "Money secured: open",
    "Sent: open",
    "Approved: open",
    "Posted: open",
    "Paid: open",
  ]);
});

test("each step has the date of its last part, and says how much is done before", () => {
  expect(
    shown({
      signedAt: 3,
      payments: [payment("held")],
      content: [
        item("posted", { submittedAt: 5, approvedAt: 6, postedAt: 7 }),
        item("awaiting_review", { submittedAt: 6 }),
      ],
    }),
  ).toEqual([
    "Offered: done, 1",
    "Agreed: done, 2",
    "Signed: done, 3",
    "Money secured: done, 4",
    "Sent: done, 6",
    "Approved: current, 1 of 2",
    "Posted: open, 1 of 2",
    "Paid: open",
  ]);
});

test("a part of the fee is not the fee", () => {
  expect(
    shown({ signedAt: 3, payments: [payment("held", 300_00), payment("due", 300_00)] }),
  ).toContain("Money secured: current");
});

test("a deal that is paid without a contract does without the signatures", () => {
  const states = shown({ payments: [payment("held")] });
  expect(states).toContain("Signed: skipped");
  expect(states).toContain("Sent: current");
  expect(shown({ payments: [payment("held")], isBeingSigned: true })).toContain("Signed: current");
});

test("a deal without a fee has no money to wait for", () => {
  const states = shown({ fee: 0, signedAt: 3 });
  expect(states).toContain("Money secured: skipped");
  expect(states).toContain("Paid: skipped");
});

test("what was sent back does not count as sent", () => {
  expect(
    shown({ signedAt: 3, payments: [payment("held")], content: [item("rejected")] }),
  ).toContain("Sent: current");
});

test("a deal that was called off shows what was done, and its end", () => {
  expect(shown({ status: "ended", closedAt: 9, signedAt: 3 })).toEqual([
    ...["Offered: done, 1", "Agreed: done, 2", "Signed: done, 3", "Ended: done, 9"],
  ]);
  expect(shown({ status: "cancelled", closedAt: 9 }).at(-1)).toBe("Cancelled: done, 9");
  const half = [item("posted", { submittedAt: 5, approvedAt: 6, postedAt: 7 })];
  expect(shown({ status: "ended", closedAt: 9, content: half })).toEqual([
    ...["Offered: done, 1", "Agreed: done, 2", "Sent: open, 1 of 2", "Approved: open, 1 of 2"],
    ...["Posted: open, 1 of 2", "Ended: done, 9"],
  ]);
  expect(shown({ status: "completed" })).toContain("Signed: current");
});

test("a deal of a replaced invitation begins with the agreement", () => {
  expect(shown({ offeredAt: null })[0]).toBe("Agreed: done, 2");
});

test("all steps are done once everything is posted and paid", () => {
  const content = [1, 2].map(() => item("posted", { submittedAt: 5, approvedAt: 6, postedAt: 7 }));
  const states = shown({ signedAt: 3, payments: [payment("settled")], content });
  expect(states.every((step) => step.includes("done"))).toBe(true);
  expect(states.at(-1)).toBe("Paid: done, 8");
  const sentToday = { ...payment("settled"), sentAt: AGREED.now };
  expect(shown({ signedAt: 3, payments: [sentToday], content }).at(-1)).toBe(
    "Paid: current, On its way",
  );
});
