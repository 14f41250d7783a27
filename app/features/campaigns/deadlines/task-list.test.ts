import { expect, test } from "vitest";
import { describeTasks } from "./task-list";

const due = (...days: (string | null)[]) => days.map((day) => ({ due: day, row: null }));

test.each([
  [due(), 0, "Nothing is waiting for you."],
  [due(null), 1, "1 thing to do."],
  [due("2027-01-06", null), 7, "7 things to do."],
  [due("2027-01-04", "2027-01-05", "2027-01-05", null), 9, "1 due today, 2 due tomorrow, 6 more."],
  [due("2027-01-03", "2027-01-04"), 2, "1 overdue, 1 due today."],
])("%# says what is due when", (tasks, total, text) => {
  expect(describeTasks(tasks, total, "2027-01-04")).toBe(text);
});
