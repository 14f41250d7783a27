import { expect, test } from "vitest";
import { describeNotification, NOTIFICATION_KINDS } from "~/server/notifications";
import { NOTIFICATION_CATEGORIES } from "~db/constants";

test("each kind has a name of its own and a category of the settings", () => {
  const names = NOTIFICATION_KINDS.map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const categories = NOTIFICATION_KINDS.map(({ category }) => category);
  expect(new Set(categories)).toEqual(new Set(NOTIFICATION_CATEGORIES));
});

test("text and address follow from the row, and lead to the list once the subject is deleted", () => {
  const row = {
    kind: "campaign.launched",
    subjectId: "c1",
    params: { company: "Northlight", title: "Autumn miles" },
  };
  expect(describeNotification(row)).toEqual({
    title: "Campaign launched",
    message: "Northlight launched “Autumn miles”. You can start on your content.",
    link: "/athlete/campaigns/c1",
  });
  expect(describeNotification({ ...row, subjectId: null })?.link).toBe("/athlete/campaigns");
});

test("a kind that has been removed has no text", () => {
  expect(describeNotification({ kind: "gone.kind", subjectId: null, params: {} })).toBeNull();
});
