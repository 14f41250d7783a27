import { expect, test } from "vitest";
import { groupBySubject } from "./group-by-subject";

const item = (id: string, subjectId: string | null, read = true) => ({
  id,
  subjectId,
  read,
  title: id,
  message: "",
  createdAt: 1,
  senderName: null,
  senderPicture: null,
});

test("notifications about the same subject form one group, with the newest text and position", () => {
  const groups = groupBySubject([item("4", "a"), item("3", "b"), item("2", "a"), item("1", "a")]);
  expect(groups.map(({ id, more }) => [id, more])).toEqual([
    ["4", 2],
    ["3", 0],
  ]);
});

test("a group is unread while any of its notifications is", () => {
  const [group] = groupBySubject([item("2", "a", true), item("1", "a", false)]);
  expect(group?.read).toBe(false);
  expect(groupBySubject([item("2", "a"), item("1", "a")])[0]?.read).toBe(true);
});

test("notifications whose subject has been deleted stand alone", () => {
  expect(groupBySubject([item("2", null), item("1", null)])).toHaveLength(2);
});
