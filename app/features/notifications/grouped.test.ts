import { expect, test } from "vitest";
import { groupedByLink } from "./grouped";

const item = (id: string, link: string, read = true) => ({
  id,
  link,
  read,
  title: id,
  message: "",
  createdAt: 1,
  senderName: null,
  senderPicture: null,
});

test("notifications with the same address form one group, with the newest text and position", () => {
  const groups = groupedByLink([
    item("4", "/a"),
    item("3", "/b"),
    item("2", "/a"),
    item("1", "/a"),
  ]);
  expect(groups.map(({ id, more }) => [id, more])).toEqual([
    ["4", 2],
    ["3", 0],
  ]);
});

test("a group is unread while any of its notifications is", () => {
  const [group] = groupedByLink([item("2", "/a", true), item("1", "/a", false)]);
  expect(group?.read).toBe(false);
  expect(groupedByLink([item("2", "/a"), item("1", "/a")])[0]?.read).toBe(true);
});
