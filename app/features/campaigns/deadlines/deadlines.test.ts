import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayIn } from "~/platform/zone-clock";
import { addDays, isBusinessDay } from "./business-days";
import { DEADLINE_KINDS, RULES } from "./deadline-kinds";
import {
  type DeadlineInput,
  deadlineOf,
  dueAt,
  extensionOf,
  lastDayOf,
  remindersOf,
  stepDue,
} from "./deadlines";

const at = (iso: string) => Date.parse(iso);
const turn = (
  kind: DeadlineInput["kind"],
  since: string,
  more: Partial<DeadlineInput> = {},
): DeadlineInput => ({
  kind,
  since: at(since),
  zone: "Europe/London",
  ...more,
});

const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "UTC");
const moment = fc.integer({ min: at("2026-01-01T00:00Z"), max: at("2029-12-31T00:00Z") });
const day = moment.map((when) => new Date(when).toISOString().slice(0, 10));
const anyTurn: fc.Arbitrary<DeadlineInput> = fc.record({
  kind: fc.constantFrom(...DEADLINE_KINDS),
  since: moment,
  zone: fc.oneof(zone, fc.constant(null)),
  starts: fc.oneof(day, fc.constant(null)),
  ends: fc.oneof(day, fc.constant(null)),
});

describe("the last day", () => {
  test.each<[DeadlineInput["kind"], string, Partial<DeadlineInput>, string, string]>([
    ["invitation", "2026-11-16T10:00Z", {}, "2026-11-23", "7 days"],
    ["invitation", "2026-11-16T10:00Z", { starts: "2026-11-20" }, "2026-11-19", "before it starts"],
    ["invitation", "2026-11-16T10:00Z", { starts: "2026-12-20" }, "2026-11-23", "starts later"],
    ["invitation", "2026-11-16T10:00Z", { starts: "2026-11-17" }, "2026-11-17", "starts next day"],
    ["invitation", "2026-11-16T10:00Z", { starts: "2026-11-16" }, "2026-11-23", "has started"],
    ["invitation", "2026-11-16T10:00Z", { ends: "2026-11-18" }, "2026-11-18", "the campaign ends"],
    ["invitation", "2026-11-16T10:00Z", { ends: "2026-11-16" }, "2026-11-17", "ends the same day"],
    ["invitation", "2026-11-16T10:00Z", { ends: "2026-11-15" }, "2026-11-23", "has ended"],
    ["review", "2026-11-19T10:00Z", {}, "2026-11-24", "3 business days"],
    ["changes", "2026-12-23T10:00Z", {}, "2027-01-04", "5 business days, over Christmas"],
    ["review", "2026-11-16T23:30Z", { zone: "Asia/Tokyo" }, "2026-11-20", "Tuesday in Tokyo"],
    ["review", "2026-11-19T10:00Z", { extendedTo: "2026-12-01" }, "2026-12-01", "extended"],
  ])("of %s since %s is %s, %s", (kind, since, more, last) => {
    expect(lastDayOf(turn(kind, since, more))).toBe(last);
  });

  test("is after the start of the turn, and within the full time", () => {
    fc.assert(
      fc.property(anyTurn, (one) => {
        const begun = dayIn(one.zone ?? "Europe/London", one.since);
        const last = lastDayOf(one);
        expect(last > begun).toBe(true);
        expect(dueAt(one)).toBeGreaterThan(one.since);
        if (one.kind === "invitation") expect(last <= addDays(begun, 7)).toBe(true);
        if (RULES[one.kind].business) expect(isBusinessDay(last)).toBe(true);
      }),
    );
  });

  test("lasts until midnight in the person's time zone, also across a clock change", () => {
    // The clocks go back on 25 October 2026.
    const review = turn("review", "2026-10-21T10:00Z");
    expect(new Date(dueAt(review)).toISOString()).toBe("2026-10-27T00:00:00.000Z");
    const earlier = turn("review", "2026-10-19T10:00Z");
    expect(new Date(dueAt(earlier)).toISOString()).toBe("2026-10-22T23:00:00.000Z");
    const due = dueAt(earlier);
    expect(deadlineOf(earlier, due - 1)).toMatchObject({ overdue: false, isToday: true });
    expect(deadlineOf(earlier, due)).toMatchObject({ overdue: true, isToday: false });
  });
});

