import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Due } from "./deadline-line";
import { TaskList } from "./task-list";

/** What the list of a dashboard says on Wed 18 Nov 2026, task by task. */
const textsOf = (days: (string | null)[]) => {
  const tasks = days.map((lastDay) => ({
    due: lastDay,
    row: createElement(
      "li",
      { key: lastDay },
      lastDay
        ? createElement(Due, {
            deadline: {
              lastDay,
              overdue: lastDay < "2026-11-18",
              isToday: lastDay === "2026-11-18",
            },
          })
        : "No date",
    ),
  }));
  const html = renderToStaticMarkup(createElement(TaskList, { tasks }));
  return html
    .split("<li>")
    .slice(1)
    .map((item) => item.replaceAll(/<[^>]*>/g, ""));
};

test("overdue tasks come first, then the earliest, and those without a date last, said in words", () => {
  expect(textsOf([null, "2026-11-20", "2026-11-18", "2026-11-16", "2026-11-19"])).toEqual([
    "Overdue since Mon 16 Nov",
    "Due today",
    "Due by Thu 19 Nov",
    "Due by Fri 20 Nov",
    "No date",
  ]);
});