describe("reminders", () => {
  test("come in the morning at half of the time and on the last day", () => {
    const { half, last } = remindersOf(turn("invitation", "2026-11-16T10:00Z"));
    expect([half, last].map((when) => new Date(when ?? 0).toISOString())).toEqual([
      "2026-11-20T09:00:00.000Z",
      "2026-11-23T09:00:00.000Z",
    ]);
  });

  test("come once if both would fall on the same morning", () => {
    const soon = turn("invitation", "2026-11-16T15:00Z", { starts: "2026-11-17" });
    expect(remindersOf(soon).half).toBeNull();
  });

  test("come in order, before the deadline", () => {
    fc.assert(
      fc.property(anyTurn, (one) => {
        const { half, last } = remindersOf(one);
        if (half !== null) {
          expect(half).toBeGreaterThan(one.since);
          expect(half).toBeLessThan(last);
        }
        expect(last).toBeLessThan(dueAt(one));
        expect(last).toBeGreaterThan(one.since);
      }),
    );
  });
});

describe("the steps of a pending action", () => {
  const review = turn("review", "2026-11-16T10:00Z");
  test.each([
    ["2026-11-17T10:00Z", null, null],
    ["2026-11-18T09:00Z", null, "half"],
    ["2026-11-18T09:00Z", "half", null],
    ["2026-11-19T09:00Z", "half", "last"],
    ["2026-11-19T09:00Z", null, "last"],
    ["2026-11-19T09:00Z", "last", null],
    ["2026-11-20T00:00Z", null, "due"],
    ["2026-11-20T00:00Z", "last", "due"],
    ["2026-12-20T00:00Z", "due", null],
  ] as const)("at %s, lastStep %s: %s", (now, lastStep, step) => {
    expect(stepDue({ ...review, lastStep }, at(now))).toBe(step);
  });

  test("are each taken once as time passes", () => {
    fc.assert(
      fc.property(
        anyTurn,
        fc.array(fc.integer({ min: 0, max: 20 * 24 }), { maxLength: 40 }),
        (one, hours) => {
          const taken: string[] = [];
          let lastStep: DeadlineInput["lastStep"] = null;
          for (const hour of [...hours].sort((a, b) => a - b)) {
            const step = stepDue({ ...one, lastStep }, one.since + hour * 3_600_000);
            if (!step) continue;
            taken.push(step);
            lastStep = step;
          }
          expect(new Set(taken).size).toBe(taken.length);
          expect(taken).toEqual([...taken].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
        },
      ),
    );
  });
});

const ORDER = ["half", "last", "due"];

describe("an extension", () => {
  const review = turn("review", "2026-11-16T10:00Z");
  test("gives the full time from today, once a day", () => {
    expect(extensionOf(review, at("2026-11-16T12:00Z"))).toBeNull();
    expect(extensionOf(review, at("2026-11-18T12:00Z"))).toBe("2026-11-23");
    expect(
      extensionOf({ ...review, extendedTo: "2026-11-23" }, at("2026-11-18T13:00Z")),
    ).toBeNull();
    expect(extensionOf(review, at("2026-12-01T12:00Z"))).toBe("2026-12-04");
  });

  test("of an invitation ends with its campaign", () => {
    const invitation = turn("invitation", "2026-11-16T10:00Z", { ends: "2026-11-25" });
    expect(extensionOf(invitation, at("2026-11-20T12:00Z"))).toBe("2026-11-25");
    expect(
      extensionOf({ ...invitation, extendedTo: "2026-11-25" }, at("2026-11-21T12:00Z")),
    ).toBeNull();
  });

  test("of a review is not bounded by its campaign's end, because what was begun is finished", () => {
    const ended = { ...review, ends: "2026-11-17" };
    expect(extensionOf(ended, at("2026-11-18T12:00Z"))).toBe("2026-11-23");
  });

  test("is always later than the previous deadline, and in the future", () => {
    fc.assert(
      fc.property(anyTurn, moment, (one, now) => {
        const to = extensionOf(one, now);
        if (to === null) return;
        expect(to > lastDayOf(one)).toBe(true);
        expect(dueAt({ ...one, extendedTo: to })).toBeGreaterThan(now);
      }),
    );
  });
});
